"""Ids that occur twice: both rows are kept, and the user is told where they stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from analyzer.corpus.rows import Place, Row, RowId

Notice = Callable[[str, Place, Place], None]
_ROWS = 1 << 40  # more than a table has
_DIGITS = 18  # of a number that is kept as one


def watched(rows: Iterable[Row], notice: Notice) -> Iterator[Row]:
    """Pass the rows on; call `notice(id, first place, this place)` for each row whose id stood before.

    The ids 1 and "1" are the same to a reader of a table, so they count as the same here. Of a row a key and a
    number are kept, some 0.1 KB.
    """
    seen: dict[str | int, int] = {}
    tables = _Tables()
    for row in rows:
        if row.id is not None:
            key, place = _key(row.id), tables.packed(row.place)
            first = seen.get(key)
            if first is None:
                seen[key] = place
            else:
                notice(str(row.id), tables.unpacked(first), row.place)
        yield row


def _key(id: RowId) -> str | int:
    """Return the number that an id spells, for it takes half the memory of its digits; else the id as it is written."""
    written = str(id)
    if len(written) <= _DIGITS and written.isdecimal() and str(number := int(written)) == written:
        return number
    return written


class _Table(NamedTuple):
    file: str
    column: str
    sheet: str


class _Tables:
    """The columns in which rows stand, each kept once, so that a place is one number."""

    def __init__(self) -> None:
        self._numbers: dict[_Table, int] = {}
        self._tables: list[_Table] = []

    def packed(self, place: Place) -> int:
        table = _Table(place.file, place.column, place.sheet)
        number = self._numbers.get(table)
        if number is None:
            number = self._numbers[table] = len(self._tables)
            self._tables.append(table)
        return number * _ROWS + place.row

    def unpacked(self, packed: int) -> Place:
        number, row = divmod(packed, _ROWS)
        table = self._tables[number]
        return Place(table.file, row, table.column, table.sheet)
