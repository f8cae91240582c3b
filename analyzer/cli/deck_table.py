"""A resolved deck as a table: one effect a row in input order; rings and what is missing below."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import TYPE_CHECKING, TextIO

from analyzer.cli.deck_text import counts, overriders, tail
from analyzer.cli.deck_words import COLUMNS, HEADS, STATUS
from analyzer.cli.messages import WORDS
from analyzer.cli.render_table import terminal_width
from analyzer.cli.streams import colour_wanted, printable
from analyzer.deck import DeckLine, DeckReport
from analyzer.messages import Lang

if TYPE_CHECKING:
    from rich.table import Table

_STYLES = {"stands": "green", "falls": "red", "partly": "yellow", "open": "magenta"}
_LEFT_MOST, _LEAST_WORDS = 24, 20


def write_deck_table(report: DeckReport, stream: TextIO, lang: Lang) -> None:
    """Write the table to `stream`: as wide as the terminal, words broken into lines, never cut off."""
    from rich.console import Console

    coloured, width = colour_wanted(stream), terminal_width(stream)
    held = io.StringIO()
    console = Console(file=held, width=width, force_terminal=coloured, highlight=False, legacy_windows=False)
    console.print(_table(report, lang))
    stream.writelines(line.rstrip() + "\n" for line in held.getvalue().splitlines())
    for name, rows in tail(report, lang).items():
        if rows:
            stream.writelines(line + "\n" for line in (HEADS[name].text(lang), *rows))
    stream.write(counts(report, lang) + "\n")


def _table(report: DeckReport, lang: Lang) -> Table:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name, head in COLUMNS.items():
        narrow = name not in ("words", "by", "id")
        least = _LEAST_WORDS if name == "words" else None
        table.add_column(
            head.text(lang),
            no_wrap=narrow,
            overflow="fold",
            min_width=least,
            max_width=_LEFT_MOST if name in ("id", "by") else None,
        )
    for line in report.effects:
        for number, (status, words, by) in enumerate(_rows(line)):
            cells = [Text(printable(cell)) for cell in (_head(line, lang) if number == 0 else [""] * 4)]
            style = _STYLES[status]
            table.add_row(*cells, Text(STATUS[status].text(lang), style), Text(by), Text(printable(words)))
    return table


def _head(line: DeckLine, lang: Lang) -> list[str]:
    return [line.id, line.moment or "?", WORDS[line.level.value].text(lang), WORDS[line.mode.value].text(lang)]


def _rows(line: DeckLine) -> Iterator[tuple[str, str, str]]:
    """Give the stretches of one effect in the order of its text: what becomes of them, the words, and who overrides."""
    found = [(q.start, "stands", q.text, "") for q in line.standing]
    found += [(q.start, "open", q.text, "") for q in line.open]
    found += [(f.start, "falls", f.text, overriders(f)) for f in line.fallen]
    rows = [(status, " ".join(words.split()), by) for _, status, words, by in sorted(found)]
    yield from rows or [("stands", " ".join(line.text.split()), "")]
