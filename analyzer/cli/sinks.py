"""Where the records go that ``hatas scan`` shows only when all are there."""

from __future__ import annotations

from typing import Protocol, TextIO

from analyzer.corpus.out.form import Form
from analyzer.corpus.scan import Scanned
from analyzer.messages import Lang


class Sink(Protocol):
    """Takes records one by one; what is held back is written by `finish`."""

    def add(self, scanned: Scanned) -> None:
        """Take one record."""
        ...

    def finish(self) -> None:
        """Write what is held back."""
        ...


def sink_for(form: Form, stream: TextIO, lang: Lang, disagreements: bool = False) -> Sink:
    """Return the sink that writes to `stream`: the records as a table, or else their `disagreements` by kind."""
    if disagreements:
        from analyzer.cli.disagreements import DisagreementSink

        return DisagreementSink(form, stream, lang)
    from analyzer.cli.render_table import TableSink

    return TableSink(stream, lang)
