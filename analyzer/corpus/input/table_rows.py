"""Rows of tables that come as cells: worksheets and Parquet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from analyzer.corpus.faults import fault, noun
from analyzer.corpus.input.columns import Columns, id_in
from analyzer.corpus.origin import cell
from analyzer.corpus.rows import Fault, Place, Row, RowId, Source
from analyzer.text import shown

ERROR = "#\ufdd0"  # stands for a cell whose formula gives an error; no text holds this character
_INT64 = range(-(2**63), 2**63)


def rows_of_cells(cells: Sequence[object], columns: Columns, place: Place, source: Source) -> Iterator[Row]:
    """Give the row of each text column that is not empty; of the first if all are.

    `cells` are those of the table's row at `place`, as many as `columns` has names; None is an empty cell.
    """
    wanted = [at for at in columns.texts if _filled(cells[at])] or [columns.texts[0]]
    for at in wanted:
        row = _row(cells, columns, at, place._replace(column=columns.names[at]), source)
        if source.whole:
            values = (None if value == ERROR else value for value in cells)
            row = row._replace(fields=dict(zip(columns.names, values, strict=True)))
        yield row._replace(origin=cell(row.text, place.row)) if source.located else row


def _row(cells: Sequence[object], columns: Columns, at: int, place: Place, source: Source) -> Row:
    id_, wrong = _id(None if columns.id is None else cells[columns.id], place)
    value = cells[at]
    id_ = id_in(id_, place.column, source)
    if value == ERROR:
        return Row(place, id_, "", fault("cell_error", place))
    if value is not None and not isinstance(value, str):
        return Row(place, id_, "", fault("text_type", place, found=noun(value)))
    return Row(place, id_, value or "", wrong)


def _id(value: object, place: Place) -> tuple[RowId, Fault | None]:
    if value is None or isinstance(value, str):
        return (shown(value) if value and value != ERROR else None), None
    if isinstance(value, int) and not isinstance(value, bool) and value in _INT64:
        return value, None
    return None, fault("id_type", place, found=noun(value))


def _filled(value: object) -> bool:
    return value is not None and (not isinstance(value, str) or bool(value.strip()))
