"""Choosing an engine by name, never silently."""

from __future__ import annotations

from importlib.util import find_spec
from typing import NamedTuple

from analyzer.errors import EngineError
from analyzer.language.engine import Engine
from analyzer.language.lexicon_engine import LexiconEngine
from analyzer.language.pipeline import EMBEDDED, OFFICIAL, install_hint
from analyzer.resources import data_dir

LEXICON = "lexicon"


class EngineStatus(NamedTuple):
    """Whether an engine can be used here, and how to get it if not."""

    name: str
    ready: bool
    hint: str


def load_engine(name: str = EMBEDDED) -> Engine:
    """Load the engine called `name`: ``lexicon``, ``hu_effects_sm``, or any HuSpaCy/spaCy model by name or path.

    Raises:
        EngineError: there is no such engine; says what to install.
    """
    if name == LEXICON:
        return LexiconEngine()
    if not name:
        raise EngineError(f"an engine needs a name: {install_hint(name)}")
    from analyzer.language.spacy_engine import SpacyEngine  # lazily: spaCy takes a second to import

    return SpacyEngine.load(name)


def available() -> list[EngineStatus]:
    """List the engines that the documentation names, without loading any."""
    embedded = (data_dir("models") / EMBEDDED / "config.cfg").is_file()
    found = [EngineStatus(EMBEDDED, embedded, "embedded"), EngineStatus(LEXICON, True, "no model needed")]
    return found + [EngineStatus(n, find_spec(n) is not None, install_hint(n)) for n in OFFICIAL]
