"""Records of the texts in a Dask DataFrame, as another one with the same partitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from analyzer.cluster.sentences import refuse
from analyzer.cluster.worker import analyzer_for
from analyzer.corpus.input.columns import Columns
from analyzer.corpus.input.table_rows import rows_of_cells
from analyzer.corpus.out.columns import Kind, Table, Value, table_of
from analyzer.corpus.out.form import Unit
from analyzer.corpus.rows import Place, Row, Source
from analyzer.corpus.scan import scan_chunk
from analyzer.corpus.setup import Setup

_SKIPPED = 4  # columns of the place in a file, which a DataFrame has not


def scan(
    ddf: Any,
    setup: Setup | None = None,
    *,
    text_column: str = "text",
    id_column: str | None = None,
    rows: Unit = "effect",
) -> Any:
    """Read the texts of a Dask DataFrame.

    Args:
        ddf: a ``dask.dataframe.DataFrame``.
        setup: how each worker makes its analyzer; None: the defaults.
        text_column, id_column: names of columns of `ddf`; an empty text is an effect without words.
        rows: whether a row of the result is one effect, or one operator.

    Returns:
        A lazy DataFrame with the partitions and the index of `ddf`, and the columns of ``hatas scan --format parquet``
        from `id` on. A row that cannot be read has its `error` and no findings.

    Raises:
        InputError: a column is missing.
    """
    for name in (text_column, id_column):
        if name is not None and name not in ddf.columns:
            raise refuse("column", wanted=name, columns=", ".join(map(str, ddf.columns)))
    meta = _frame(table_of(rows), [], ddf._meta.index)
    return ddf.map_partitions(_partition, setup or Setup(), text_column, id_column, rows, meta=meta)


def _partition(frame: Any, setup: Setup, text_column: str, id_column: str | None, unit: Unit) -> Any:
    """Read the texts of one partition, a pandas DataFrame; a label is repeated where its text has several rows."""
    table = table_of(unit)
    scanned = scan_chunk(setup.lang, analyzer_for(setup), _rows(frame, text_column, id_column))
    made = [(at, row[_SKIPPED:]) for at, each in enumerate(scanned) for row in table.rows(each)]
    return _frame(table, [row for _, row in made], frame.index.take([at for at, _ in made]))


def _rows(frame: Any, text_column: str, id_column: str | None) -> list[Row]:
    names = [text_column] if id_column is None else [text_column, id_column]
    columns = Columns(names, (0,), None if id_column is None else 1)
    source = Source("DataFrame")
    cells = zip(*(_plain(frame[name]) for name in names), strict=True)
    return [
        row
        for number, values in enumerate(cells, 1)
        for row in rows_of_cells(values, columns, Place(source.path, number), source)
    ]


def _plain(column: Any) -> list[object]:
    """Return the values of a column as Python has them, None for those that are missing."""
    return [None if missing else value for value, missing in zip(column.tolist(), column.isna(), strict=True)]


def _frame(table: Table, rows: Sequence[Sequence[Value]], index: Any) -> Any:
    import pandas
    import pyarrow

    types: dict[Kind, Any] = {
        "text": pyarrow.string(),
        "number": pyarrow.int64(),
        "truth": pyarrow.bool_(),
        "texts": pyarrow.list_(pyarrow.string()),
    }
    columns = table.columns[_SKIPPED:]
    values = zip(*rows, strict=True) if rows else ([] for _ in columns)
    return pandas.DataFrame(
        {
            column.name: pandas.array(list(cells), dtype=pandas.ArrowDtype(types[column.kind]))
            for column, cells in zip(columns, values, strict=True)
        },
        index=index[: len(rows)],
    )
