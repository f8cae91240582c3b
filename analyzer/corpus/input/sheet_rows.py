"""Workbooks (XLSX, ODS) to rows: every worksheet that has a column of texts, in the order of the workbook.

Numbers, dates and truth values are texts here as in CSV; a formula counts as its last value. The header is the first
row that names a column of texts; a title may stand above it. An id that is joined over several rows is the id of each.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from analyzer.corpus.extras import needed
from analyzer.corpus.faults import NoCardsError, refuse, said
from analyzer.corpus.input.columns import Columns, choose, listed
from analyzer.corpus.input.table_rows import ERROR, rows_of_cells
from analyzer.corpus.input.workbook_guard import Notes, looked_into
from analyzer.corpus.reasons import UNREADABLE_SHEET, of_library
from analyzer.corpus.rows import Place, Row, Source

_TITLES = 10  # rows among which the header is looked for
_MIDNIGHT = " 00:00:00"
Cells = list[str | None]


def sheet_rows(raw: IO[bytes], source: Source) -> Iterator[Row]:
    """Give one row a text of a table row; rows without any content are skipped.

    Raises:
        InputError: no workbook, a locked, damaged or bloated one, or none of its sheets has a column of texts.
    """
    needed("polars", str(source.format), source.path)
    fastexcel = needed("fastexcel", str(source.format), source.path)
    content = content_of(raw, source)
    notes = looked_into(content, source)
    try:
        book = fastexcel.read_excel(content)
        names = list(book.sheet_names)
    except fastexcel.FastExcelError as error:
        raise refuse("damaged_workbook", file=source.path, reason=of_library(error)) from None
    passed: dict[str, str] = {}  # sheets without texts that hold anything, and their columns
    empty = 0
    for name in names:
        noted = notes.get(name, Notes())
        rows, columns = _headed(list(_sheet(book, name, noted, source)), source)
        if columns is not None:
            place = Place(source.path, 0, "", name if len(names) > 1 else "")
            yield from _rows(rows, columns, place, noted, source)
        elif rows:
            passed[name] = listed(_names(rows[0][1]))
        else:
            empty += 1
    if passed and len(passed) + empty == len(names):
        raise refuse("no_sheet", file=source.path, columns="; ".join(passed.values()))
    for name, listing in passed.items():
        source.tell(said("told_sheet", file=source.path, sheet=name, columns=listing))


def content_of(raw: IO[bytes], source: Source) -> str | bytes:
    """Return the path of a file that lies unpacked on the disk, else all its bytes."""
    plain = isinstance(raw, io.BufferedReader) and isinstance(raw.raw, io.FileIO)
    return source.path if plain and Path(source.path).is_file() else raw.read()


def _headed(rows: Sequence[tuple[int, Cells]], source: Source) -> tuple[Sequence[tuple[int, Cells]], Columns | None]:
    """Return the rows of a sheet from its header on, and its columns; all rows and None if none are for texts.

    A title may stand above the header.
    """
    for at, (_, cells) in enumerate(rows[:_TITLES]):
        with suppress(NoCardsError):
            return rows[at:], choose(_names(cells), source)
    return rows, None


def _names(cells: Cells) -> list[str]:
    return [(cell or "").strip() for cell in cells]


def _sheet(book: Any, name: str, notes: Notes, source: Source) -> Iterator[tuple[int, Cells]]:
    """Give (number, cells) of the rows of a sheet that hold anything, be it a formula that gives an error."""
    import fastexcel

    try:
        sheet = book.load_sheet(name, header_row=None, skip_rows=0, dtypes="string")
    except fastexcel.FastExcelError as error:
        raise refuse("damaged_workbook", file=source.path, reason=of_library(error)) from None
    if notes.used is not None and sheet.height < notes.used.bottom:  # it ends in silence where the XML is broken
        raise refuse("damaged_workbook", file=source.path, reason=UNREADABLE_SHEET.fill(sheet=name))
    if not sheet.height or not sheet.width:
        return
    first = _first_column(notes)
    wrong = {(row, column - first) for row, column in notes.errors}
    for number, row in enumerate(sheet.to_polars().iter_rows(), 1):
        cells = [ERROR if cell is None and (number, at) in wrong else _plain(cell) for at, cell in enumerate(row)]
        if any(cell is not None and cell.strip() for cell in cells):
            yield number, cells


def _plain(cell: str | None) -> str | None:
    return None if cell is None else cell.removesuffix(_MIDNIGHT)


def _first_column(notes: Notes) -> int:
    """Return the number of the column that the reader takes for the first: it leaves out empty ones before it."""
    return notes.used.left if notes.used else 1


def _rows(
    rows: Sequence[tuple[int, Cells]], columns: Columns, place: Place, notes: Notes, source: Source
) -> Iterator[Row]:
    at, first = columns.id, _first_column(notes)
    ids = {} if at is None else {number: cells[at] for number, cells in rows}
    joined = [area for area in notes.merged if at is not None and area.left <= at + first <= area.right]
    for number, cells in rows[1:]:
        if at is not None and cells[at] is None:
            tops = [area.top for area in joined if area.top <= number <= area.bottom]
            cells[at] = ids.get(tops[0]) if tops else None
        yield from rows_of_cells(cells, columns, place._replace(row=number), source)
