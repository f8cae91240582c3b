"""A stretch of text."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import attrgetter
from typing import NamedTuple


class Span(NamedTuple):
    """Half-open interval of code-point offsets, ``0 <= start <= end``."""

    start: int
    end: int

    def of(self, text: str) -> str:
        """Return the characters of `text` that the span covers."""
        return text[self.start : self.end]

    def shift(self, by: int) -> Span:
        """Return the span moved `by` code points to the right."""
        return Span(self.start + by, self.end + by)

    def covers(self, other: Span) -> bool:
        """Tell whether `other` lies wholly inside."""
        return self.start <= other.start and other.end <= self.end

    def overlaps(self, other: Span) -> bool:
        """Tell whether the two share at least one code point."""
        return self.start < other.end and other.start < self.end


def covering(spans: Sequence[Span], inner: Span) -> int | None:
    """Return the index of the span that covers `inner`, or None; `spans` are in order and do not overlap."""
    at = bisect_right(spans, inner.start, key=attrgetter("start")) - 1
    return at if at >= 0 and spans[at].covers(inner) else None
