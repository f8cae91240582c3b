"""From rows to conflicts: order, duplicates, cards, limits."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from analyzer import Analyzer
from analyzer.conflicts import Conflict, Tally, find
from analyzer.corpus.rows import Fault, Place, Row
from analyzer.corpus.setup import Setup
from analyzer.messages import Message
from analyzer.records.build import Reading

BAN, LEAVE = "Sérült kalandozó nem támadhat.", "Sérült kalandozó támadhat."
SETUP = Setup(engine="lexicon")


def rows(*cards: tuple[str | None, str]) -> list[Row]:
    return [Row(Place("lapok.csv", n), id, text) for n, (id, text) in enumerate(cards, 2)]


def found(given: Sequence[Row], **options: int) -> tuple[list[Conflict], Tally, list[Fault]]:
    faults: list[Fault] = []
    run = find(given, SETUP, on_fault=faults.append, **options)
    return list(run.conflicts), run.tally, faults


def ids(conflicts: list[Conflict]) -> list[str]:
    return [conflict.verdict.id for conflict in conflicts]


def test_conflicts_stand_in_the_order_of_the_rows() -> None:
    """A conflict comes where its first text comes, its sides in the order of the rows, with the ids of both."""
    given = rows(
        ("x", LEAVE), ("y", "Húzz 1 lapot."), ("z", BAN), ("w", "Sérült bestia nem támadhat."), (None, BAN + " ")
    )
    conflicts, tally, _ = found(given)
    assert ids(conflicts)[:2] == ["x | z", "x | #6"]
    assert (conflicts[0].verdict.a.id, conflicts[0].verdict.b.id) == ("x", "z")
    assert (conflicts[0].verdict.winner, conflicts[0].verdict.rule) == ("b", "H")
    assert tally.conflicts == len(conflicts) <= tally.candidates


def test_a_text_in_several_rows_is_one_side() -> None:
    """A text that occurs again is read once and stands in one conflict with all its rows; it is never its own rival."""
    conflicts, tally, _ = found(rows(("x", BAN), ("y", LEAVE), ("x2", BAN)))
    assert ids(conflicts) == ["x | y"]
    assert [holder.name for holder in conflicts[0].a] == ["x", "x2"]
    assert (tally.effects, tally.texts) == (3, 2)


def test_rows_of_one_card_are_not_set_against_each_other() -> None:
    """Two texts under one id are one card; without ids, or on another card as well, they are compared."""
    assert found(rows(("x", BAN), ("x", LEAVE)))[0] == []
    assert len(found(rows((None, BAN), (None, LEAVE)))[0]) == 1
    assert len(found(rows(("x", BAN), ("x", LEAVE), ("y", LEAVE)))[0]) == 1


def test_what_is_above_the_limit_is_counted() -> None:
    """With `most` only the first partners are judged, and the tally says how many there are."""
    given = rows(("x", BAN), *((f"y{n}", f"{LEAVE} Húzz {n} lapot.") for n in range(4)))
    conflicts, tally, _ = found(given, most=2)
    assert ids(conflicts) == ["x | y0", "x | y1"]
    assert [(o.holder.name, o.found, o.given) for o in tally.overflows] == [("x", 4, 2)]


def test_a_faulty_row_is_told_and_left_out() -> None:
    """A row that cannot be read is reported once and costs the others nothing."""
    fault = Fault("ragged", Message("rossz", "bad"))
    given = [*rows(("x", BAN)), Row(Place("lapok.csv", 9), None, "", fault), *rows(("y", LEAVE))]
    conflicts, tally, faults = found(given)
    assert (ids(conflicts), tally.failed, faults) == (["x | y"], 1, [fault])


def test_a_pair_that_cannot_be_judged_costs_only_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure inside is reported with its reason, and the other pairs are judged."""
    judge = Analyzer.judge_if_contradictory

    def failing(analyzer: Analyzer, a: Reading, b: Reading, **options: str) -> object:
        if b.record.id == "y":
            raise ValueError("elromlott")
        return judge(analyzer, a, b, **options)

    monkeypatch.setattr(Analyzer, "judge_if_contradictory", failing)
    conflicts, tally, faults = found(rows(("x", BAN), ("y", LEAVE), ("z", LEAVE + " ")))
    assert (ids(conflicts), tally.failed) == (["x | z"], 1)
    assert [fault.code for fault in faults] == ["internal"]
    assert "elromlott" in faults[0].said.hu


def test_the_number_of_workers_changes_nothing() -> None:
    """One process or two: the same conflicts in the same order, with the same verdicts."""
    given = rows(*((f"k{n}", text) for n, text in enumerate([BAN, "Húzz 1 lapot.", LEAVE, "Nem támadhat."] * 40)))
    given += rows(*((f"m{n}", f"{BAN} Húzz {n} lapot.") for n in range(90)))
    alone, shared = found(given, jobs=1), found(given, jobs=2)
    assert alone == shared
    assert len(alone[0]) > 90


@pytest.mark.parametrize("text", [BAN, "Játékosa húzhat 1 lapot.", ""])
def test_one_text_alone_has_no_conflicts(text: str) -> None:
    """A single effect contradicts nothing."""
    assert found(rows(("x", text)))[0] == []
