"""The work on an uploaded file; runs in a worker process, in the folder of the upload, and gives results as they come.

Every form of the results is written there as they are made, so that a download has nothing to do but to send a file.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from analyzer.conflicts import Conflict, Tally, find
from analyzer.corpus.input.read import read_all
from analyzer.corpus.out.render import Shape
from analyzer.corpus.rows import Fault, Row, Source
from analyzer.corpus.scan import Scanned, scan
from analyzer.corpus.setup import Setup
from analyzer.messages import Lang, Message
from analyzer.web.jobs.table import Line, line_of
from analyzer.web.words import WORDS
from analyzer.web.workers.kept import kept
from analyzer.web.workers.sizes import fitting

SCANNED = {"jsonl": Shape("jsonl"), "csv": Shape("csv"), "rows": Shape("xlsx")}
FOUND = ("jsonl", "csv", "html")
_AT_ONCE = 16
_UNPACKED = 10  # a packed file may grow to so many times the size that an upload may have
_MOST = 100  # contradictions of one effect, as on the command line


class Upload(NamedTuple):
    """A file to be read: the folder that holds it, its name there, the text column if it is named, and the limits."""

    folder: str
    name: str
    text_column: str | None
    rows: int
    text: int
    bytes: int


class Read(NamedTuple):
    """The file has been read: how many effects it holds, and what the user should know of it."""

    total: int
    notes: list[Message]


class Compared(NamedTuple):
    """The effects have been compared."""

    tally: Tally


def result(form: str) -> str:
    """Return the name of the file that holds the results in a form."""
    return f"results.{form}"


def scan_file(setup: Setup, lang: Lang, upload: Upload) -> Iterator[Read | list[Line]]:
    """Read every effect of the file."""
    read, rows = _read(upload)
    yield read
    with _Written(upload.folder, SCANNED) as written:
        found = scan(rows, kept(setup, lang))
        while some := list(islice(found, _AT_ONCE)):
            written.add(some)
            yield [line_of(scanned) for scanned in some]


def conflicts_file(setup: Setup, lang: Lang, upload: Upload, most: int) -> Iterator[Read | Compared | list[Conflict]]:
    """Find the effects of the file that contradict each other; at most `most` pairs."""
    read, rows = _read(upload)
    yield read
    faults: list[Fault] = []
    found = find(rows, kept(setup, lang), most=_MOST, on_fault=faults.append)
    kept_pairs: list[Conflict] = []
    for conflict in found.conflicts:
        if len(kept_pairs) == most:
            break
        kept_pairs.append(conflict)
        yield [conflict]
    _write_conflicts(Path(upload.folder), kept_pairs, found.tally, lang)
    yield Compared(found.tally)


def _read(upload: Upload) -> tuple[Read, list[Row]]:
    # Messages name the file as its user does: the process stands in its folder.
    os.chdir(upload.folder)
    notes: list[Message] = []
    source = Source(
        upload.name, text_column=upload.text_column, max_unpacked=_UNPACKED * upload.bytes, tell=notes.append
    )
    rows: list[Row] = []
    for row in read_all([source]):
        if len(rows) == upload.rows:
            notes.append(WORDS["corpus"]["rows_left_out"].fill(limit=upload.rows))
            break
        rows.append(row)
    return Read(len(rows), notes), list(fitting(rows, upload.rows, upload.text))


class _Written:
    """Files of results, one a form, that grow together."""

    def __init__(self, folder: str, shapes: dict[str, Shape]) -> None:
        self._shapes = shapes
        self._files = {form: (Path(folder) / result(form)).open("wb") for form in shapes}
        for form, shape in shapes.items():
            self._files[form].write(shape.head())

    def __enter__(self) -> _Written:
        return self

    def __exit__(self, *_: object) -> None:
        for file in self._files.values():
            file.close()

    def add(self, some: Iterable[Scanned]) -> None:
        """Write some results in every form."""
        for scanned in some:
            for form, shape in self._shapes.items():
                self._files[form].write(shape.data(scanned))


def _write_conflicts(folder: Path, found: list[Conflict], tally: Tally, lang: Lang) -> None:
    from analyzer.conflicts.csv_write import CsvWriter
    from analyzer.conflicts.page import Page
    from analyzer.conflicts.wire import to_line

    with (folder / result("jsonl")).open("w", encoding="utf-8", newline="\n") as lines:
        lines.writelines(map(to_line, found))
    with (folder / result("csv")).open("w", encoding="utf-8", newline="\n") as cells:
        writer = CsvWriter(cells, lang)
        for conflict in found:
            writer.add(conflict)
    page = Page(lang)
    for conflict in found:
        page.add(conflict)
    with (folder / result("html")).open("w", encoding="utf-8", newline="\n") as html:
        html.writelines(page.render(tally))
