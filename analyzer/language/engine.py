"""The contract of an engine: sentences in, tokens out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from analyzer.language.token import Token


class Engine(Protocol):
    """A source of tokens.

    Attributes:
        name: what the record's ``versions.engine`` says, e.g. ``hu_effects_sm-0.1.0``.
        has_morphology, has_syntax: see :class:`analyzer.language.token.Analysis`.
    """

    name: str
    has_morphology: bool
    has_syntax: bool

    def tokenize(self, sentences: Iterable[str]) -> Iterable[Sequence[Token]]:
        """Give the tokens of each sentence, in order, with offsets and heads relative to that sentence."""
        ...


def engine_name(lang: str, meta: Mapping[str, Any]) -> str:
    """Return the name that records give a spaCy pipeline from its language and `meta`: ``hu_effects_sm-0.1.0``."""
    return f"{lang}_{meta['name']}-{meta['version']}"
