"""An analysed effect, as exceptions are compared with it."""

from __future__ import annotations

from typing import NamedTuple

from analyzer.language.token import Analysis
from analyzer.text import Span


class Effect(NamedTuple):
    """An analysed effect: its analysis and its parts in offsets of the normalised view."""

    analysis: Analysis
    parts: tuple[Span, ...]

    def indices(self, *spans: Span) -> list[int]:
        """Return the tokens that share a character with one of `spans`."""
        return [i for i, t in enumerate(self.analysis.tokens) if any(s.overlaps(t.span) for s in spans)]

    def part_of(self, span: Span) -> Span:
        """Return the part that holds `span`, the whole text if none does."""
        whole = Span(0, len(self.analysis.text.text))
        return next((p for p in self.parts if p.covers(span)), whole)
