"""Counts over a stream of records."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from analyzer.records.model import EffectRecord


class Summary(NamedTuple):
    """What a scan found; failed records count nowhere else."""

    effects: int
    failed: int
    weak: int
    strong: int
    prohibitive: int
    permissive: int
    csak_restrictive: int
    csak_nonrestrictive: int
    csak_ambiguous: int
    doubts: int
    doubtful_effects: int


class Tally:
    """Counts records one by one; :meth:`summary` may be asked for at any time."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def add(self, record: EffectRecord) -> None:
        """Count one record."""
        if record.error is not None:
            self._counts["failed"] += 1
            return
        self._counts.update((record.level.value, record.mode.value, "effects"))
        self._counts.update(f"csak_{op.reading}" for op in record.operators if op.family == "CSAK" and op.reading)
        self._counts["doubts"] += len(record.doubts)
        self._counts["doubtful_effects"] += bool(record.doubts)

    def summary(self) -> Summary:
        """Return the counts so far."""
        return Summary(*(self._counts[name] for name in Summary._fields))
