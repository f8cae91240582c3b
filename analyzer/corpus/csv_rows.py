"""Tables: CSV with any usual delimiter (Hungarian Excel writes ``;``) and TSV; row 1 names the columns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, NamedTuple

from analyzer.corpus.columns import choose
from analyzer.corpus.csv_origin import cell_offsets
from analyzer.corpus.csv_records import Record, records
from analyzer.corpus.decode import characters, encoding_fault
from analyzer.corpus.faults import fault
from analyzer.corpus.origin import Origin
from analyzer.corpus.rows import Fault, Place, Row, Source
from analyzer.errors import InputError


class Header(NamedTuple):
    """The columns of a table: their names, and where the text and the id stand."""

    names: list[str]
    text: int
    id: int | None


def csv_rows(raw: IO[bytes], source: Source) -> Iterator[Row]:
    """Give one row a record below the header; records without any content are skipped.

    Raises:
        InputError: no text column, or see :func:`analyzer.corpus.decode.characters`.
    """
    with characters(raw, source.path) as text:
        found = records(text, "\t" if source.format == "tsv" else None)
        filled = (record for record in found if record.wrong or any(cell.strip() for cell in record.cells))
        first = next(filled, None)
        if first is None:
            return
        header = _header(first, source)
        for record in filled:
            row = _row(record, header, source.path)
            if source.whole:
                row = row._replace(fields=dict(zip(header.names, record.cells, strict=False)))
            yield _located(row, record, header.text) if source.located else row


def _header(record: Record, source: Source) -> Header:
    place = Place(source.path, record.number)
    broken = fault(record.wrong, place) if record.wrong else encoding_fault(";".join(record.cells), place)
    if broken:
        raise InputError(broken.said)
    names = [cell.strip() for cell in record.cells]
    return Header(names, *choose(names, source.text_column, source.id_column, source.path))


def _row(record: Record, header: Header, file: str) -> Row:
    place = Place(file, record.number, header.names[header.text])
    text, id_ = _cell(record, header.text), _cell(record, header.id)
    return Row(place, id_ or None, text, _fault(record, header, place))


def _located(row: Row, record: Record, column: int) -> Row:
    offsets = (0,) if record.wrong else cell_offsets(record.raw.text, record.delimiter, column)
    return row._replace(origin=Origin(record.raw, offsets))


def _cell(record: Record, index: int | None) -> str:
    return record.cells[index] if index is not None and index < len(record.cells) else ""


def _fault(record: Record, header: Header, place: Place) -> Fault | None:
    if record.wrong:
        return fault(record.wrong, place)
    if len(record.cells) != len(header.names):
        return fault("ragged", place, cells=len(record.cells), columns=len(header.names))
    return encoding_fault(_cell(record, header.text), place) or encoding_fault(_cell(record, header.id), place)
