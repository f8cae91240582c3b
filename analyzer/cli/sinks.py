"""Where records go: one class a format of ``hatas scan``."""

from __future__ import annotations

from typing import Literal, Protocol, TextIO

from analyzer.corpus.csv_write import CsvWriter
from analyzer.corpus.jsonl import to_line
from analyzer.corpus.scan import Scanned
from analyzer.messages import Lang

ScanFormat = Literal["table", "jsonl", "csv"]


class Sink(Protocol):
    """Takes records one by one; what is held back is written by `finish`."""

    def add(self, scanned: Scanned) -> None:
        """Take one record."""
        ...

    def finish(self) -> None:
        """Write what is held back."""
        ...


def sink_for(form: ScanFormat, stream: TextIO, lang: Lang, disagreements: bool = False) -> Sink:
    """Return the sink that writes `form` to `stream`: the records, or else their `disagreements` by kind."""
    if disagreements:
        from analyzer.cli.disagreements import DisagreementSink

        return DisagreementSink(form, stream, lang)
    if form == "table":
        from analyzer.cli.render_table import TableSink

        return TableSink(stream, lang)
    return JsonlSink(stream) if form == "jsonl" else CsvSink(stream)


class JsonlSink:
    """One record a line (SPEC §9)."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def add(self, scanned: Scanned) -> None:
        """Write the record."""
        self._stream.write(to_line(scanned.record))

    def finish(self) -> None:
        """Nothing is held back."""


class CsvSink:
    """One row a record; see :mod:`analyzer.corpus.csv_write`."""

    def __init__(self, stream: TextIO) -> None:
        self._writer = CsvWriter(stream)

    def add(self, scanned: Scanned) -> None:
        """Write the record."""
        self._writer.add(scanned)

    def finish(self) -> None:
        """Nothing is held back."""
