"""Form-first matching of operators and near misses (SPEC §3)."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from analyzer.lexicon import Lexicon, load_lexicon
from analyzer.lexicon.parts import part_rules
from analyzer.operators import Matcher, OperatorMatch
from analyzer.text import NormalText
from analyzer.text.parts import split_sentences
from tests.text.watched import Watched

LEXICON = load_lexicon()
CASES = yaml.safe_load((Path(__file__).parent / "cases" / "forms.yaml").read_text(encoding="utf-8"))
ENTRIES = [(e.id, x) for e in LEXICON.tables.operator for x in e.examples]
COUNTERS = [(e.id, x) for e in LEXICON.tables.operator for x in e.counter_examples]
NEAR = [(e.id, x) for e in LEXICON.tables.near_miss for x in e.examples]
NEAR_COUNTERS = [(e.id, x) for e in LEXICON.tables.near_miss for x in e.counter_examples]


@pytest.fixture(scope="module")
def matcher(lexicon: Lexicon) -> Matcher:
    return Matcher(lexicon)


def found(matcher: Matcher, raw: str) -> tuple[OperatorMatch, ...]:
    text = NormalText(raw)
    return matcher.operators(text, split_sentences(text, part_rules(LEXICON)))


@pytest.mark.parametrize(("id", "text"), ENTRIES)
def test_examples_match(matcher: Matcher, id: str, text: str) -> None:
    """Every operator entry is found in its examples."""
    assert id in {m.entry.id for m in found(matcher, text)}


@pytest.mark.parametrize(("id", "text"), COUNTERS)
def test_counter_examples_do_not_match(matcher: Matcher, id: str, text: str) -> None:
    """No operator entry is found in its counter-examples."""
    assert id not in {m.entry.id for m in found(matcher, text)}


@pytest.mark.parametrize(("id", "text"), NEAR)
def test_near_miss_examples(matcher: Matcher, id: str, text: str) -> None:
    """Every near miss is found in its examples."""
    assert id in {m.entry.id for m in matcher.near_misses(NormalText(text))}


@pytest.mark.parametrize(("id", "text"), NEAR_COUNTERS)
def test_near_miss_counter_examples(matcher: Matcher, id: str, text: str) -> None:
    """No near miss is found in its counter-examples."""
    assert id not in {m.entry.id for m in matcher.near_misses(NormalText(text))}


@pytest.mark.parametrize("case", CASES, ids=[c["text"] for c in CASES])
def test_forms(matcher: Matcher, case: dict[str, object]) -> None:
    """Each text of the case file holds exactly the listed operators, with their tiers."""
    got = [[m.entry.id, m.tier] for m in found(matcher, str(case["text"]))]
    assert got == case["operators"]


def test_no_form_is_listed_twice() -> None:
    """A form belongs to one operator entry only."""
    forms = [f for e in LEXICON.tables.operator for f in (*e.forms, *e.unaccented)]
    assert len(forms) == len(set(forms))


def test_forms_are_folded() -> None:
    """Forms are written as the folded NFC view has them, else they could never match."""
    for entry in (*LEXICON.tables.operator, *LEXICON.tables.near_miss):
        for form in entry.forms:
            assert NormalText(form).folded == form


@given(st.sampled_from([t for _, t in ENTRIES + COUNTERS]))
def test_case_and_decomposition_change_nothing(raw: str) -> None:
    """Capitals, NFD and soft hyphens change neither the operators nor their number."""
    matcher = Matcher(LEXICON)
    plain = [(m.entry.id, m.tier) for m in found(matcher, raw)]
    for variant in (raw.upper(), unicodedata.normalize("NFD", raw)):
        assert [(m.entry.id, m.tier) for m in found(matcher, variant)] == plain


@given(st.sampled_from([f for e in LEXICON.tables.operator for f in e.forms]), st.sampled_from("aéő1Żя\u0301"))
def test_word_boundaries_are_unicode(form: str, neighbour: str) -> None:
    """A letter, digit or mark of any script next to a form makes it another word."""
    matcher = Matcher(LEXICON)
    longer = form + neighbour
    assert form not in {m.span.of(NormalText(longer).folded) for m in found(matcher, longer)}


def test_may_match_agrees(matcher: Matcher) -> None:
    """The cheap test and the full search agree on whether there is an operator."""
    for _, raw in ENTRIES + COUNTERS:
        assert matcher.may_match(NormalText(raw)) == bool(found(matcher, raw))


def test_each_of_many_sentences_keeps_its_own_companion(matcher: Matcher) -> None:
    """In a long text every operator gets the tier of its own sentence, found without walking all the others."""
    text = NormalText("Semmiképp sem véd. Semmiképp, bár sérült, nem véd. Semmiképp véd. " * 200)
    sentences = Watched(split_sentences(text, part_rules(LEXICON)))
    got = [m.tier for m in matcher.operators(text, sentences) if m.entry.id == "semmiképpen"]
    alone = [
        found(matcher, t)[0].tier for t in ("Semmiképp sem véd.", "Semmiképp, bár sérült, nem véd.", "Semmiképp véd.")
    ]
    assert len(set(alone)) == 3
    assert got == alone * 200
    assert sentences.looks <= 50 * len(got)
