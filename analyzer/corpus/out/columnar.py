"""Parquet and Arrow (the IPC file format, as of Feather): typed columns, made from lines of JSON as a stream."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from analyzer.corpus.extras import needed
from analyzer.corpus.out.columns import Kind, Table
from analyzer.corpus.out.form import Form
from analyzer.messages import Message

_GROUP = 65_536  # rows of a row group (Parquet) or a record batch (Arrow)


def write_columnar(part: Path, made: Path, table: Table, form: Form, target: str) -> list[Message]:
    """Make a Parquet or Arrow file of the lines of JSON in `part`, in bounded memory and in their order.

    Args:
        part: the rows, one a line.
        made: the file to write.
        table: its columns.
        form: "parquet" or "arrow".
        target: what the file is called in messages.
    """
    polars = needed("polars", form, target)
    schema = {column.name: _types(polars)[column.kind] for column in table.columns}
    rows = polars.scan_ndjson(part, schema=schema) if part.stat().st_size else polars.LazyFrame(schema=schema)
    if form == "parquet":
        rows.sink_parquet(made, row_group_size=_GROUP)
    else:
        rows.sink_ipc(made, record_batch_size=_GROUP)
    return []


def _types(polars: Any) -> dict[Kind, Any]:
    text = polars.String
    return {"text": text, "number": polars.Int64, "truth": polars.Boolean, "texts": polars.List(text)}
