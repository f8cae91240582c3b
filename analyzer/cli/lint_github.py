"""Findings as annotations of GitHub Actions (workflow commands)."""

from __future__ import annotations

from analyzer.cli.lint_notes import explained
from analyzer.lint.wire import FindingRecord
from analyzer.messages import Lang

_COMMANDS = {"error": "error", "warning": "warning", "note": "notice"}


def annotation(record: FindingRecord, lang: Lang) -> str:
    """Return the annotation of one finding, one line.

    The column of the end is named only within one line: the reader of the command knows no other.
    """
    start, end = record.location, record.end_location
    fields = {
        "file": record.file,
        "line": start.line,
        "col": start.column,
        "endLine": end.line,
        **({"endColumn": end.column} if end.line == start.line else {}),
        "title": f"{record.code} {record.name}",
    }
    named = ",".join(f"{name}={_property(str(value))}" for name, value in fields.items())
    return f"::{_COMMANDS[record.severity]} {named}::{_data(explained(record, lang))}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
