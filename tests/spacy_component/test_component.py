"""``nlp.add_pipe("hatas_effects")``: found by its entry point, the same record as the library's, kept with the Doc."""

from __future__ import annotations

import csv
import io
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
import spacy
from hypothesis import given
from hypothesis import strategies as st
from spacy.tokens import Doc, DocBin

from analyzer import Analyzer, load_pipeline
from analyzer.resources import data_dir

CARDS = list(csv.DictReader(io.StringIO((data_dir("examples") / "cards.csv").read_text(encoding="utf-8"))))
BROKEN = "Sérült kalandozó semmi-\nképpen sem akadályozhat; a bestia csak éberen támadhat."


@pytest.fixture(scope="module")
def nlp():
    """The embedded pipeline with the component at its end."""
    pipeline = load_pipeline()
    pipeline.add_pipe("hatas_effects")
    return pipeline


@pytest.fixture(scope="module")
def blank():
    """A tokenizer and the component, nothing else."""
    pipeline = spacy.blank("hu")
    pipeline.add_pipe("hatas_effects")
    return pipeline


def test_spacy_finds_it_without_an_import() -> None:
    """A fresh interpreter that imports only spaCy can add the component, to one pipeline after another."""
    code = (
        "import spacy\n"
        "for _ in range(2):\n"
        "    nlp = spacy.blank('hu'); nlp.add_pipe('hatas_effects')\n"
        "assert nlp('A harcos nem támadhat.')._.effect.mode.value == 'prohibitive'\n"
        "import importlib, analyzer.spacy_component.factory as factory\n"
        "importlib.reload(factory)\n"
        "nlp = spacy.blank('hu'); nlp.add_pipe('hatas_effects')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.model
def test_the_record_is_the_librarys(nlp, embedded: Analyzer) -> None:
    """Behind the embedded pipeline each example card has the very record that the library gives it."""
    for card in CARDS:
        assert nlp(card["text"])._.effect == embedded.analyze(card["text"]), card["id"]


def test_a_blank_pipeline_goes_by_form(blank, instant: Analyzer) -> None:
    """Behind a tokenizer alone each example card has the operators, level and mode that the engine `lexicon` finds."""
    for card in CARDS:
        found, expected = blank(card["text"])._.effect, instant.analyze(card["text"])
        assert (found.level, found.mode) == (expected.level, expected.mode), card["id"]
        assert [(o.family, o.start, o.end) for o in found.operators] == [
            (o.family, o.start, o.end) for o in expected.operators
        ], card["id"]


def test_spans_are_the_operators(blank) -> None:
    """Each operator is a span under "hatas", labelled with its family, that leads back to it."""
    doc = blank(BROKEN)
    spans = doc.spans["hatas"]
    assert [(s.text, s.label_) for s in spans] == [("semmi-\nképpen", "SEMMIKÉPPEN"), ("sem", "SEM"), ("csak", "CSAK")]
    assert [s._.operator for s in spans] == list(doc._.effect.operators)


@pytest.mark.model
def test_a_broken_word_is_one_token_again(nlp) -> None:
    """The pieces of a word that was broken at a line end are read as the one word that they are."""
    operator = nlp(BROKEN)._.effect.operators[0]
    assert (operator.surface, operator.lemma) == ("semmi-\nképpen", "semmiképpen")


def test_no_record_before_the_component_ran() -> None:
    """A Doc that the component has not seen has None for a record, and its spans lead to no operator."""
    spacy.blank("hu").add_pipe("hatas_effects")  # the extensions are there
    doc = spacy.blank("hu")("Nem támadhat.")
    assert doc._.effect is None
    assert doc[0:1]._.operator is None


def test_an_empty_doc_has_an_empty_record(blank) -> None:
    """No text: weak, permissive, no operators."""
    record = blank("")._.effect
    assert (record.level.value, record.mode.value, record.operators) == ("weak", "permissive", ())


def test_record_and_spans_survive_storing(blank, tmp_path: Path) -> None:
    """DocBin with user data, and bytes, bring back record and spans."""
    doc = blank(BROKEN)
    stored = DocBin(store_user_data=True, docs=[doc])
    stored.to_disk(tmp_path / "docs.spacy")
    (again,) = DocBin(store_user_data=True).from_disk(tmp_path / "docs.spacy").get_docs(blank.vocab)
    direct = Doc(blank.vocab).from_bytes(doc.to_bytes())
    for copy in (again, direct):
        assert copy._.effect == doc._.effect
        assert [s._.operator for s in copy.spans["hatas"]] == list(doc._.effect.operators)


def test_the_pipeline_survives_storing(tmp_path: Path) -> None:
    """A saved pipeline loads with the component and its settings."""
    nlp = spacy.blank("hu")
    nlp.add_pipe("hatas_effects", config={"lang": "en", "policy": "letter"})
    nlp.to_disk(tmp_path / "pipeline")
    loaded = spacy.load(tmp_path / "pipeline")
    assert loaded.pipe_names == ["hatas_effects"]
    assert loaded(BROKEN)._.effect == nlp(BROKEN)._.effect
    assert "rule" in loaded(BROKEN)._.effect.operators[0].why


def test_two_processes_give_what_one_gives(blank) -> None:
    """``n_process=2`` changes nothing."""
    texts = [card["text"] for card in CARDS[:12]]
    one = [msgspec.json.encode(doc._.effect) for doc in blank.pipe(texts)]
    two = [msgspec.json.encode(doc._.effect) for doc in blank.pipe(texts, n_process=2, batch_size=3)]
    assert one == two


@pytest.mark.parametrize(("setting", "value"), [("policy", "strict"), ("lang", "de")])
def test_a_wrong_setting_is_refused(setting: str, value: str) -> None:
    """A setting that does not exist is named when the component is added."""
    with pytest.raises(ValueError, match=setting):
        spacy.blank("hu").add_pipe("hatas_effects", config={setting: value})


@given(st.text(alphabet="nemsakitlvő õû,.;:-\n\r\u00ad\u200b\u0301 12[]", max_size=40))
def test_any_text_is_read(text: str) -> None:
    """Whatever the text, the operators quote it where they stand."""
    record = NLP(text)._.effect
    assert all(record.text[o.start : o.end] == o.surface for o in record.operators)


NLP = spacy.blank("hu")
NLP.add_pipe("hatas_effects")


MARKED = [
    "Csak <b>éber</b> kalandozó akadályozhat.",
    "<i>Őrszem</i><br>A bestia <b>nem</b> támadhat.",
    "Csak őr &amp; lovag támadhat&nbsp;ma.",
    "[i]Szaván fogott[/i] **Mindenképpen** sérülten tér vissza.",
]


@pytest.mark.parametrize("text", MARKED)
def test_markup_is_seen_through(text: str, blank) -> None:
    """A text with tags or entities gives the operators, at the places, that the library finds in it."""
    effect, alone = blank(text)._.effect, Analyzer("lexicon").analyze(text)
    assert (effect.level, effect.mode) == (alone.level, alone.mode)
    assert [(op.surface, op.start) for op in effect.operators] == [(op.surface, op.start) for op in alone.operators]
    assert [text[span.start_char : span.end_char] for span in blank(text).spans["hatas"]]


def test_markup_may_be_text() -> None:
    """Told so, the component takes tags as the letters that they are, as the library does."""
    pipeline = spacy.blank("hu")
    pipeline.add_pipe("hatas_effects", config={"markup": False})
    text = MARKED[0]
    assert pipeline(text)._.effect.parts == Analyzer("lexicon", markup=False).analyze(text).parts
