"""Counts."""

from __future__ import annotations

import msgspec

from analyzer import Analyzer
from analyzer.corpus.summary import Tally
from analyzer.records.failed import failed_record
from analyzer.records.model import RecordError


def test_counts_add_up(instant: Analyzer) -> None:
    """Each record counts once by level and once by mode; a failed one counts as failed only."""
    tally = Tally()
    texts = ["Elfordul.", "Nem támadhat.", "Mindenképpen éber.", "Nemcsak a hős, hanem a bestia is éber."]
    records = [instant.analyze(text) for text in texts]
    for record in [*records, failed_record(1, "x", RecordError(code="c", message="m"), instant.versions)]:
        tally.add(record)
    found = tally.summary()
    assert (found.effects, found.failed) == (4, 1)
    assert (found.weak, found.strong) == (3, 1)
    assert found.prohibitive + found.permissive == 4
    assert found.prohibitive == sum(record.mode == "prohibitive" for record in records)
    assert found.doubts == sum(len(record.doubts) for record in records)


def test_csak_readings_are_counted_by_occurrence(instant: Analyzer) -> None:
    """Two readings in one effect count twice."""
    record = instant.analyze("Nemcsak a hős éber; nemcsak a bestia is.")
    csak = [op for op in record.operators if op.family == "CSAK"]
    tally = Tally()
    tally.add(msgspec.structs.replace(record, operators=tuple(csak)))
    found = tally.summary()
    assert len(csak) == 2
    assert found.csak_restrictive + found.csak_nonrestrictive + found.csak_ambiguous == 2
