"""Parquet to rows, in batches: a file of any size takes the memory of one batch."""

from __future__ import annotations

import datetime
import io
import math
from collections.abc import Iterator
from decimal import Decimal
from typing import IO, Any

from analyzer.corpus.extras import needed
from analyzer.corpus.faults import refuse
from analyzer.corpus.input.columns import Columns, choose
from analyzer.corpus.input.hushed import hushed
from analyzer.corpus.input.sheet_rows import content_of
from analyzer.corpus.input.table_rows import rows_of_cells
from analyzer.corpus.reasons import of_library
from analyzer.corpus.rows import Place, Row, Source
from analyzer.messages import Message

_BATCH = 4096
_SHORT = Message("{promised} sor helyett csak {number} olvasható", "only {number} of {promised} rows can be read")


def parquet_rows(raw: IO[bytes], source: Source) -> Iterator[Row]:
    """Give one row a text of a row of the file, which are numbered from 1.

    Raises:
        InputError: it is damaged, or has no column of texts.
    """
    polars = needed("polars", "parquet", source.path)
    content = content_of(raw, source)
    try:
        yield from _rows(polars, io.BytesIO(content) if isinstance(content, bytes) else content, source)
    except (polars.exceptions.PolarsError, polars.exceptions.PanicException) as error:
        raise refuse("damaged_parquet", file=source.path, reason=of_library(error)) from None


def _rows(polars: Any, content: object, source: Source) -> Iterator[Row]:
    table = polars.scan_parquet(content, glob=False)
    with hushed():
        names = list(table.collect_schema().names())
        promised = int(table.select(polars.len()).collect().item())
    columns = choose(names, source)
    if not source.whole:
        columns, table = _narrowed(columns, table)
    number = 0
    for batch in _batches(table):
        for row in batch.iter_rows():
            number += 1
            cells: list[object] = [_cell(value) for value in row]
            for at in columns.texts:
                cells[at] = _text(cells[at])
            yield from rows_of_cells(cells, columns, Place(source.path, number), source)
    if number != promised:  # the reader may break down without a word, and end early
        raise refuse("damaged_parquet", file=source.path, reason=_SHORT.fill(promised=promised, number=number))


def _batches(table: Any) -> Iterator[Any]:
    batches = table.collect_batches(chunk_size=_BATCH, maintain_order=True, lazy=True)
    while True:
        with hushed():  # the reader writes the stack of its threads where a file is broken
            batch = next(batches, None)
        if batch is None:
            return
        yield batch


def _narrowed(columns: Columns, table: Any) -> tuple[Columns, Any]:
    """Keep only the columns of the texts and of the id."""
    kept = list(dict.fromkeys((*columns.texts, *(() if columns.id is None else (columns.id,)))))
    names = [columns.names[at] for at in kept]
    id_ = None if columns.id is None else kept.index(columns.id)
    return Columns(names, tuple(range(len(columns.texts))), id_), table.select(names)


def _cell(value: object) -> object:
    """Return a value as JSON would hold it; a number that is whole counts as whole, one that is none as missing."""
    if isinstance(value, Decimal | float):
        number = float(value)
        if not math.isfinite(number):
            return None
        return int(value) if number == int(number) else number
    if isinstance(value, datetime.datetime):
        return value.isoformat(sep=" ")
    return value.isoformat() if isinstance(value, datetime.date | datetime.time) else value


def _text(value: object) -> object:
    """Return a number or date as the text that it is in a column of texts."""
    return str(value) if isinstance(value, int | float) and not isinstance(value, bool) else value
