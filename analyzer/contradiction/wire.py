"""Contradictions in the form of the wire records: offsets of the original texts, reasons in one language."""

from __future__ import annotations

from typing import Protocol

from analyzer.contradiction.detect import Detected, detect_contradiction
from analyzer.contradiction.game import DEFAULT_GAME, load_game
from analyzer.contradiction.text_decides import Effect, TextDecided, decide_by_text
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.messages import Lang
from analyzer.records.model import ConflictPair, Contradiction
from analyzer.text import NormalText, Span


class AnalysedEffect(Protocol):
    """Whatever carries an analysis and its parts (spans of the normalised view)."""

    @property
    def analysis(self) -> Analysis:
        """The text with its tokens."""
        ...

    @property
    def parts(self) -> tuple[Span, ...]:
        """The parts of the text."""
        ...


def detect(
    a: AnalysedEffect, b: AnalysedEffect, lexicon: Lexicon, *, game: str = DEFAULT_GAME, lang: Lang = "hu"
) -> Contradiction:
    """Return whether two effects contradict each other, as a record.

    Raises:
        LexiconError: the file of `game` is missing or has a fault.
    """
    found = detect_contradiction(a.analysis, a.parts, b.analysis, b.parts, lexicon, load_game(game))
    return on_wire(found, a.analysis.text, b.analysis.text, lang)


def on_wire(found: Detected, a: NormalText, b: NormalText, lang: Lang) -> Contradiction:
    """Turn offsets of the views into offsets of the original texts."""
    pairs = tuple(
        ConflictPair(a=_ends(a, c.a), b=_ends(b, c.b), why=c.why.text(lang)) for c in found.pairs
    )
    return Contradiction(kind=found.kind, source="detected", pairs=pairs)


def _ends(text: NormalText, span: Span) -> tuple[int, int]:
    raw = text.to_raw(span)
    return raw.start, raw.end


def match_exceptions(
    a: AnalysedEffect, b: AnalysedEffect, lexicon: Lexicon, *, game: str = DEFAULT_GAME
) -> TextDecided:
    """Return what the texts themselves decide (rule A); `number` counts the claimant's exceptions in text order."""
    return decide_by_text(
        Effect(a.analysis, tuple(a.parts)), Effect(b.analysis, tuple(b.parts)), lexicon, load_game(game)
    )
