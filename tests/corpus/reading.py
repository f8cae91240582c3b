"""Builders of the corpus tests: write bytes, read rows."""

from __future__ import annotations

from pathlib import Path

from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Format, Row, Source


def rows_of(folder: Path, name: str, content: str | bytes, **options: str | None) -> list[Row]:
    """Write `content` to the file `name` and read its rows."""
    path = folder / name
    path.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)
    return list(read_all([source(path, **options)]))


def source(path: Path, format: Format | None = None, text: str | None = None, id: str | None = None) -> Source:
    return Source(str(path), format, text, id)


def good(rows: list[Row]) -> list[tuple[object, str]]:
    """The rows that can be read: id and text."""
    return [(row.id, row.text) for row in rows if row.fault is None]


def faults(rows: list[Row]) -> list[tuple[int, str]]:
    """The rows that cannot: row number and code."""
    return [(row.place.row, row.fault.code) for row in rows if row.fault is not None]
