"""Records as a table for a spreadsheet: a row a record, English column names, the values of the wire format.

A spreadsheet takes a cell that begins with ``=``, ``+``, ``-``, ``@``, a tab or a carriage return for a
formula, and a card file from a stranger must not run one. Such a cell gets a leading apostrophe. The common
effect text ``+1 sebzés`` therefore arrives as ``'+1 sebzés``; whoever needs the exact text takes ``--format jsonl``.
"""

from __future__ import annotations

import csv
from typing import TextIO

from analyzer.corpus.scan import Scanned
from analyzer.records.model import EffectRecord

COLUMNS = (
    "file",
    "row",
    "id",
    "level",
    "mode",
    "counted",
    "not_counted",
    "csak",
    "doubts",
    "near_misses",
    "timeline",
    "exceptions",
    "text",
    "error",
)
_FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r")
_BETWEEN = "; "


def guarded(cell: str) -> str:
    """Return the cell with a leading apostrophe if a spreadsheet would take it for a formula."""
    return f"'{cell}" if cell.startswith(_FORMULA_STARTS) else cell


class CsvWriter:
    """Writes the header at once, then a row a record."""

    def __init__(self, stream: TextIO) -> None:
        # All quoted: with a bare line feed for line end, older versions of csv would leave a carriage return unquoted.
        self._rows = csv.writer(stream, quoting=csv.QUOTE_ALL, lineterminator="\n")
        self._rows.writerow(COLUMNS)

    def add(self, scanned: Scanned) -> None:
        """Write one record."""
        self._rows.writerow([guarded(cell) for cell in _cells(scanned)])


def _cells(scanned: Scanned) -> list[str]:
    place, record = scanned
    id_ = "" if record.id is None else str(record.id)
    if record.error is not None:
        empty = [""] * (len(COLUMNS) - 5)
        return [place.file, str(place.row), id_, *empty, record.text, record.error.message]
    return [place.file, str(place.row), id_, *_findings(record), record.text, ""]


def _findings(record: EffectRecord) -> list[str]:
    operators = record.operators
    return [
        record.level.value,
        record.mode.value,
        _BETWEEN.join(op.surface for op in operators if op.counts),
        _BETWEEN.join(op.surface for op in operators if not op.counts),
        _BETWEEN.join(op.reading for op in operators if op.reading is not None),
        _BETWEEN.join(f"{doubt.code}: {record.text[doubt.start : doubt.end]}" for doubt in record.doubts),
        _BETWEEN.join(near.surface for near in record.near_misses),
        record.timeline.uses,
        _BETWEEN.join(claim.text for claim in record.exceptions),
    ]
