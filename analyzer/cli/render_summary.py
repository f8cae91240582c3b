"""The counts of a scan in words."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.cli.messages import SENTENCES
from analyzer.cli.paint import Line, Piece
from analyzer.corpus.summary import Summary
from analyzer.messages import Lang

_LINES = ("effects", "levels", "modes", "csak", "doubt_counts")


def summary_lines(summary: Summary, lang: Lang) -> Iterator[Line]:
    """Give the lines of the summary."""
    for name in _LINES:
        yield [Piece(SENTENCES[name].text(lang).format(**summary._asdict()))]
