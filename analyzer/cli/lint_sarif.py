"""Findings as SARIF 2.1.0 (OASIS), for code hosts and editors. Columns are code points."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import PurePath
from typing import Any
from urllib.parse import quote

from analyzer._version import __version__
from analyzer.cli.lint_notes import explained
from analyzer.corpus.origin import Glimpse
from analyzer.corpus.rows import STDIN
from analyzer.lint import Codes, LintCode
from analyzer.lint.wire import FindingRecord
from analyzer.messages import Lang
from analyzer.text import shown

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def sarif(records: Sequence[FindingRecord], sources: Sequence[Glimpse], codes: Codes, lang: Lang) -> str:
    """Return the log; `sources` holds for each record the line of the file that it stands in."""
    used = sorted({record.code for record in records})
    run = {
        "tool": {"driver": _driver([codes[code] for code in used], lang)},
        "language": lang,
        "columnKind": "unicodeCodePoints",
        "results": [
            _result(record, source, used.index(record.code), lang)
            for record, source in zip(records, sources, strict=True)
        ],
    }
    log = {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}
    return json.dumps(log, ensure_ascii=False, indent=1) + "\n"


def _driver(codes: list[LintCode], lang: Lang) -> dict[str, Any]:
    return {
        "name": "hatas-analyzer",
        "semanticVersion": __version__,
        "rules": [_rule(code, lang) for code in codes],
    }


def _rule(code: LintCode, lang: Lang) -> dict[str, Any]:
    return {
        "id": code.code,
        "shortDescription": {"text": code.name.said.text(lang)},
        "fullDescription": {"text": code.why.said.text(lang)},
        "defaultConfiguration": {"level": code.severity, "enabled": code.default},
    }


def _result(record: FindingRecord, source: Glimpse, rule: int, lang: Lang) -> dict[str, Any]:
    return {
        "ruleId": record.code,
        "ruleIndex": rule,
        "level": record.severity,
        "message": {"text": explained(record, lang)},
        "locations": [_location(record, source)],
        "partialFingerprints": {"hatasFinding/v1": record.fingerprint},
        "properties": _properties(record),
    }


def _location(record: FindingRecord, source: Glimpse) -> dict[str, Any]:
    region = {
        "startLine": record.location.line,
        "startColumn": record.location.column,
        "endLine": record.end_location.line,
        "endColumn": record.end_location.column,
        "charOffset": record.location.offset,
        "charLength": record.end_location.offset - record.location.offset,
        "snippet": {"text": record.text},
    }
    context = {
        "startLine": record.location.line,
        "startColumn": source.before + 1,
        "endColumn": source.before + len(source.text) + 1,
        "snippet": {"text": shown(source.text)},
    }
    place = f"{record.row}:{record.column}" if record.column else str(record.row)
    return {
        "physicalLocation": {
            "artifactLocation": {"uri": uri_of(record.file)},
            "region": region,
            "contextRegion": context,
        },
        "logicalLocations": [{"name": place, "kind": "row"}],
    }


def _properties(record: FindingRecord) -> dict[str, Any]:
    return {
        "id": record.id,
        "row": record.row,
        "column": record.column,
        "turns": record.turns,
        "rewordings": [{"reading": r.reading, "text": r.text} for r in record.rewordings],
    }


def uri_of(file: str) -> str:
    """Return the URI of a file as it was named: relative, or with the scheme ``file`` where it is absolute."""
    if file == STDIN:
        return "stdin"
    path = PurePath(file)
    return path.as_uri() if path.is_absolute() else quote(path.as_posix())
