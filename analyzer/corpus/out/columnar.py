"""Parquet and Arrow (the IPC file format, as of Feather): typed columns, made from lines of JSON as a stream."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from analyzer.corpus.extras import needed
from analyzer.corpus.out.columns import Kind, Table
from analyzer.corpus.out.form import Form
from analyzer.messages import Message

_GROUP = 65_536  # rows of a row group of Parquet
_ROWS = 16_384  # lines that are read together, and rows of a record batch of Arrow, at most
_BYTES = 1 << 24  # of the lines that are read together, if they are more than one


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
    plugins = needed("polars.io.plugins", form, target)
    schema = {column.name: _types(polars)[column.kind] for column in table.columns}

    # Polars' own reader of such lines maps the whole file into memory. This source is always asked for all of it.
    def source(*_: object) -> Iterator[Any]:
        return (polars.read_ndjson(lines, schema=schema) for lines in _batches(part))

    rows = plugins.register_io_source(source, schema=schema) if part.stat().st_size else polars.LazyFrame(schema=schema)
    if form == "parquet":
        rows.sink_parquet(made, row_group_size=_GROUP)
    else:
        rows.sink_ipc(made)
    return []


def _batches(part: Path) -> Iterator[bytes]:
    """Give the lines of a file, some together; which ones depends on nothing but the lines."""
    held: list[bytes] = []
    size = 0
    with part.open("rb") as lines:
        for line in lines:
            if held and (len(held) == _ROWS or size + len(line) > _BYTES):
                yield b"".join(held)
                held, size = [], 0
            held.append(line)
            size += len(line)
    if held:
        yield b"".join(held)


def _types(polars: Any) -> dict[Kind, Any]:
    text = polars.String
    return {"text": text, "number": polars.Int64, "truth": polars.Boolean, "texts": polars.List(text)}
