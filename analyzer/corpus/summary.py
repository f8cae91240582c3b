"""Counts over a stream of records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
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


def counted(record: EffectRecord) -> tuple[str, ...]:
    """Return the names of the counts that a record adds to, each as often as it does."""
    if record.error is not None:
        return ("failed",)
    readings = tuple(f"csak_{op.reading}" for op in record.operators if op.family == "CSAK" and op.reading)
    doubts = ("doubts",) * len(record.doubts) + ("doubtful_effects",) * bool(record.doubts)
    return ("effects", record.level.value, record.mode.value, *readings, *doubts)


class Tally:
    """Counts records one by one; :meth:`summary` may be asked for at any time."""

    def __init__(self, counts: Mapping[str, int] | None = None) -> None:
        """Begin with the counts of an earlier tally."""
        self.counts: Counter[str] = Counter(counts)

    def add(self, record: EffectRecord) -> None:
        """Count one record."""
        self.counts.update(counted(record))

    def summary(self) -> Summary:
        """Return the counts so far."""
        return Summary(*(self.counts[name] for name in Summary._fields))
