"""Findings as a JUnit report: a suite a file, a failed case a finding, one passed case for a file without any."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from analyzer.cli.lint_notes import explained
from analyzer.lint.wire import FindingRecord
from analyzer.messages import Lang

# What XML 1.0 cannot hold, not even escaped.
_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit(records: Sequence[FindingRecord], files: Sequence[str], lang: Lang) -> str:
    """Return the report on `files`."""
    root = Element("testsuites", name="hatas lint", tests=str(_cases(records, files)), failures=str(len(records)))
    for file in dict.fromkeys(files):
        _suite(root, file, [record for record in records if record.file == file], lang)
    indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, encoding="unicode") + "\n"


def _cases(records: Sequence[FindingRecord], files: Sequence[str]) -> int:
    return len(records) + len(set(files) - {record.file for record in records})


def _suite(root: Element, file: str, records: list[FindingRecord], lang: Lang) -> None:
    count, name = max(len(records), 1), _xml(file)
    suite = SubElement(root, "testsuite", name=name, tests=str(count), failures=str(len(records)), errors="0")
    if not records:
        SubElement(suite, "testcase", classname=name, name="hatas lint")
    for record in records:
        at = f"{record.code} {record.location.line}:{record.location.column}"
        case = SubElement(suite, "testcase", classname=name, name=at, file=name, line=str(record.location.line))
        failure = SubElement(case, "failure", type=record.severity, message=_xml(record.message))
        failure.text = _xml(explained(record, lang))


def _xml(text: str) -> str:
    return _NOT_XML.sub("\ufffd", text)
