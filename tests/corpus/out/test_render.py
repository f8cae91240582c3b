"""Rows to bytes: nothing about the work decides them."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

from analyzer.corpus import Setup, pool
from analyzer.corpus.jsonl import to_line
from analyzer.corpus.out.form import Form, Unit
from analyzer.corpus.out.render import Shape, render
from analyzer.corpus.scan import scan
from analyzer.corpus.summary import Tally
from analyzer.records.model import EffectRecord
from tests.corpus.crashing import POISON, PoisonedSetup
from tests.corpus.out.building import SETUP, TEXTS, rendered, rows

MANY = rows(TEXTS * 20, broken=7)


@pytest.mark.parametrize(("form", "unit"), [("jsonl", "effect"), ("csv", "operator"), ("parquet", "effect")])
def test_neither_chunks_nor_workers_change_a_byte(form: Form, unit: Unit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows give the same lines, counts and failures in chunks of any size and from any number of workers."""
    expected = rendered(MANY, form, unit)
    for chunk in (1, 7, 1000):
        monkeypatch.setattr(pool, "CHUNK", chunk)
        assert rendered(MANY, form, unit) == expected
    assert rendered(MANY, form, unit, jobs=2) == expected


def test_jsonl_holds_the_records() -> None:
    """A line of JSON Lines is the record of `scan`, and what is told beside it agrees with the record."""
    for done, scanned in zip(render(MANY, SETUP, Shape("jsonl"), whole=True), scan(MANY, SETUP), strict=True):
        record = scanned.record
        assert done.data.decode("utf-8") == to_line(record)
        assert done.record == record == msgspec.json.decode(done.data, type=EffectRecord)
        assert done.failure == ("" if record.error is None else record.error.message)
        assert done.versions == record.versions


def test_counts_are_those_of_a_tally() -> None:
    """Adding up what the rows are counted as gives the summary of their records."""
    tally, counted = Tally(), Tally()
    for done in render(MANY, SETUP, Shape("jsonl"), whole=True):
        assert done.record is not None
        tally.add(done.record)
        counted.counts.update(done.counted)
    assert counted.summary() == tally.summary()
    assert (tally.summary().effects, tally.summary().failed) == (99, 1)


def test_records_stay_in_the_workers_unless_asked_for() -> None:
    """Without being asked for, no record crosses the border of a process."""
    assert all(done.record is None for done in rendered(MANY, "jsonl"))


def test_a_text_that_ends_its_worker_is_a_failed_row() -> None:
    """Such a text fails alone, in its place, with the place in its error; every other row has its bytes."""
    given = rows(["Elfordul.", POISON, "Nem támadhat."])
    done = list(render(given, cast("Setup", PoisonedSetup(SETUP)), Shape("jsonl"), jobs=2))
    sound = rendered(given, "jsonl")
    assert [one.data for one in done][::2] == [one.data for one in sound][::2]
    assert done[1].counted == ("failed",)
    assert done[1].failure.startswith("lapok.xlsx, „Hősök” munkalap, 2. sor")
