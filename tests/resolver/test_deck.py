"""Many effects: worked cases, laws of order, and a naive walk from the top as oracle."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer.errors import InputError
from analyzer.records.model import Contradiction, Quote
from analyzer.resolver import DeckConflict, DeckEffect, DeckVerdict, TextDecision, decide_deck, moment
from tests.resolver.builders import FULL, MK, effect, pair, standing
from tests.resolver.reference import walk

CASES = yaml.safe_load((Path(__file__).parent / "cases" / "deck.yaml").read_text("utf-8"))
Words = dict[str, list[Any]]


def build(case: dict[str, Any]) -> tuple[list[DeckEffect], list[DeckConflict]]:
    effects = {
        name: DeckEffect(id=name, record=effect(text), moment=None if when is None else moment(when))
        for name, (text, when) in case["effects"].items()
    }
    return list(effects.values()), [conflict(effects, *row) for row in case["conflicts"]]


def conflict(effects: dict[str, DeckEffect], a: str, b: str, more: dict[str, Any] | None = None) -> DeckConflict:
    more = more or {}
    rows = more.get("pairs", [])
    pairs = tuple(pair(effects[a].record, one, effects[b].record, other) for one, other in rows)
    kind = more.get("kind", "partial" if pairs else "full")
    text = TextDecision(prevails="a" if more["text"] == a else "b") if "text" in more else None
    found = Contradiction(kind=kind, source="asserted", pairs=pairs)
    return DeckConflict(a=a, b=b, contradiction=found, text_decision=text)


def by_effect(quotes: Any) -> Words:
    out: Words = {}
    for quote in quotes:
        out.setdefault(quote.effect, []).append(quote.text)
    return out


def falls(verdict: DeckVerdict) -> Words:
    out: Words = {}
    for fall in verdict.fallen:
        out.setdefault(fall.effect, []).append([fall.text, *(f"{by.effect} {by.rule}" for by in fall.by)])
    return out


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_case(case: dict[str, Any]) -> None:
    """What stands, falls and stays open is what the case file states."""
    verdict = decide_deck(*build(case), profile=MK)
    assert by_effect(verdict.standing) == case.get("stands", {})
    assert falls(verdict) == case.get("falls", {})
    assert by_effect(verdict.open) == case.get("open", {})
    assert [list(ring) for ring in verdict.loops] == case.get("loops", [])
    expected = [(min(row[:2]), max(row[:2]), row[2]) for row in case.get("undecided", [])]
    assert [(found.a, found.b) for found in verdict.undecided] == [row[:2] for row in expected]
    assert all(
        words in " | ".join(found.missing) for found, (*_, words) in zip(verdict.undecided, expected, strict=True)
    )


@given(case=st.sampled_from(CASES), data=st.data())
def test_order_repetition_and_side_do_not_matter(case: dict[str, Any], data: st.DataObject) -> None:
    """Rows in another order, rows given twice, and conflicts given from the other side change nothing."""
    effects, conflicts = build(case)
    expected = msgspec.json.encode(decide_deck(effects, conflicts, profile=MK))
    rows = [data.draw(st.sampled_from([row, _turned(row)])) for row in conflicts]
    rows = data.draw(st.permutations([*rows, *data.draw(st.lists(st.sampled_from(rows), max_size=2))]))
    shuffled = data.draw(st.permutations([*effects, data.draw(st.sampled_from(effects))]))
    assert msgspec.json.encode(decide_deck(shuffled, rows, profile=MK)) == expected


def _turned(row: DeckConflict) -> DeckConflict:
    pairs = tuple(msgspec.structs.replace(p, a=p.b, b=p.a) for p in row.contradiction.pairs)
    text = row.text_decision
    return DeckConflict(
        a=row.b,
        b=row.a,
        contradiction=msgspec.structs.replace(row.contradiction, pairs=pairs),
        text_decision=TextDecision(prevails="b" if text.prevails == "a" else "a") if text else None,
    )


KINDS = st.tuples(st.sampled_from(["weak", "strong"]), st.sampled_from(["permissive", "prohibitive"]))


@settings(max_examples=300)
@given(kinds=st.lists(KINDS, min_size=2, max_size=8), data=st.data())
def test_same_as_the_naive_walk(kinds: list[tuple[str, str]], data: st.DataObject) -> None:
    """With a known order, what stands is what a walk from the top by (level, mode, time) keeps."""
    times = data.draw(st.permutations(range(len(kinds))))
    ids = [f"hatás {at}" for at in range(len(kinds))]
    links = data.draw(st.sets(st.tuples(st.sampled_from(ids), st.sampled_from(ids)).filter(lambda x: x[0] < x[1])))
    effects = [
        DeckEffect(id=name, record=standing(*kind), moment=moment(when))
        for name, kind, when in zip(ids, kinds, times, strict=True)
    ]
    conflicts = [DeckConflict(a=a, b=b, contradiction=FULL) for a, b in sorted(links)]
    verdict = decide_deck(effects, conflicts, profile=MK)
    keys = {
        name: (level == "strong", mode == "prohibitive", when)
        for name, (level, mode), when in zip(ids, kinds, times, strict=True)
    }
    assert sorted(by_effect(verdict.standing)) == sorted(walk(keys, links))
    assert not verdict.open
    assert not verdict.undecided


@settings(max_examples=100)
@given(kinds=st.lists(KINDS, min_size=2, max_size=6), data=st.data())
def test_what_falls_is_overridden_by_what_stands(kinds: list[tuple[str, str]], data: st.DataObject) -> None:
    """Whatever times are unknown or equal, what falls names what stands, and all words are accounted for."""
    ids = [f"hatás {at}" for at in range(len(kinds))]
    times = data.draw(st.lists(st.one_of(st.none(), st.integers(0, 2)), min_size=len(ids), max_size=len(ids)))
    effects = [
        DeckEffect(id=name, record=standing(*kind), moment=None if when is None else moment(when))
        for name, kind, when in zip(ids, kinds, times, strict=True)
    ]
    links = data.draw(st.sets(st.tuples(st.sampled_from(ids), st.sampled_from(ids)).filter(lambda x: x[0] < x[1])))
    rows = [DeckConflict(a=a, b=b, contradiction=FULL) for a, b in sorted(links)]
    verdict = decide_deck(effects, rows, profile=MK)
    stands, fallen, still = (set(by_effect(row)) for row in (verdict.standing, verdict.fallen, verdict.open))
    assert stands | fallen | still == set(ids)
    assert len(stands) + len(fallen) + len(still) == len(ids)
    assert all({by.effect for by in fall.by} <= stands and fall.by for fall in verdict.fallen)
    assert verdict.loops == ()
    assert not any({a, b} <= stands for a, b in links)


def test_both_texts_claim_the_exception() -> None:
    """Two conflicts in which each text claims to prevail are a ring of two."""
    effects = [DeckEffect(id=name, record=effect("A másik ellen is hat."), moment=moment(1)) for name in ("x", "y")]
    rows = [DeckConflict(a="x", b="y", contradiction=FULL, text_decision=TextDecision(prevails=s)) for s in ("a", "b")]
    verdict = decide_deck(effects, rows, profile=MK)
    assert verdict.loops == (("x", "y"),)
    assert not verdict.standing


def test_faulty_decks_are_refused() -> None:
    """An unknown id, one id for two effects, and an effect against itself are errors that name the id."""
    one = DeckEffect(id="x", record=effect("Alszik."))
    other = DeckEffect(id="x", record=effect("Ébren van."))
    with pytest.raises(InputError, match="two different effects have the id 'x'"):
        decide_deck([one, other], [], profile=MK)
    with pytest.raises(InputError, match="a conflict names 'y'"):
        decide_deck([one], [DeckConflict(a="x", b="y", contradiction=FULL)], profile=MK)
    with pytest.raises(InputError, match="'x' is set against itself"):
        decide_deck([one], [DeckConflict(a="x", b="x", contradiction=FULL)], profile=MK)


def test_words_outside_every_part_neither_stand_nor_fall() -> None:
    """What no part and no contradiction holds (a label, a heading) is not in force."""
    record = effect("Alszik az őr. KÖNNYED Ugrik a ló.")
    parts = (Quote(start=0, end=12, text="Alszik az őr"),)
    parts += (Quote(start=22, end=32, text="Ugrik a ló"),)
    one = DeckEffect(id="x", record=msgspec.structs.replace(record, parts=parts))
    assert by_effect(decide_deck([one], [], profile=MK).standing) == {"x": ["Alszik az őr", "Ugrik a ló"]}
