"""Which character divides the cells of a table: the one under which its rows fit its header."""

from __future__ import annotations

import csv
from collections.abc import Sequence

DELIMITERS = ";\t,|"  # at a tie the earlier one wins
NONE = "\x1f"  # a table of one column has none; this character stands in no text


def sniffed(lines: Sequence[str], names: Sequence[str]) -> str:
    """Return the delimiter of a table that begins with `lines`; :data:`NONE` if its header has one cell only.

    Counting characters would be fooled by a decimal comma, or by texts full of commas. So each delimiter is tried:
    it counts for one that the header then holds a column that bears one of `names`, then how many of the rows have
    as many cells as the header.
    """
    known = {name.casefold() for name in names}
    tried = [(delimiter, _cells(lines, delimiter)) for delimiter in DELIMITERS]
    fitting = [(delimiter, rows) for delimiter, rows in tried if rows and len(rows[0]) > 1]
    best = max(fitting, key=lambda pair: _fit(pair[1], known), default=None)
    return NONE if best is None else best[0]


def _fit(rows: Sequence[Sequence[str]], known: set[str]) -> tuple[bool, float]:
    header, below = rows[0], rows[1:]
    same = sum(len(row) == len(header) for row in below)
    return any(cell.strip().casefold() in known for cell in header), same / max(1, len(below))


def _cells(lines: Sequence[str], delimiter: str) -> list[list[str]]:
    """Return the records of the sample that hold anything, the last one (which may be cut) apart."""
    try:
        rows = [row for row in csv.reader(lines, delimiter=delimiter) if any(cell.strip() for cell in row)]
    except csv.Error:
        return []
    return rows[:-1] if len(rows) > 2 else rows
