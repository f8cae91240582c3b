"""From rows to the bytes of their records, written where the records are made: in the workers.

A record has hundreds of small parts, and carrying those over the border of a process costs more than reading a text
that holds no operator. Bytes and a few words to count cost next to nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from analyzer.corpus.csv_write import csv_lines
from analyzer.corpus.jsonl import to_line
from analyzer.corpus.out.columns import table_of
from analyzer.corpus.out.form import Form, Unit
from analyzer.corpus.pool import in_order
from analyzer.corpus.rows import Row
from analyzer.corpus.scan import Scanned, given_up, scan_chunk
from analyzer.corpus.setup import Setup
from analyzer.corpus.summary import counted
from analyzer.messages import Lang
from analyzer.records.model import EffectRecord, Versions

if TYPE_CHECKING:
    from analyzer.api import Analyzer

_ENCODER = msgspec.json.Encoder()


class Shape(NamedTuple):
    """What a file holds: its format, and what one row of it is."""

    form: Form
    unit: Unit = "effect"

    def head(self) -> bytes:
        """Return what stands before the first record."""
        return csv_lines([table_of(self.unit).names]).encode("utf-8") if self.form == "csv" else b""

    def data(self, scanned: Scanned) -> bytes:
        """Return the lines of one record; those of binary formats are JSON, from which the file is made at the end."""
        if self.form == "jsonl" and self.unit == "effect":
            return to_line(scanned.record).encode("utf-8")
        table = table_of(self.unit)
        if self.form == "csv":
            return csv_lines(table.rows(scanned)).encode("utf-8")
        lines = (_ENCODER.encode(dict(zip(table.names, row, strict=True))) for row in table.rows(scanned))
        return b"".join(line + b"\n" for line in lines)


class Rendered(NamedTuple):
    """What is left of a record.

    Attributes:
        data: its lines in the file.
        counted: the counts of a summary that it adds to.
        failure: why it has no findings, "" if it has.
        versions: what it was made with.
        record: the record itself, where that was asked for.
    """

    data: bytes
    counted: tuple[str, ...]
    failure: str
    versions: Versions
    record: EffectRecord | None = None


def render(
    rows: Iterable[Row], setup: Setup, shape: Shape, jobs: int = 1, *, whole: bool = False
) -> Iterator[Rendered]:
    """Read every row as :func:`analyzer.corpus.scan.scan` does, and give its lines; `whole`: the record too.

    Raises:
        AnalyzerError: the analyzer cannot be opened, or `rows` raises it.
    """
    return in_order(partial(render_chunk, setup.lang, shape, whole), rows, setup, jobs, given_up)


def render_chunk(lang: Lang, shape: Shape, whole: bool, analyzer: Analyzer, chunk: Sequence[Row]) -> list[Rendered]:
    """Read the rows of one chunk in this process."""
    return [_rendered(scanned, shape, whole) for scanned in scan_chunk(lang, analyzer, chunk)]


def _rendered(scanned: Scanned, shape: Shape, whole: bool) -> Rendered:
    record = scanned.record
    failure = "" if record.error is None else record.error.message
    return Rendered(shape.data(scanned), counted(record), failure, record.versions, record if whole else None)
