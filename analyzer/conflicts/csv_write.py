"""Conflicts as a table for a spreadsheet: a row a conflict, English column names, the values of the wire format."""

from __future__ import annotations

import csv
from typing import TextIO

from analyzer.conflicts.model import Conflict
from analyzer.conflicts.said import clashing, deciding, doubt_said, name, names, reasons, turning
from analyzer.corpus.csv_write import guarded
from analyzer.messages import Lang

COLUMNS = (
    "a",
    "b",
    "kind",
    "status",
    "winner",
    "rule",
    "a_words",
    "b_words",
    "why",
    "decided_by",
    "fallen",
    "surviving",
    "doubts",
    "missing",
    "a_text",
    "b_text",
)
_BETWEEN = "; "


class CsvWriter:
    """Writes the header at once, then a row a conflict; cells that look like formulas get an apostrophe."""

    def __init__(self, stream: TextIO, lang: Lang) -> None:
        self._lang: Lang = lang
        self._rows = csv.writer(stream, quoting=csv.QUOTE_ALL, lineterminator="\n")
        self._rows.writerow(COLUMNS)

    def add(self, conflict: Conflict) -> None:
        """Write one conflict."""
        self._rows.writerow([guarded(cell) for cell in self._cells(conflict)])

    def _cells(self, conflict: Conflict) -> tuple[str, ...]:
        verdict = conflict.verdict
        return (
            names(conflict, "a"),
            names(conflict, "b"),
            verdict.contradiction.kind,
            verdict.status,
            name(conflict, verdict.winner) if verdict.winner else "",
            verdict.rule or "",
            _BETWEEN.join(clashing(verdict, "a")),
            _BETWEEN.join(clashing(verdict, "b")),
            _BETWEEN.join(reasons(verdict)),
            deciding(verdict, self._lang),
            _BETWEEN.join(quote.text for quote in verdict.fallen),
            _BETWEEN.join(quote.text for quote in verdict.surviving),
            _BETWEEN.join(doubt_said(conflict, doubt, self._lang) for doubt in turning(verdict)),
            _BETWEEN.join(verdict.missing),
            verdict.a.text,
            verdict.b.text,
        )
