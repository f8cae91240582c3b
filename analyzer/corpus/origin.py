"""Where the characters of a row's text stand in the user's file, so that a finding can point at them.

Offsets are carried from the reader, never searched for again: an escape of JSON or a doubled quote of CSV is one
character of the text and several of the file. Everything counts code points; a byte-order mark counts as nothing.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

_LINE_END = re.compile(r"\r\n|\n|\r")
_REACH = 1000  # a JSON file may be one line of many megabytes


class Position(NamedTuple):
    """A place in a file: line and column from 1, and offset from 0."""

    line: int
    column: int
    offset: int


class Glimpse(NamedTuple):
    """A line of a file, or what can be shown of a very long one.

    Attributes:
        text: the characters, without the line end.
        before: how many characters of the line stand before them.
        cut: whether more of the line follows.
    """

    text: str
    before: int = 0
    cut: bool = False


class Lines:
    """A stretch of a file from the beginning of a line on.

    Args:
        text: the characters as they stand in the file, line ends included.
        line: number of the stretch's first line, from 1.
        offset: offset of its first character in the file.
    """

    def __init__(self, text: str, line: int = 1, offset: int = 0) -> None:
        self.text, self.line, self.offset = text, line, offset

    @cached_property
    def _starts(self) -> list[int]:
        return [0, *(match.end() for match in _LINE_END.finditer(self.text))]

    def position(self, at: int) -> Position:
        """Return the place of the character at `at` of the stretch."""
        number = bisect_right(self._starts, at) - 1
        return Position(self.line + number, at - self._starts[number] + 1, self.offset + at)

    def glimpse(self, at: int) -> Glimpse:
        """Return what surrounds the character at `at` in its line."""
        number = bisect_right(self._starts, at)
        start, end = self._starts[number - 1], (*self._starts[number : number + 1], len(self.text))[0]
        first, last = max(start, at - _REACH), min(end, at + _REACH)
        shown = self.text[first:last]
        return Glimpse(shown.rstrip("\r\n") if last == end else shown, first - start, last < end)


class Origin(NamedTuple):
    """Where a row's text stands.

    Attributes:
        lines: the stretch of the file that holds the row.
        offsets: for each character of the text its offset in `lines`, and one more: where the text ends.
    """

    lines: Lines
    offsets: Sequence[int]

    def position(self, at: int) -> Position:
        """Return the place in the file of the character at `at` of the text (its length: where it ends)."""
        return self.lines.position(self.offsets[min(at, len(self.offsets) - 1)])

    def glimpse(self, at: int) -> Glimpse:
        """Return what surrounds the character at `at` of the text in the line of the file."""
        return self.lines.glimpse(self.offsets[min(at, len(self.offsets) - 1)])


def plain(lines: Lines, text: str) -> Origin:
    """Return the origin of a text that stands in the file as it is, at the beginning of `lines`."""
    return Origin(lines, range(len(text) + 1))


class Cell(Lines):
    """The text of a cell or item of a file that is no plain text: its row stands for the line."""

    def position(self, at: int) -> Position:
        """Return the row, and the character within the cell as column and offset."""
        return Position(self.line, at + 1, at)


def cell(text: str, row: int) -> Origin:
    """Return the origin of a text in row `row` of a file that has no lines of its own (a workbook, Parquet)."""
    return Origin(Cell(text, row), range(len(text) + 1))
