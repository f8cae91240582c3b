"""Records of a delimited table, numbered as a spreadsheet does; broken quoting costs one row."""

from __future__ import annotations

import csv
import re
from collections import deque
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from analyzer.corpus.input.delimiter import sniffed
from analyzer.corpus.origin import Lines

_EXCEL_HINT = re.compile(r"sep=(.)[\r\n]*")
_SAMPLE = 60  # lines that the delimiter is told from
_LONGEST = 2**31 - 1


class Record(NamedTuple):
    """One record: its number from 1, its cells or the code of what is wrong with it, and how it stands in the file."""

    number: int
    cells: list[str]
    wrong: str
    raw: Lines
    delimiter: str


def records(lines: Iterator[str], delimiter: str | None, names: Sequence[str] = ()) -> Iterator[Record]:
    """Give the records of a table; `delimiter` None: Excel's ``sep=`` line or else the first lines tell it.

    `names` are those of columns that the header is likely to have.

    A quote that is never closed would swallow the rest of the file. So a record that fails gives up its first
    line only, and reading goes on with the line after it.
    """
    csv.field_size_limit(_LONGEST)  # the default of 128 KiB refuses long texts
    feed = _Feed(lines)
    delimiter = delimiter or _delimiter(feed, names)
    reader = csv.reader(feed, delimiter=delimiter, strict=True)
    number = 0
    while True:
        number += 1
        feed.begin()
        try:
            yield Record(number, next(reader), "", feed.record(), delimiter)
        except StopIteration:
            return
        except csv.Error:
            wrong = "unclosed_quote" if feed.ended else "bad_quotes"
            feed.give_back()
            yield Record(number, [], wrong, feed.record(), delimiter)


class _Feed:
    """Physical lines that can be given back; `taken` holds those of the record being read."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines = lines
        self._ahead: deque[str] = deque()
        self.taken: list[str] = []
        self.ended = False
        self._line, self._offset = 1, 0  # where the taken lines begin

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        line = self._ahead.popleft() if self._ahead else next(self._lines, None)
        if line is None:
            self.ended = True
            raise StopIteration
        self.taken.append(line)
        return line

    def begin(self) -> None:
        """Begin a record: what was taken so far is done with."""
        self._line, self._offset = self._line + len(self.taken), self._offset + sum(map(len, self.taken))
        self.taken.clear()

    def record(self) -> Lines:
        """Return the taken lines as they stand in the file."""
        return Lines("".join(self.taken), self._line, self._offset)

    def give_back(self, keep: int = 1) -> None:
        """Put the taken lines back, all but the first `keep`."""
        self._ahead.extendleft(reversed(self.taken[keep:]))
        del self.taken[keep:]
        self.ended = False


def _delimiter(feed: _Feed, names: Sequence[str]) -> str:
    first = next(feed, "")
    hint = _EXCEL_HINT.fullmatch(first)
    if hint:
        return hint.group(1)
    while len(feed.taken) < _SAMPLE and next(feed, None) is not None:
        pass
    sample = list(feed.taken)
    feed.give_back(keep=0)
    return sniffed(sample, names)
