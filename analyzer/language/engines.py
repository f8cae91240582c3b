"""Choosing an engine by name, never silently."""

from __future__ import annotations

from typing import NamedTuple

from analyzer.language.engine import Engine
from analyzer.language.lexicon_engine import LexiconEngine
from analyzer.language.pipeline import EMBEDDED, OFFICIAL, install_hint, not_installed, package_folder
from analyzer.messages import Message
from analyzer.resources import data_dir

LEXICON = "lexicon"
_EMBEDDED = Message("beépített", "embedded")
_NO_MODEL = Message("modell nélkül", "no model needed")


class EngineStatus(NamedTuple):
    """Whether an engine can be used here, and how to get it if not."""

    name: str
    ready: bool
    hint: Message


def load_engine(name: str = EMBEDDED, *, syntax: bool = True) -> Engine:
    """Load the engine called `name`: ``lexicon``, ``hu_effects_sm``, or any HuSpaCy/spaCy model by name or path.

    Without `syntax` its tokens have no heads; records and verdicts are the same, for they ask for none.

    Raises:
        EngineError: there is no such engine; says what to install.
    """
    if name == LEXICON:
        return LexiconEngine()
    if not name:
        raise not_installed(name)
    from analyzer.language.spacy_engine import SpacyEngine  # lazily: spaCy takes a second to import

    return SpacyEngine.load(name, syntax=syntax)


def available() -> list[EngineStatus]:
    """List the engines that the documentation names, without loading any."""
    embedded = (data_dir("models") / EMBEDDED / "config.cfg").is_file()
    found = [EngineStatus(EMBEDDED, embedded, _EMBEDDED), EngineStatus(LEXICON, True, _NO_MODEL)]
    return found + [EngineStatus(n, package_folder(n) is not None, install_hint(n)) for n in OFFICIAL]
