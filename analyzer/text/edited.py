"""A text after edits, with the way back to the text before them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from typing import NamedTuple

from analyzer.text.span import Span


class Edit(NamedTuple):
    """The characters from `start` to `end` of a text give way to `new`, which may be empty."""

    start: int
    end: int
    new: str


def apart(edits: Iterable[Edit]) -> list[Edit]:
    """Return the edits in order, without those that overlap one that begins earlier, or there and is longer."""
    kept: list[Edit] = []
    for edit in sorted(edits, key=lambda edit: (edit.start, -edit.end)):
        if not kept or edit.start >= kept[-1].end:
            kept.append(edit)
    return kept


class Edited:
    """`text` is what becomes of `raw` by `edits`, which are in order and do not overlap.

    :meth:`back` maps a span of `text` to `raw`. Offsets are code points.
    """

    __slots__ = ("_starts", "_targets", "_widths", "text")

    def __init__(self, raw: str, edits: Iterable[Edit]) -> None:
        # The text as pieces: their offset in it, offset in raw, and width in raw of one that is not copied one to one.
        self._starts: list[int] = [0]
        self._targets: list[int] = [0]
        self._widths: list[int] = [0]
        self.text = self._build(raw, edits)

    def _build(self, raw: str, edits: Iterable[Edit]) -> str:
        out: list[str] = []
        raw_at = at = 0
        for start, end, new in edits:
            out.append(raw[raw_at:start])
            at += start - raw_at
            if new:
                self._piece(at, start, end - start)
                out.append(new)
                at += len(new)
            self._piece(at, end, 0)
            raw_at = end
        out.append(raw[raw_at:])
        return "".join(out)

    def _piece(self, at: int, raw: int, width: int) -> None:
        if self._starts[-1] == at:  # an empty piece: the later one says where the text goes on
            self._targets[-1], self._widths[-1] = raw, width
            return
        self._starts.append(at)
        self._targets.append(raw)
        self._widths.append(width)

    def back(self, span: Span) -> Span:
        """Map a span of the text to the smallest span of the text before that holds the same characters."""
        start = self._offset(span.start)
        if span.end <= span.start:
            return Span(start, start)
        return Span(start, self._end(span.end - 1))

    def _offset(self, at: int) -> int:
        piece = bisect_right(self._starts, at) - 1
        if self._widths[piece]:
            return self._targets[piece]
        return self._targets[piece] + at - self._starts[piece]

    def _end(self, at: int) -> int:
        piece = bisect_right(self._starts, at) - 1
        if self._widths[piece]:
            return self._targets[piece] + self._widths[piece]
        return self._targets[piece] + at - self._starts[piece] + 1
