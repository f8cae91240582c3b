"""Choosing and loading engines."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from analyzer.errors import EngineError
from analyzer.language.engines import available, load_engine
from analyzer.language.pipeline import load_pipeline
from analyzer.language.spacy_engine import SpacyEngine

SENTENCES = ["Semmiképpen sem térhet vissza éberen.", "FAL 6.", "1000¥600 🐉 nem", "", " ", "NEM", "a" * 300]


@pytest.fixture(scope="module")
def engine() -> SpacyEngine:
    return SpacyEngine.load("hu_effects_sm")


@pytest.mark.parametrize("name", ["hu_core_news_lg", "no_such_model", "/nowhere/at/all", ""])
def test_a_missing_model_says_what_to_do(name: str) -> None:
    """An engine that is not there is one line with its name and what to install or write instead."""
    with pytest.raises(EngineError) as caught:
        load_engine(name)
    message = str(caught.value)
    assert "\n" not in message
    assert ("huspacy.download('hu_core_news_lg')" in message) == (name == "hu_core_news_lg")
    assert "hu_effects_sm" in message or "hu_core_news_lg" in message


def test_a_model_of_another_language_is_refused(tmp_path: Path) -> None:
    """An English pipeline is named as such, not used silently."""
    import spacy

    spacy.blank("en").to_disk(tmp_path / "en")
    with pytest.raises(EngineError, match="is a model for 'en'"):
        load_engine(str(tmp_path / "en"))


def test_a_damaged_model_is_named(tmp_path: Path) -> None:
    """A directory that does not load gives one line with the reason."""
    (tmp_path / "config.cfg").write_text("[nlp]\nlang = 3\n", encoding="utf-8")
    with pytest.raises(EngineError, match="does not load") as caught:
        load_engine(str(tmp_path))
    assert "\n" not in str(caught.value)


def test_any_spacy_directory_is_an_engine(tmp_path: Path) -> None:
    """A blank Hungarian pipeline works and says that it has neither morphology nor syntax."""
    import spacy

    nlp = spacy.blank("hu")
    nlp.meta["name"], nlp.meta["version"] = "toy", "1.2.3"
    nlp.to_disk(tmp_path / "toy")
    engine = load_engine(str(tmp_path / "toy"))
    assert engine.name == "hu_toy-1.2.3"
    assert (engine.has_morphology, engine.has_syntax) == (False, False)
    assert [t.text for t in next(iter(engine.tokenize(["Nem véd."])))] == ["Nem", "véd", "."]


@pytest.mark.model
def test_embedded_tokens_quote_the_sentence(engine: SpacyEngine) -> None:
    """Tokens of the embedded engine are in order and quote the sentence; heads stay inside it."""
    for sentence, tokens in zip(SENTENCES, engine.tokenize(SENTENCES), strict=True):
        assert all(sentence[t.start : t.end] == t.text for t in tokens)
        assert all(0 <= t.head < len(tokens) for t in tokens)
        assert "".join(t.text for t in tokens) == "".join(sentence.split())


@pytest.mark.model
def test_company_changes_nothing(engine: SpacyEngine) -> None:
    """A sentence reads the same alone, in a crowd, and in reverse order."""
    alone = [next(iter(engine.tokenize([s]))) for s in SENTENCES]
    assert list(engine.tokenize(SENTENCES)) == alone
    assert list(engine.tokenize(SENTENCES[::-1]))[::-1] == alone


@pytest.mark.model
def test_embedded_engine_knows_its_version(engine: SpacyEngine) -> None:
    """The engine's name carries the version of the weights, so a record can be made again."""
    meta = load_pipeline().meta
    assert engine.name == f"hu_effects_sm-{meta['version']}"
    assert engine.has_morphology
    assert engine.has_syntax


def test_engines_are_listed() -> None:
    """The list names the embedded engine, the one without a model and the official ones with a hint."""
    status = {s.name: s for s in available()}
    assert status["hu_effects_sm"].ready
    assert status["lexicon"].ready
    assert "huspacy.download" in status["hu_core_news_lg"].hint.hu


def test_spacy_is_imported_only_by_an_engine_that_needs_it() -> None:
    """Importing the library and reading with the engine `lexicon` brings no spaCy in."""
    code = (
        "import sys; from analyzer import Analyzer; Analyzer('lexicon').analyze('Nem véd.');"
        "assert not {'spacy', 'thinc', 'numpy', 'huspacy'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
