"""From file names to one stream of rows; what cannot be read is refused before work begins."""

from __future__ import annotations

import io
import stat
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import IO, cast

from analyzer.corpus.faults import NoCardsError, refuse, said
from analyzer.corpus.input.csv_rows import csv_rows
from analyzer.corpus.input.expand import Found, expanded
from analyzer.corpus.input.formats import check_content, format_of
from analyzer.corpus.input.json_rows import json_rows, jsonl_rows
from analyzer.corpus.input.mangled import watched
from analyzer.corpus.input.packing import unpacked
from analyzer.corpus.input.text_rows import text_rows
from analyzer.corpus.rows import STDIN, Format, Row, Source, silent
from analyzer.messages import Message
from analyzer.system import of_system


def _yaml_rows(raw: IO[bytes], source: Source) -> Iterator[Row]:
    from analyzer.corpus.input.yaml_rows import yaml_rows

    return yaml_rows(raw, source)


def _sheet_rows(raw: IO[bytes], source: Source) -> Iterator[Row]:
    from analyzer.corpus.input.sheet_rows import sheet_rows

    return sheet_rows(raw, source)


def _parquet_rows(raw: IO[bytes], source: Source) -> Iterator[Row]:
    from analyzer.corpus.input.parquet_rows import parquet_rows

    return parquet_rows(raw, source)


_READERS: dict[Format, Callable[[IO[bytes], Source], Iterator[Row]]] = {
    "csv": csv_rows,
    "tsv": csv_rows,
    "json": json_rows,
    "jsonl": jsonl_rows,
    "text": text_rows,
    "yaml": _yaml_rows,
    "xlsx": _sheet_rows,
    "ods": _sheet_rows,
    "parquet": _parquet_rows,
}


def read_all(sources: Sequence[Source]) -> Iterator[Row]:
    """Give the rows of all sources, in order; folders and patterns stand for the card files in them.

    Every named file is tried first, so that a wrong name, format or column stops the work before it begins. A file
    of a folder that holds no effects is passed over, which is told.

    Raises:
        InputError: a source cannot be read at all; a row that cannot be read is a row with a fault.
    """
    every = list(expanded(sources))
    if len(every) == 1:
        return _alone(every[0].source)
    tried = [source for found in every if (source := _tried(found)) is not None]
    if not tried:
        raise refuse("no_cards_at_all", files=", ".join(source.path for source in sources))
    return (row for source in tried for row in watched(read(source), source.tell))


def read(source: Source) -> Iterator[Row]:
    """Give the rows of one source.

    Raises:
        InputError: it cannot be opened or read at all.
    """
    try:
        with opened(source) as raw:
            source = source._replace(format=format_of(source))
            check_content(raw, source)
            yield from _READERS[source.format or "text"](raw, source)
    except OSError as error:
        raise refuse("unreadable", file=source.path, reason=of_system(error)) from None


@contextmanager
def opened(named: Source | str) -> Iterator[io.BufferedReader]:
    """Open a file (a source or a path), or standard input for ``-``, unpacked; only a file is closed afterwards.

    Raises:
        InputError: see :func:`open_file`; it is damaged, or unpacks to more than the source allows.
    """
    source = Source(named) if isinstance(named, str) else named
    if source.path == STDIN:
        yield unpacked(_buffered(sys.stdin.buffer), source)
        return
    with open_file(source.path) as raw:
        if source.watch is not None:
            source.watch(raw)
        yield unpacked(raw, source)


def open_file(path: str) -> io.BufferedReader:
    """Open a file for reading.

    Raises:
        InputError: it is missing, or not to be read; says which.
    """
    try:
        return Path(path).open("rb")
    except FileNotFoundError:
        raise refuse("missing_file", file=path) from None
    except (OSError, ValueError) as error:
        raise refuse("unreadable", file=path, reason=of_system(error)) from None


def _buffered(stream: IO[bytes]) -> io.BufferedReader:
    return stream if isinstance(stream, io.BufferedReader) else io.BufferedReader(cast(io.RawIOBase, stream))


def _alone(source: Source) -> Iterator[Row]:
    """Read a single source, begun at once: what is tried need not be read anew, as a workbook would be."""
    rows = watched(read(source._replace(format=format_of(source)) if _is_stream(source.path) else source), source.tell)
    if _is_stream(source.path):
        return rows
    first = next(rows, None)
    if first is None:
        raise refuse("empty_file", file=source.path)
    return chain((first,), rows)


def _tried(found: Found) -> Source | None:
    """Return the source with its format; None for one that nobody named and that holds no effects."""
    source = found.source
    if _is_stream(source.path):
        return source._replace(format=format_of(source))
    try:
        rows = read(source._replace(tell=silent, watch=None))
        if next(rows, None) is None:
            raise refuse("empty_file", file=source.path)
    except NoCardsError as error:
        if found.named:
            raise
        source.tell(_passed_over(error.said))
        return None
    return source._replace(format=format_of(source))


def _passed_over(reason: Message) -> Message:
    return said("told_no_cards", reason=reason)


def _is_stream(path: str) -> bool:
    """Whether reading takes the content away: standard input, a pipe, a terminal."""
    if path == STDIN:
        return True
    try:
        mode = Path(path).stat().st_mode
    except (OSError, ValueError):  # said when it is opened
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)
