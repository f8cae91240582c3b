"""Where conflicts go: one class a format of ``hatas conflicts``."""

from __future__ import annotations

from typing import Literal, Protocol, TextIO

from analyzer.conflicts import Conflict, Tally
from analyzer.messages import Lang


class Sink(Protocol):
    """Takes conflicts one by one; what is held back is written by `finish`."""

    def add(self, conflict: Conflict) -> None:
        """Take one conflict."""
        ...

    def finish(self, tally: Tally) -> None:
        """Write what is held back."""
        ...


def sink_for(form: Literal["table", "jsonl", "csv", "html"], stream: TextIO, lang: Lang) -> Sink:
    """Return the sink that writes `form` to `stream`.

    Raises:
        EngineError: the page cannot be made because its library is missing.
    """
    if form == "table":
        from analyzer.cli.conflicts_table import TableSink

        return TableSink(stream, lang)
    if form == "html":
        from analyzer.cli.conflicts_page import PageSink

        return PageSink(stream, lang)
    return JsonlSink(stream) if form == "jsonl" else CsvSink(stream, lang)


class JsonlSink:
    """One verdict a line; see :mod:`analyzer.conflicts.wire`."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def add(self, conflict: Conflict) -> None:
        """Write the conflict."""
        from analyzer.conflicts.wire import to_line

        self._stream.write(to_line(conflict))

    def finish(self, tally: Tally) -> None:
        """Nothing is held back."""


class CsvSink:
    """One row a conflict; see :mod:`analyzer.conflicts.csv_write`."""

    def __init__(self, stream: TextIO, lang: Lang) -> None:
        from analyzer.conflicts.csv_write import CsvWriter

        self._writer = CsvWriter(stream, lang)

    def add(self, conflict: Conflict) -> None:
        """Write the conflict."""
        self._writer.add(conflict)

    def finish(self, tally: Tally) -> None:
        """Nothing is held back."""
