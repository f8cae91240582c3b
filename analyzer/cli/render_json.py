"""One record as JSON: for a reader, indented; for a program, on one line."""

from __future__ import annotations

import msgspec

from analyzer.corpus.jsonl import to_line
from analyzer.records.model import EffectRecord, Verdict


def to_json(record: EffectRecord | Verdict, *, indented: bool) -> str:
    """Return the record as JSON, with a line feed at the end."""
    line = to_line(record)
    return msgspec.json.format(line, indent=2) if indented else line
