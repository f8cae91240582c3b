"""Which format a file has: what the user or the name says, held against its first bytes."""

from __future__ import annotations

import io
from pathlib import PurePath

from analyzer.corpus.faults import refuse
from analyzer.corpus.input import packing
from analyzer.corpus.rows import FORMATS, STDIN, Format, Source
from analyzer.messages import Message

ENDINGS: dict[str, Format] = {
    ".csv": "csv",
    ".tsv": "tsv",
    ".tab": "tsv",
    ".json": "json",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".txt": "text",
    ".text": "text",
    ".yaml": "yaml",
    ".yml": "yaml",
    ".xlsx": "xlsx",
    ".xlsm": "xlsx",
    ".ods": "ods",
    ".parquet": "parquet",
}
_OLE = b"\xd0\xcf\x11\xe0"
_CONTENT = {
    b"PK\x03\x04": (("xlsx", "ods"), Message("munkafüzet vagy ZIP", "a workbook or a ZIP")),
    b"PAR1": (("parquet",), Message("Parquet", "Parquet")),
    _OLE: ((), Message("régi Office-fájl", "an old Office file")),
    b"%PDF-": ((), Message("PDF", "PDF")),
    b"\x89PNG": ((), Message("kép", "a picture")),
}
_BINARY: tuple[Format, ...] = ("xlsx", "ods", "parquet")
_OTHER = Message("más", "something else")


def by_name(path: str) -> Format | None:
    """Return the format that the ending of a name tells; that of a packed file stands before ``.gz``, ``.zst``."""
    name = PurePath(path)
    ending = name.suffix.lower()
    if ending in packing.ENDINGS:
        ending = PurePath(name.stem).suffix.lower()
    return ENDINGS.get(ending)


def format_of(source: Source) -> Format:
    """Return the format of a source: as given, JSON Lines for standard input, else by the ending of the name.

    Raises:
        InputError: the ending says nothing.
    """
    if source.format is not None:
        return source.format
    if source.path == STDIN:
        return "jsonl"
    known = by_name(source.path)
    if known is None:
        raise refuse("unknown_format", file=source.path, formats=", ".join(FORMATS))
    return known


def check_content(raw: io.BufferedReader, source: Source) -> None:
    """Refuse a file whose first bytes belong to another format than that of `source`.

    Raises:
        InputError: they do; says what they are.
    """
    head = raw.peek(8)[:8]
    form = source.format or "text"
    formats, found = next((known for magic, known in _CONTENT.items() if head.startswith(magic)), (None, _OTHER))
    if head.startswith(_OLE) and form in ("xlsx", "ods"):
        raise refuse("locked_workbook", file=source.path)
    if (formats is None and form not in _BINARY) or (formats and form in formats) or not head:
        return
    raise refuse("other_content", file=source.path, found=found, format=form)
