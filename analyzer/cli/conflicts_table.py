"""Conflicts as a table for the eye, as wide as the terminal."""

from __future__ import annotations

import io
import os
import shutil
from typing import TYPE_CHECKING, TextIO

from analyzer.cli.streams import colour_wanted, printable
from analyzer.conflicts import Conflict, Tally
from analyzer.conflicts.said import clashing, doubt_said, names, outcome, reasons, turning
from analyzer.conflicts.words import KINDS, PAGE, QUOTE
from analyzer.messages import Lang, Message
from analyzer.records.model import Side

if TYPE_CHECKING:
    from rich.table import Table

_WIDTH_IN_FILES = 120
_SIDES: tuple[Side, ...] = ("a", "b")
_WORDS = Message("szavak", "words")


class TableSink:
    """Holds the conflicts' cells back until all are there: the widths depend on them."""

    def __init__(self, stream: TextIO, lang: Lang) -> None:
        self._stream = stream
        self._lang: Lang = lang
        self._rows: list[tuple[str, str, str, str]] = []

    def add(self, conflict: Conflict) -> None:
        """Keep what the table shows of the conflict."""
        kind = KINDS[conflict.verdict.contradiction.kind].text(self._lang)
        ids = "\n".join(names(conflict, side) for side in _SIDES)
        verdict = f"{outcome(conflict, self._lang)}\n{kind}"
        self._rows.append((ids, self._quoted(conflict), verdict, self._why(conflict)))

    def finish(self, tally: Tally) -> None:  # noqa: ARG002 - the summary stands below
        """Write the table."""
        from rich.console import Console

        if not self._rows:
            self._stream.write(PAGE["no_conflicts"].text(self._lang) + "\n")
            return
        held = io.StringIO()
        console = Console(
            file=held,
            width=_width(self._stream),
            force_terminal=colour_wanted(self._stream),
            highlight=False,
            legacy_windows=False,
        )
        console.print(self._table())
        self._stream.writelines(line.rstrip() + "\n" for line in held.getvalue().splitlines())

    def _quoted(self, conflict: Conflict) -> str:
        quotes = (QUOTE.fill(text=" … ".join(clashing(conflict.verdict, side))) for side in _SIDES)
        return "\n".join(quote.text(self._lang) for quote in quotes)

    def _why(self, conflict: Conflict) -> str:
        doubts = [f"? {doubt_said(conflict, doubt, self._lang)}" for doubt in turning(conflict.verdict)]
        return "\n".join([*reasons(conflict.verdict), *doubts])

    def _table(self) -> Table:
        from rich import box
        from rich.table import Table
        from rich.text import Text

        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, show_lines=True)
        heads = ("A\nB", _WORDS.text(self._lang), PAGE["verdict"].text(self._lang), PAGE["why"].text(self._lang))
        for head, ratio in zip(heads, (2, 6, 4, 6), strict=True):
            table.add_column(head, overflow="fold", ratio=ratio)
        for row in self._rows:
            table.add_row(*(Text(printable(cell)) for cell in row))
        return table


def _width(stream: TextIO) -> int:
    if stream.isatty() or os.environ.get("COLUMNS"):
        return shutil.get_terminal_size().columns
    return _WIDTH_IN_FILES
