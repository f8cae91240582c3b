"""A text cut where spans begin and end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple


class Piece(NamedTuple):
    """A stretch of a text, and the numbers of the spans that cover it."""

    text: str
    spans: tuple[int, ...]


def pieces(text: str, spans: Sequence[tuple[int, int]]) -> Iterator[Piece]:
    """Cut `text` at the ends of `spans` (code points, half-open); the pieces together are the text.

    What a span has beyond the text is left out, as are empty spans.
    """
    length = len(text)
    kept = [(number, max(0, start), min(end, length)) for number, (start, end) in enumerate(spans) if start < end]
    ends = sorted({0, length, *(end for _, start, stop in kept if start < stop for end in (start, stop))})
    for begin, end in pairwise(ends):
        covering = (number for number, start, stop in kept if start <= begin and end <= stop)
        yield Piece(text[begin:end], tuple(covering))
