"""Records as a table for the eye, as wide as the terminal."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING, NamedTuple, TextIO

from analyzer.cli.messages import COLUMNS, WORDS
from analyzer.cli.streams import colour_wanted, printable
from analyzer.corpus.scan import Scanned
from analyzer.messages import Lang
from analyzer.records.model import EffectRecord

if TYPE_CHECKING:
    from rich.table import Table

_WIDTH_IN_FILES = 120
_WIDE = 100  # from here on the text itself has room
_STYLES = {"strong": "magenta", "prohibitive": "red", "permissive": "green"}


class Cells(NamedTuple):
    """One row of the table, and the values that choose its colours."""

    id: str
    level: str
    mode: str
    words: str
    doubts: str
    text: str
    styles: tuple[str, str]


class TableSink:
    """Holds the rows back until all are there: the widths depend on them."""

    def __init__(self, stream: TextIO, lang: Lang) -> None:
        self._stream = stream
        self._lang: Lang = lang
        self._rows: list[Cells] = []

    def add(self, scanned: Scanned) -> None:
        """Keep what the table shows of the record."""
        self._rows.append(_cells(scanned, self._lang))

    def finish(self) -> None:
        """Write the table."""
        from rich.console import Console

        coloured = colour_wanted(self._stream)
        width = _width(self._stream)
        console = Console(file=self._stream, width=width, no_color=not coloured, highlight=False, legacy_windows=False)
        console.print(_table(self._rows, self._lang, with_text=width >= _WIDE))


def _cells(scanned: Scanned, lang: Lang) -> Cells:
    record = scanned.record
    id_ = f"#{scanned.place.row}" if record.id is None else str(record.id)
    text = printable(" ".join(record.text.split()))
    if record.error is not None:
        return Cells(printable(id_), COLUMNS["error"].text(lang), "", "", record.error.code, text, ("", ""))
    level, mode = record.level.value, record.mode.value
    words, doubts = printable(_words(record)), printable(_doubts(record))
    return Cells(printable(id_), WORDS[level].text(lang), WORDS[mode].text(lang), words, doubts, text, (level, mode))


def _words(record: EffectRecord) -> str:
    return ", ".join(op.surface for op in record.operators if op.counts)


def _doubts(record: EffectRecord) -> str:
    return ", ".join(f"{doubt.code} {record.text[doubt.start : doubt.end]}" for doubt in record.doubts)


def _table(rows: list[Cells], lang: Lang, *, with_text: bool) -> Table:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(COLUMNS["id"].text(lang), max_width=24, overflow="fold")
    for name in ("level", "mode"):
        table.add_column(COLUMNS[name].text(lang), no_wrap=True)
    for name in ("words", "doubts"):
        table.add_column(COLUMNS[name].text(lang), max_width=32)
    if with_text:
        table.add_column(COLUMNS["text"].text(lang), no_wrap=True, overflow="ellipsis", ratio=1)
    for row in rows:
        level, mode = (_STYLES.get(value, "") for value in row.styles)
        cells = [Text(row.id), Text(row.level, level), Text(row.mode, mode), Text(row.words), Text(row.doubts)]
        table.add_row(*cells, *([Text(row.text)] if with_text else []))
    return table


def _width(stream: TextIO) -> int:
    if stream.isatty() or os.environ.get("COLUMNS"):
        return shutil.get_terminal_size().columns
    return _WIDTH_IN_FILES
