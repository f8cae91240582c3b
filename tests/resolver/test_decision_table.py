"""The whole decision table: level × mode × time × doubt, written out by hand from rules E, H and I."""

from __future__ import annotations

from itertools import product

import pytest

from analyzer.records.model import EffectRecord
from analyzer.resolver import ClockInput, resolve_records
from tests.resolver.builders import FULL, MK, effect

# a: level mode, b: level mode (g gyenge, e erős; m megengedő, t tiltó) → who prevails by which rule; "I": time decides.
TABLE = {
    "gm gm": "I", "gm gt": "b H", "gm em": "b E", "gm et": "b E",
    "gt gm": "a H", "gt gt": "I", "gt em": "b E", "gt et": "b E",
    "em gm": "a E", "em gt": "a E", "em em": "I", "em et": "b H",
    "et gm": "a E", "et gt": "a E", "et em": "a H", "et et": "I",
}  # fmt: skip
TIME = {
    "a_first": ("decided", "b", "I"),
    "b_first": ("decided", "a", "I"),
    "same": ("undecidable", None, None),
    "unknown": ("undecidable", None, None),
}
PLACES = ("a level", "a mode", "b level", "b mode")


def expected(cell: str, timing: str) -> tuple[str, str | None, str | None]:
    """Look the outcome up."""
    entry = TABLE[cell]
    if entry == "I":
        return TIME[timing]
    winner, rule = entry.split()
    return "decided", winner, rule


def turned(cell: str, place: str) -> str:
    """Return the cell with one level or mode turned."""
    at = {"a level": 0, "a mode": 1, "b level": 3, "b mode": 4}[place]
    other = {"g": "e", "e": "g", "m": "t", "t": "m"}[cell[at]]
    return cell[:at] + other + cell[at + 1 :]


def written(kind: str, doubted: tuple[str, ...] = ()) -> EffectRecord:
    """Write an effect of the given level and mode, with the doubted operator marked (or an uncounted one added)."""
    strong = {"e": "[mindenképpen]", "g": ""}[kind[0]]
    ban = {"t": "[nem]", "m": ""}[kind[1]]
    if "level" in doubted:
        strong = "[mindenképpen?]" if kind[0] == "e" else "[mindenképpen!]"
    if "mode" in doubted:
        ban = "[nem?]" if kind[1] == "t" else "[hacsak!]"
    return effect(f"A bestia {strong} {ban} támad.")


def decide(cell: str, timing: str, doubted: tuple[str, ...] = ()):
    doubts = {side: tuple(p.split()[1] for p in doubted if p[0] == side) for side in "ab"}
    a, b = written(cell[:2], doubts["a"]), written(cell[3:], doubts["b"])
    return resolve_records(a, b, FULL, clock=ClockInput(timing=timing), profile=MK)  # type: ignore[arg-type]


def bare(result) -> tuple[str, str | None, str | None]:
    return result.status, result.winner, result.rule


def test_the_table_is_whole() -> None:
    """Every combination of two levels and two modes a side has an entry."""
    kinds = [level + mode for level in "ge" for mode in "mt"]
    assert sorted(TABLE) == sorted(f"{a} {b}" for a, b in product(kinds, kinds))


@pytest.mark.parametrize("timing", TIME)
@pytest.mark.parametrize("cell", TABLE)
def test_the_ladder(cell: str, timing: str) -> None:
    """Level decides first, then mode, then time, and nothing else."""
    verdict = decide(cell, timing)
    assert bare(verdict) == expected(cell, timing)
    assert verdict.holds_under_all_readings
    assert verdict.doubts == ()
    assert bool(verdict.missing) == (verdict.status == "undecidable")


@pytest.mark.parametrize("timing", TIME)
@pytest.mark.parametrize("cell", TABLE)
def test_one_doubt(cell: str, timing: str) -> None:
    """A doubt leaves the verdict as it is, and tells what stands in the cell that it leads to."""
    for place in PLACES:
        verdict = decide(cell, timing, (place,))
        assert bare(verdict) == expected(cell, timing)
        assert [bare(doubt.then) for doubt in verdict.doubts] == [expected(turned(cell, place), timing)]
        assert verdict.holds_under_all_readings == (
            expected(turned(cell, place), timing)[:2] == expected(cell, timing)[:2]
        )


@pytest.mark.parametrize("timing", TIME)
@pytest.mark.parametrize("cell", TABLE)
def test_two_doubts(cell: str, timing: str) -> None:
    """A verdict holds only if it holds in all cells that two doubts reach; one reached only by both is named."""
    for one, other in product(PLACES, PLACES):
        if one >= other:
            continue
        verdict = decide(cell, timing, (one, other))
        singles = [expected(turned(cell, place), timing) for place in (one, other)]
        both = expected(turned(turned(cell, one), other), timing)
        here = expected(cell, timing)
        assert verdict.holds_under_all_readings == all(then[:2] == here[:2] for then in (*singles, both))
        named = [doubt for doubt in verdict.doubts if doubt.code == "combined_readings"]
        only_both = both[:2] not in [then[:2] for then in (here, *singles)]
        assert [bare(doubt.then)[:2] for doubt in named] == ([both[:2]] if only_both else [])
