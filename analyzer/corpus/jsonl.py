"""Records as JSON Lines: one record a line, in wire order (SPEC §9)."""

from __future__ import annotations

import msgspec

from analyzer.records.model import EffectRecord, Verdict

_ENCODER = msgspec.json.Encoder()


def to_line(record: EffectRecord | Verdict) -> str:
    """Return the record as one line of JSON, with its line feed."""
    return _ENCODER.encode(record).decode("utf-8") + "\n"
