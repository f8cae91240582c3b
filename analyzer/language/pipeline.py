"""Finding and loading the spaCy pipeline behind an engine; the only module that imports spaCy at load time."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from analyzer.errors import EngineError
from analyzer.resources import data_dir

if TYPE_CHECKING:
    from spacy.language import Language

EMBEDDED = "hu_effects_sm"
OFFICIAL = ("hu_core_news_md", "hu_core_news_lg", "hu_core_news_trf")


def load_pipeline(name: str = EMBEDDED) -> Language:
    """Load the spaCy ``Language`` behind the engine `name`.

    Args:
        name: ``hu_effects_sm`` (embedded, needs no download), the name of an installed HuSpaCy or spaCy model, or the
            path of a model directory.

    Raises:
        EngineError: there is no such model, it does not load, or it is not Hungarian; says what to do.
    """
    target = _locate(name)
    try:
        import huspacy.components  # noqa: F401  # registers HuSpaCy's factories
        import spacy
    except ImportError as error:
        raise EngineError(
            f"engine {name!r} needs {error.name}: pip install 'spacy>=3.8.7,<3.9' 'huspacy>=0.12'"
        ) from None
    try:
        nlp = spacy.load(target, exclude=["ner"])
    except Exception as error:
        reason = " ".join(str(error).split())[:300]
        raise EngineError(f"engine {name!r} does not load: {reason}") from error
    if nlp.lang != "hu":
        raise EngineError(f"engine {name!r} is a model for {nlp.lang!r}; a Hungarian (hu) one is needed")
    return nlp


def _locate(name: str) -> str | Path:
    if name == EMBEDDED:
        path = data_dir("models") / EMBEDDED
        if not (path / "config.cfg").is_file():
            raise EngineError(f"the embedded model {EMBEDDED} is missing: reinstall hatas-analyzer")
        return path
    if (Path(name) / "config.cfg").is_file():
        return Path(name)
    if name.isidentifier() and find_spec(name) is not None:
        return name
    raise EngineError(f"engine {name!r} is not installed: {install_hint(name)}")


def install_hint(name: str) -> str:
    """Say in one line how to get the model `name`."""
    if name in OFFICIAL:
        return f"python -c \"import huspacy; huspacy.download('{name}')\""
    return f"use {EMBEDDED} (embedded), lexicon (no model), an installed model's name or a model directory"
