"""From file names to one stream of rows; what cannot be read is refused before work begins."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from analyzer.corpus.csv_rows import csv_rows
from analyzer.corpus.faults import refuse
from analyzer.corpus.json_rows import json_rows, jsonl_rows
from analyzer.corpus.rows import FORMATS, STDIN, Format, Row, Source
from analyzer.corpus.text_rows import text_rows

_READERS = {"csv": csv_rows, "tsv": csv_rows, "json": json_rows, "jsonl": jsonl_rows, "text": text_rows}
_ENDINGS: dict[str, Format] = {
    ".csv": "csv",
    ".tsv": "tsv",
    ".tab": "tsv",
    ".json": "json",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".txt": "text",
    ".text": "text",
}


def read_all(sources: Sequence[Source]) -> Iterator[Row]:
    """Give the rows of all sources, in order.

    Every named file is tried first, so that a wrong name, format or column stops the work before it begins.

    Raises:
        InputError: a source cannot be read at all; a row that cannot be read is a row with a fault.
    """
    formatted = [source._replace(format=format_of(source)) for source in sources]
    for source in formatted:
        _try(source)
    return (row for source in formatted for row in read(source))


def format_of(source: Source) -> Format:
    """Return the format of a source: as given, JSON Lines for standard input, else by the ending of the name.

    Raises:
        InputError: the ending says nothing.
    """
    if source.format is not None:
        return source.format
    if source.path == STDIN:
        return "jsonl"
    known = _ENDINGS.get(Path(source.path).suffix.lower())
    if known is None and Path(source.path).exists() and not Path(source.path).is_dir():
        raise refuse("unknown_format", file=source.path, formats=", ".join(FORMATS))
    return known or "text"


def read(source: Source) -> Iterator[Row]:
    """Give the rows of one source whose format is set.

    Raises:
        InputError: it cannot be opened or read at all.
    """
    reader = _READERS[source.format or format_of(source)]
    with opened(source.path) as raw:
        yield from reader(raw, source)


@contextmanager
def opened(path: str) -> Iterator[IO[bytes]]:
    """Open a file, or standard input for ``-``, for reading; only a file is closed afterwards.

    Raises:
        InputError: see :func:`open_file`.
    """
    if path == STDIN:
        yield sys.stdin.buffer
        return
    with open_file(path) as raw:
        yield raw


def open_file(path: str) -> IO[bytes]:
    """Open a file for reading.

    Raises:
        InputError: it is missing, a directory, or not to be read; says which.
    """
    try:
        return Path(path).open("rb")
    except FileNotFoundError:
        raise refuse("missing_file", file=path) from None
    except IsADirectoryError:
        raise refuse("directory", file=path) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise refuse("unreadable", file=path, reason=reason) from None


def _try(source: Source) -> None:
    if not _is_stream(source.path) and next(read(source), None) is None:
        raise refuse("empty_file", file=source.path)


def _is_stream(path: str) -> bool:
    """Whether reading takes the content away: standard input, a pipe, a terminal."""
    named = Path(path)
    return path == STDIN or (named.exists() and not named.is_file() and not named.is_dir())
