"""Findings for a reader: place, code, sentence, the line of the file with the words underlined, and what to know."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

from analyzer.cli.lint_notes import notes
from analyzer.cli.lint_words import SENTENCES
from analyzer.cli.paint import Line, Piece
from analyzer.cli.streams import printable
from analyzer.corpus.origin import Glimpse
from analyzer.lint.wire import FindingRecord
from analyzer.messages import Lang

_STYLES = {"error": "bold red", "warning": "bold yellow", "note": "bold cyan"}
_TAB = 4
_CUT = "…"


def concise(record: FindingRecord) -> Line:
    """Return the finding in one line: ``file:line:column: CODE sentence``."""
    at = f"{record.file}:{record.location.line}:{record.location.column}: "
    return [Piece(at, "bold"), Piece(record.code, _STYLES[record.severity]), Piece(f" {record.message}")]


def full(record: FindingRecord, source: Glimpse, lang: Lang, width: int) -> Iterator[Line]:
    """Give the lines of one finding; `source` is the line of the file, `width` the columns that may be used."""
    yield concise(record)
    number = str(record.location.line)
    margin = " " * len(number)
    start = record.location.column - 1 - source.before
    window = excerpt(source, start, _end(record, source), width - len(margin) - 3)
    yield [Piece(f"{number} | ", "dim"), Piece(window.text)]
    caret = " " * window.before + "^" * window.under
    yield [Piece(f"{margin} | ", "dim"), Piece(caret, _STYLES[record.severity])]
    for note in (_place(record, lang), *notes(record, lang)):
        yield [Piece(f"{margin} = ", "dim"), Piece(note)]
    yield []


def _end(record: FindingRecord, source: Glimpse) -> int:
    same_line = record.location.line == record.end_location.line
    return record.end_location.column - 1 - source.before if same_line else len(source.text)


def _place(record: FindingRecord, lang: Lang) -> str:
    known = {"row": record.row, "column": record.column or None, "id": record.id}
    said = (SENTENCES[name].text(lang).format(**{name: value}) for name, value in known.items() if value is not None)
    return ", ".join(said)


class Excerpt(NamedTuple):
    """What is shown of a line: the text, the columns before the words, and the columns under them."""

    text: str
    before: int
    under: int


def excerpt(source: Glimpse, start: int, end: int, width: int) -> Excerpt:
    """Return the stretch of `source` around its code points `start` to `end` that fits into `width` columns.

    Widths are those of a terminal: wide characters take two columns, marks none; tabs are shown as blanks.
    """
    cells = [_cell(char) for char in source.text]
    first, last = _window([columns(cell) for cell in cells], start, max(end, start), max(width, 20))
    left = _CUT if first or source.before else ""
    right = _CUT if last < len(cells) or source.cut else ""
    before = columns(left) + sum(columns(cell) for cell in cells[first:start])
    under = sum(columns(cell) for cell in cells[start : min(end, last)])
    return Excerpt(left + "".join(cells[first:last]) + right, before, max(under, 1))


def columns(text: str) -> int:
    """Return how many columns `text` takes on a terminal."""
    return sum(_columns(char) for char in text)


def _cell(char: str) -> str:
    return " " * _TAB if char == "\t" else printable(char).replace("\n", " ")


def _columns(char: str) -> int:
    if unicodedata.category(char) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(char) in {"W", "F"} else 1


def _window(widths: list[int], start: int, end: int, width: int) -> tuple[int, int]:
    """Return the range of cells to show: grown around the words, to the left first half way, then to the right."""
    room = width - 2  # for what tells that something is cut
    if sum(widths) <= room:
        return 0, len(widths)
    first, last, used = start, start, 0
    while last < min(end, len(widths)) and used + widths[last] <= room:
        used += widths[last]
        last += 1
    half = used + (room - used) // 2
    while first > 0 and used + widths[first - 1] <= half:
        first -= 1
        used += widths[first]
    while last < len(widths) and used + widths[last] <= room:
        used += widths[last]
        last += 1
    while first > 0 and used + widths[first - 1] <= room:
        first -= 1
        used += widths[first]
    return first, last
