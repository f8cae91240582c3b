"""Where findings go: one function a format of ``hatas lint``."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TextIO

import msgspec

from analyzer.cli.lint_github import annotation
from analyzer.cli.lint_junit import junit
from analyzer.cli.lint_sarif import sarif
from analyzer.cli.lint_text import concise, full
from analyzer.cli.paint import paint
from analyzer.lint import Codes, Located
from analyzer.lint.wire import FindingRecord, record_of
from analyzer.messages import Lang

LintFormat = Literal["text", "concise", "json", "jsonl", "sarif", "github", "junit"]
_WIDTH_IN_FILES = 120


class Report(NamedTuple):
    """Everything that a format may show.

    Attributes:
        found: the findings, in the order of the files.
        files: the files that were read, as named.
    """

    found: Sequence[Located]
    files: Sequence[str]
    codes: Codes
    lang: Lang

    @property
    def records(self) -> list[FindingRecord]:
        """The findings as records, in the language of the report."""
        return [record_of(found, self.codes, self.lang) for found in self.found]


def write(form: LintFormat, report: Report, stream: TextIO) -> None:
    """Write the report to `stream`."""
    _WRITERS[form](report, stream)


def _text(report: Report, stream: TextIO) -> None:
    width = _width(stream)
    for found, record in zip(report.found, report.records, strict=True):
        paint(full(record, found.source, report.lang, width), stream)


def _concise(report: Report, stream: TextIO) -> None:
    paint((concise(record) for record in report.records), stream)


def _json(report: Report, stream: TextIO) -> None:
    encoded = msgspec.json.format(msgspec.json.encode(report.records), indent=2)
    stream.write(encoded.decode("utf-8") + "\n")


def _jsonl(report: Report, stream: TextIO) -> None:
    for record in report.records:
        stream.write(msgspec.json.encode(record).decode("utf-8") + "\n")


def _sarif(report: Report, stream: TextIO) -> None:
    stream.write(sarif(report.records, [found.source for found in report.found], report.codes, report.lang))


def _github(report: Report, stream: TextIO) -> None:
    for record in report.records:
        stream.write(annotation(record, report.lang) + "\n")


def _junit(report: Report, stream: TextIO) -> None:
    stream.write(junit(report.records, report.files, report.lang))


_WRITERS: dict[LintFormat, Callable[[Report, TextIO], None]] = {
    "text": _text,
    "concise": _concise,
    "json": _json,
    "jsonl": _jsonl,
    "sarif": _sarif,
    "github": _github,
    "junit": _junit,
}


def _width(stream: TextIO) -> int:
    if stream.isatty() or os.environ.get("COLUMNS"):
        return shutil.get_terminal_size().columns
    return _WIDTH_IN_FILES
