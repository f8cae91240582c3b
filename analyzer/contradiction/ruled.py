"""How judges ruled that an effect's csaks are read: what a ruling settles holds for contradictions too (SPEC §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, get_args

from analyzer.language.token import Analysis
from analyzer.records.model import AppliedRuling, Reading

RuledCsak = tuple[tuple[int, Reading], ...]
"""Where in the normalised view a csak begins, and how it is to be read."""


def ruled_csak(analysis: Analysis, rulings: Sequence[AppliedRuling]) -> RuledCsak:
    """Return the rulings of an effect that say how a csak is read; `rulings` are in offsets of the original text."""
    ruled = {r.start: cast("Reading", r.reading) for r in rulings if r.family == "CSAK" and r.reading in READINGS}
    if not ruled:
        return ()
    starts = ((t.start, analysis.text.to_raw(t.span).start) for t in analysis.tokens)
    return tuple((start, ruled[raw]) for start, raw in starts if raw in ruled)


READINGS = frozenset(get_args(Reading))
