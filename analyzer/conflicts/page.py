"""Conflicts as one self-contained HTML page: filterable, searchable, usable without a mouse, and without scripts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

from analyzer._version import __version__
from analyzer.conflicts.model import Conflict, Tally
from analyzer.conflicts.page_entry import Entry, entry_of
from analyzer.conflicts.words import PAGE, VERDICTS
from analyzer.messages import Lang
from analyzer.pages import part, template

_IN_MATRIX = 24
_FOLDER = ("analyzer.conflicts", "template")


class Cell(NamedTuple):
    """A cell of the matrix: the number of its conflict, and the letter of the rule or ``?``."""

    number: int
    mark: str
    label: str


class Page:
    """Takes conflicts, then renders them; everything is in the language `lang`."""

    def __init__(self, lang: Lang) -> None:
        """Make ready.

        Raises:
            InputError: jinja2 is not installed.
        """
        self._lang: Lang = lang
        self._entries: list[Entry] = []
        self._template = template(*_FOLDER, "page.html")

    def add(self, conflict: Conflict) -> None:
        """Take one conflict."""
        self._entries.append(entry_of(len(self._entries) + 1, conflict, self._lang))

    def render(self, tally: Tally, notes: Sequence[str] = ()) -> Iterator[str]:
        """Give the page piece by piece; `notes` say what was left out."""
        words = SimpleNamespace(**{key: message.text(self._lang) for key, message in PAGE.items()})
        degrees = Counter(name for entry in self._entries for name in (entry.a.name, entry.b.name))
        by_degree = sorted(degrees, key=lambda name: -degrees[name])
        return self._template.generate(
            lang=self._lang,
            words=words,
            lead=PAGE["lead"].fill(conflicts=tally.conflicts, texts=tally.texts).text(self._lang),
            matrix_note=PAGE["matrix_note"].fill(count=min(_IN_MATRIX, len(degrees))).text(self._lang),
            entries=self._entries,
            rules=sorted({entry.rule for entry in self._entries}),
            kinds=sorted({(entry.kind, entry.kind_said) for entry in self._entries}),
            statuses=[(s, VERDICTS[s].text(self._lang)) for s in sorted({entry.status for entry in self._entries})],
            effects=[(name, degrees[name]) for name in by_degree],
            matrix=self._matrix(by_degree[:_IN_MATRIX]),
            notes=notes,
            version=__version__,
            style=part(*_FOLDER, "page.css"),
            script=part(*_FOLDER, "page.js"),
        )

    def _matrix(self, names: Sequence[str]) -> list[tuple[str, list[Cell | None]]]:
        chosen = sorted(names, key=self._first_seen())
        cells: dict[tuple[str, str], Cell] = {}
        for entry in self._entries:
            for pair in ((entry.a.name, entry.b.name), (entry.b.name, entry.a.name)):
                cells.setdefault(pair, Cell(entry.number, entry.rule or "?", f"{pair[0]} – {pair[1]}: {entry.outcome}"))
        return [(row, [cells.get((row, column)) for column in chosen]) for row in chosen]

    def _first_seen(self) -> Any:
        order: dict[str, int] = {}
        for entry in self._entries:
            for name in (entry.a.name, entry.b.name):
                order.setdefault(name, len(order))
        return order.__getitem__
