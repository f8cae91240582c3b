"""Records as a table for the eye, as wide as the terminal."""

from __future__ import annotations

import io
import os
import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple, TextIO

from analyzer.cli.messages import COLUMNS, WORDS
from analyzer.cli.streams import colour_wanted, printable
from analyzer.corpus.scan import Scanned
from analyzer.messages import Lang
from analyzer.records.model import EffectRecord

if TYPE_CHECKING:
    from rich.table import Table

_WIDTH_IN_FILES = 120
_GAP = 3  # blanks between two columns
_LEAST, _MOST = 8, 24  # cells of id, key words and doubts; the text is shown where more than the most is left
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

        coloured, width = colour_wanted(self._stream), terminal_width(self._stream)
        held = io.StringIO()
        console = Console(file=held, width=width, force_terminal=coloured, highlight=False, legacy_windows=False)
        console.print(_table(self._rows, self._lang, width))
        self._stream.writelines(line.rstrip() + "\n" for line in held.getvalue().splitlines())


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


def _table(rows: list[Cells], lang: Lang, width: int) -> Table:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    widths = _widths(rows, lang, width)
    for name, own in widths.items():
        table.add_column(COLUMNS[name].text(lang), width=own, overflow="fold" if name != "text" else "ellipsis")
    table.columns[-1].no_wrap = "text" in widths
    for row in rows:
        styles = {"level": _STYLES.get(row.styles[0], ""), "mode": _STYLES.get(row.styles[1], "")}
        table.add_row(*(Text(getattr(row, name), styles.get(name, "")) for name in widths))
    return table


def _widths(rows: list[Cells], lang: Lang, width: int) -> dict[str, int]:
    """Share the width: level and mode whole, the others as long as their cells need, the text what is left."""
    from rich.cells import cell_len

    def needed(name: str) -> int:
        cells = (getattr(row, name) for row in rows)
        return max(map(cell_len, cells), default=0)

    own = {n: max(cell_len(COLUMNS[n].text(lang)), needed(n)) for n in ("id", "level", "mode", "words", "doubts")}
    room = width - _GAP * len(own) - own["level"] - own["mode"]
    limit = max(_LEAST, min(_MOST, room // 3))
    whole = {n: max(map(cell_len, _single(n, rows, lang)), default=0) for n in ("words", "doubts")}
    if sum(max(limit, length) for length in whole.values()) + min(own["id"], limit) > room:
        whole = {}  # too narrow for whole words
    own |= {name: min(own[name], max(limit, whole.get(name, 0))) for name in ("id", "words", "doubts")}
    left = width - sum(own.values()) - _GAP * len(own)
    return own | ({"text": left} if left >= _MOST else {})


def _single(name: str, rows: list[Cells], lang: Lang) -> Iterator[str]:
    """Give the words that stand in a column, its heading among them: none of them should be torn apart."""
    for cell in (COLUMNS[name].text(lang), *(getattr(row, name) for row in rows)):
        yield from cell.split()


def terminal_width(stream: TextIO) -> int:
    """Return the width to write a table in: the terminal's, or a fixed one for files and pipes."""
    if stream.isatty() or os.environ.get("COLUMNS"):
        return shutil.get_terminal_size().columns
    return _WIDTH_IN_FILES
