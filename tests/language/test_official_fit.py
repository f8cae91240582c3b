"""A model for another spaCy is refused in one line that says what it needs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import spacy

from analyzer.errors import EngineError
from analyzer.language.engines import load_engine
from analyzer.language.spacy_engine import SpacyEngine
from tests.cli.running import run
from tests.language.official_model import trained_for


@pytest.fixture
def model(tmp_path: Path) -> Path:
    nlp = spacy.blank("hu", meta={"name": "proba", "version": "3.7.0"})
    nlp.to_disk(tmp_path / "proba")
    return tmp_path / "proba"


def refusal(model: Path) -> EngineError:
    with pytest.raises(EngineError) as caught:
        load_engine(str(model))
    assert all("\n" not in said for said in caught.value.said)
    return caught.value


@pytest.mark.parametrize("needed", [">=3.7.0,<3.8.0", ">=3.9.0,<3.10.0"])
def test_another_minor_is_refused(needed: str, model: Path) -> None:
    """What it was trained for, what is installed, and that one environment holds one spaCy, in both languages."""
    trained_for(model, needed)
    error = refusal(model)
    for said in error.said:
        assert needed in said
        assert spacy.__version__ in said
        assert "docs/models.md" in said
    assert "an environment holds one spaCy" in error.said.en


@pytest.mark.filterwarnings("ignore:.*W09[45].*:UserWarning")  # spaCy's own word on vague ranges
@pytest.mark.parametrize("needed", [f">={spacy.__version__}", f"~={spacy.__version__}"])
def test_a_model_that_fits_is_loaded(needed: str, model: Path) -> None:
    """A range that holds the installed spaCy, narrow or wide, is no reason to refuse."""
    trained_for(model, needed)
    assert load_engine(str(model)).name == "hu_proba-3.7.0"


def test_a_transformer_model_names_its_environment(model: Path) -> None:
    """A model of the trf kind for spaCy 3.7 is told apart: it needs its own environment with spaCy 3.7."""
    trained_for(model, ">=3.7.0,<3.8.0", components=["transformer", "tagger"])
    for said in refusal(model).said:
        assert "transformer" in said
        assert "spaCy 3.7" in said


def test_a_transformer_model_without_its_library(model: Path) -> None:
    """Fitting or not, without spacy-transformers it cannot run, and the error says so instead of naming a factory."""
    trained_for(model, f">={spacy.__version__}", components=["transformer", "tagger"])
    for said in refusal(model).said:
        assert "spacy-transformers" in said
        assert "spaCy 3.7" in said


def test_broken_meta_data_are_left_to_the_loading(model: Path) -> None:
    """Meta data that are no JSON give the one-line error of a model that does not load."""
    (model / "meta.json").write_text("{", encoding="utf-8")
    assert "does not load" in refusal(model).said.en
    (model / "meta.json").write_text(json.dumps([1]), encoding="utf-8")
    assert "does not load" in refusal(model).said.en


def test_the_command_line_says_it_in_the_users_language(model: Path) -> None:
    """`hatas scan --engine MODEL` ends with status 2 and the sentence on standard error."""
    trained_for(model, ">=3.7.0,<3.8.0")
    done = run("scan", "-", "--engine", str(model), stdin='{"text": "Nem."}\n')
    assert (done.status, done.raw) == (2, b"")
    assert "egy környezet egyetlen spaCy-t tart" in done.err


def test_an_installed_trf_hint_names_no_download() -> None:
    """The official trf model is not to be had for this spaCy, so the hint names its own environment instead."""
    with pytest.raises(EngineError) as caught:
        load_engine("hu_core_news_trf")
    assert "spaCy 3.7" in caught.value.message
    assert "huspacy.download" not in caught.value.message


class OldLanguage:
    """A ``Language`` as spaCy 3.7 has it: without memory zones."""

    def __init__(self) -> None:
        self._nlp = spacy.blank("hu")
        self.lang, self.pipe_names, self.meta = "hu", [], {"name": "old", "version": "1"}

    def __call__(self, text: str) -> object:
        return self._nlp(text)

    def __getattr__(self, name: str) -> object:
        if name == "memory_zone":
            raise AttributeError(name)
        return getattr(self._nlp, name)


def test_the_engine_runs_on_spacy_without_memory_zones() -> None:
    """The environment of a trf model has spaCy 3.7; the engine reads there as it does here."""
    sentences = ["Nem véd.", "Csak éber."]
    today = spacy.blank("hu", meta={"name": "new", "version": "1"})
    assert list(SpacyEngine(OldLanguage()).tokenize(sentences)) == list(SpacyEngine(today).tokenize(sentences))
