"""XLSX: a workbook of one table, written row by row.

Every text is written as a text, never as a formula, a link or a number. One that looks like a formula also gets
the mark "quote prefix", so that it stays a text when someone edits the cell: what CSV needs an apostrophe for,
with the text as it is.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from analyzer.corpus.csv_write import FORMULA_STARTS, cell
from analyzer.corpus.extras import needed
from analyzer.corpus.faults import refuse
from analyzer.corpus.out.columns import Table
from analyzer.messages import Message

ROWS = 1_048_576  # of a worksheet, the header among them
_LONGEST = 32_767  # UTF-16 units of a cell
_WIDTHS = {"text": 60, "why": 60, "error": 40, "file": 20}
_OPTIONS = {"constant_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
# The same bytes on any day: a workbook would otherwise say when it was made.
_MADE = datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC)


def write_workbook(part: Path, made: Path, table: Table, name: str, target: str, rows: int = ROWS) -> list[Message]:
    """Make a workbook of the lines of JSON in `part`.

    Args:
        part: the rows, one a line.
        made: the file to write.
        table: its columns.
        name: name of the worksheet; further ones are numbered.
        target: what the file is called in messages.
        rows: how many rows a worksheet holds.

    Returns:
        What the user should know: texts that were cut, further worksheets.
    """
    xlsxwriter = needed("xlsxwriter", "xlsx", target)
    book = _Book(xlsxwriter.Workbook(str(made), _OPTIONS), table, name, rows)
    with part.open("rb") as lines:
        for line in lines:
            book.add(msgspec.json.decode(line))
    book.close()
    said = [("cut_cells", book.cut)] * (book.cut > 0) + [("more_sheets", book.sheets)] * (book.sheets > 1)
    return [refuse(code, file=target, count=count).said for code, count in said]


class _Book:
    """A workbook that begins a new worksheet when one is full; `cut` counts the texts that were too long."""

    def __init__(self, workbook: Any, table: Table, name: str, rows: int) -> None:
        self._workbook, self._table, self._name, self._most = workbook, table, name, rows
        self._bold, self._quoted = workbook.add_format({"bold": True}), workbook.add_format({"quote_prefix": True})
        workbook.set_properties({"created": _MADE})
        self.cut = self.sheets = 0
        self._begin()

    def _begin(self) -> None:
        self.sheets += 1
        name = self._name if self.sheets == 1 else f"{self._name} {self.sheets}"
        self._sheet = self._workbook.add_worksheet(name)
        self._sheet.freeze_panes(1, 0)
        for at, title in enumerate(self._table.names):
            self._sheet.set_column(at, at, _WIDTHS.get(title, 14))
            self._sheet.write_string(0, at, title, self._bold)
        self._row = 1

    def add(self, values: dict[str, object]) -> None:
        """Write a row."""
        if self._row == self._most:
            self._end()
            self._begin()
        for at, value in enumerate(values.values()):
            if isinstance(value, bool):
                self._sheet.write_boolean(self._row, at, value)
            elif isinstance(value, int):
                self._sheet.write_number(self._row, at, value)
            elif text := cell(value):
                self._write(at, text)
        self._row += 1

    def _write(self, at: int, text: str) -> None:
        short = _shortened(text)
        self.cut += short != text
        self._sheet.write_string(self._row, at, short, self._quoted if text.startswith(FORMULA_STARTS) else None)

    def _end(self) -> None:
        self._sheet.autofilter(0, 0, self._row - 1, len(self._table.columns) - 1)

    def close(self) -> None:
        """Finish the file."""
        self._end()
        self._workbook.close()


def _shortened(text: str) -> str:
    if 2 * len(text) <= _LONGEST:
        return text
    units = text.encode("utf-16-le")
    return text if len(units) <= 2 * _LONGEST else units[: 2 * (_LONGEST - 1)].decode("utf-16-le", "ignore") + "…"


__all__: Sequence[str] = ("ROWS", "write_workbook")
