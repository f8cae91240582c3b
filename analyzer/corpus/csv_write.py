"""Cells of a table for a spreadsheet, as CSV: all quoted, UTF-8, line feeds.

A spreadsheet takes a cell that begins with ``=``, ``+``, ``-``, ``@``, a tab or a carriage return for a
formula, and a card file from a stranger must not run one. Such a cell gets a leading apostrophe. The common
effect text ``+1 sebzés`` therefore arrives as ``'+1 sebzés``; whoever needs the exact text takes another format.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
_BETWEEN = "; "


def guarded(cell: str) -> str:
    """Return the cell with a leading apostrophe if a spreadsheet would take it for a formula."""
    return f"'{cell}" if cell.startswith(FORMULA_STARTS) else cell


def cell(value: object) -> str:
    """Return a value as a cell: None empty, several texts with semicolons between them."""
    if value is None:
        return ""
    if isinstance(value, list):
        return _BETWEEN.join(value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def csv_lines(rows: Iterable[Sequence[object]]) -> str:
    """Return rows as lines of CSV."""
    stream = io.StringIO()
    # All quoted: with a bare line feed for line end, older versions of csv would leave a carriage return unquoted.
    writer = csv.writer(stream, quoting=csv.QUOTE_ALL, lineterminator="\n")
    writer.writerows([guarded(cell(value)) for value in row] for row in rows)
    return stream.getvalue()
