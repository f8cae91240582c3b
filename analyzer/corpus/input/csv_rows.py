"""Tables: CSV with any usual delimiter (Hungarian Excel writes ``;``) and TSV; row 1 names the columns."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import IO

from analyzer.corpus.faults import fault
from analyzer.corpus.input.columns import ID_NAMES, TEXT_NAMES, Columns, choose, id_in
from analyzer.corpus.input.csv_origin import cell_offsets
from analyzer.corpus.input.csv_records import Record, records
from analyzer.corpus.input.decode import characters
from analyzer.corpus.origin import Origin
from analyzer.corpus.rows import Fault, Place, Row, Source
from analyzer.errors import InputError

Broken = Callable[[str, Place], Fault | None]


def csv_rows(raw: IO[bytes], source: Source) -> Iterator[Row]:
    """Give one row a record below the header and text column; records without any content are skipped.

    Raises:
        InputError: no text column, or see :func:`analyzer.corpus.input.decode.characters`.
    """
    names = (*source.text_columns, *((source.id_column,) if source.id_column else ()), *TEXT_NAMES, *ID_NAMES)
    with characters(raw, source) as text:
        found = records(iter(text), "\t" if source.format == "tsv" else None, names)
        filled = (record for record in found if record.wrong or any(cell.strip() for cell in record.cells))
        first = next(filled, None)
        if first is None:
            return
        columns = _columns(first, source, text.fault)
        for record in filled:
            yield from _rows(record, columns, source, text.fault)


def _columns(record: Record, source: Source, broken: Broken) -> Columns:
    place = Place(source.path, record.number)
    wrong = fault(record.wrong, place) if record.wrong else broken(";".join(record.cells), place)
    if wrong:
        raise InputError(wrong.said)
    return choose([cell.strip() for cell in record.cells], source)


def _rows(record: Record, columns: Columns, source: Source, broken: Broken) -> Iterator[Row]:
    """Give the row of each text column; of a record that cannot be read, or has no text at all, the first."""
    wanted = columns.texts
    if len(wanted) > 1:
        whole = not record.wrong and len(record.cells) == len(columns.names)
        wanted = tuple(at for at in wanted if whole and record.cells[at].strip()) or wanted[:1]
    for at in wanted:
        row = _row(record, columns, at, source, broken)
        if source.whole:
            row = row._replace(fields=dict(zip(columns.names, record.cells, strict=False)))
        yield _located(row, record, at) if source.located else row


def _row(record: Record, columns: Columns, at: int, source: Source, broken: Broken) -> Row:
    place = Place(source.path, record.number, columns.names[at])
    text, id_ = _cell(record, at), _cell(record, columns.id)
    wrong = _fault(record, columns, place) or broken(text, place) or broken(id_, place)
    return Row(place, id_in(id_ or None, place.column, source), text, wrong)


def _located(row: Row, record: Record, column: int) -> Row:
    offsets = (0,) if record.wrong else cell_offsets(record.raw.text, record.delimiter, column)
    return row._replace(origin=Origin(record.raw, offsets))


def _cell(record: Record, index: int | None) -> str:
    return record.cells[index] if index is not None and index < len(record.cells) else ""


def _fault(record: Record, columns: Columns, place: Place) -> Fault | None:
    if record.wrong:
        return fault(record.wrong, place)
    if len(record.cells) != len(columns.names):
        return fault("ragged", place, cells=len(record.cells), columns=len(columns.names))
    return None
