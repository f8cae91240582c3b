"""Many pairs at once: the answers of one pair at a time, whatever the pairs, the profile and the clock."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from itertools import product
from typing import Any, get_args

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import analyzer
from analyzer.errors import ClockError, InputError
from analyzer.records.model import Contradiction, EffectRecord, Outcome, RecordError
from analyzer.resolver import ClockInput, Profile, Rung, TextDecision, load_profile, moment, resolve_records
from analyzer.resolver.clock import sequence
from analyzer.resolver.many import CODES, Effects, Outcomes, resolve_many
from analyzer.resolver.many.clock import clock_table
from analyzer.resolver.profile import Rule, TestId
from tests.resolver.builders import MK, effect, standing
from tests.resolver.strategies import EFFECTS, TIMINGS, Word, record

LEVELS = {(0, 0): "", (1, 0): "[mindenképpen]", (0, 1): "[mindenképpen!]", (1, 1): "[mindenképpen?]"}
MODES = {(0, 0): "", (1, 0): "[nem]", (0, 1): "[hacsak!]", (1, 1): "[nem?]"}
STATES = [s for s in product((0, 1), repeat=5) if s[3] or s[1] or not s[4]]  # an open csak of a permissive one is open
CLAIMS = [
    Contradiction(kind="full", source="asserted"),
    Contradiction(kind="partial", source="detected"),
    Contradiction(kind="none", source="asserted"),
    Contradiction(kind="unknown", source="detected"),
]
TEXTS = [(None, "asserted"), *product("ab", ("asserted", "detected"))]
FLAGS = st.sampled_from([None, False, True])


def written(state: tuple[int, ...]) -> EffectRecord:
    """Write an effect with the given level, mode, open level, open mode and open csak."""
    level, mode, level_open, mode_open, csak = state
    words = [LEVELS[level, level_open], MODES[mode, mode_open] if mode or not csak else "", "[csak~]" if csak else ""]
    return effect(f"A bestia {' '.join(words)} támad.")


def decided(a: EffectRecord, b: EffectRecord, profile: Profile, claim: Contradiction, **said: Any) -> tuple[Any, ...]:
    """One pair at a time."""
    prevails, source = said.pop("text", (None, "asserted"))
    text = None if prevails is None else TextDecision(prevails=prevails, source=source)
    verdict = resolve_records(a, b, claim, clock=ClockInput(**said), text_decision=text, profile=profile)
    return (verdict.status, verdict.winner, verdict.rule, verdict.holds_under_all_readings)


def rows(found: Outcomes) -> list[tuple[Any, ...]]:
    names = ("status", "winner", "rule")
    words = [[CODES[name][code] for code in column] for name, column in zip(names, found, strict=False)]
    return list(zip(*words, map(bool, found.holds), strict=True))


def test_records_become_their_states() -> None:
    """The columns of an effect are what its record and its doubts say of it."""
    columns = Effects.of([written(state) for state in STATES])
    assert [tuple(map(int, row)) for row in zip(*columns, strict=True)] == STATES
    assert [column.dtype for column in columns] == [np.dtype("u1")] * 5


def test_the_whole_space_of_cases() -> None:
    """Over every state of either effect, every claim, text and order, outcome, rule and doubt are the scalar ones."""
    records = [written(state) for state in STATES]
    effects, size = Effects.of(records), range(len(STATES))
    cases = list(product(size, size, range(len(CLAIMS)), range(len(TEXTS)), CODES["timing"][1:]))
    a, b, claim, text, timing = (list(column) for column in zip(*cases, strict=True))
    found = resolve_many(
        effects.take(a),
        effects.take(b),
        contradiction=[CLAIMS[n].kind for n in claim],
        source=[CLAIMS[n].source for n in claim],
        text_prevails=[TEXTS[n][0] for n in text],
        text_source=[TEXTS[n][1] for n in text],
        timing=timing,
    )
    expected = [decided(records[i], records[j], MK, CLAIMS[c], text=TEXTS[t], timing=w) for i, j, c, t, w in cases]
    assert len(cases) > 60_000
    assert rows(found) == expected


@st.composite
def profiles(draw: st.DrawFn) -> Profile:
    """Any ladder that a file may hold."""
    tests: list[TestId] = draw(st.permutations(["level", "mode", "continuity"]))
    chosen = tests[: draw(st.integers(0, 3))]
    ladder = [*(["text"] if draw(st.booleans()) and len(chosen) < 3 else []), *chosen, "time"]
    rules = draw(st.permutations(get_args(Rule)))
    rungs = [Rung(id=test, rule=rule, hu="", en="", cite="") for test, rule in zip(ladder, rules, strict=False)]
    return Profile(id="X", hu="", en="", test=tuple(rungs))


@settings(max_examples=25, deadline=None)
@given(profiles(), st.lists(st.tuples(EFFECTS, EFFECTS, TIMINGS, FLAGS, FLAGS), min_size=1, max_size=8))
def test_any_profile_over_any_records(
    profile: Profile, pairs: list[tuple[list[Word], list[Word], str, Any, Any]]
) -> None:
    """Whatever the ladder and the records, each row is what the scalar resolver says of its pair."""
    a, b = [record(p[0]) for p in pairs], [record(p[1]) for p in pairs]
    timing, ours, theirs = ([p[n] for p in pairs] for n in (2, 3, 4))
    found = resolve_many(
        Effects.of(a, profile),
        Effects.of(b, profile),
        timing=timing,
        a_continuous=ours,
        b_continuous=theirs,
        profile=profile,
    )
    assert rows(found) == [
        decided(one, other, profile, CLAIMS[0], timing=t, a_continuous=x, b_continuous=y)
        for one, other, t, x, y in zip(a, b, timing, ours, theirs, strict=True)
    ]


@pytest.mark.parametrize("name", ["MK", "HKK", "MTG"])
def test_shipped_profiles(name: str) -> None:
    """Every shipped profile gives the scalar answers, its own strong words counted."""
    profile = load_profile(name)
    records = [standing(level, mode) for level in ("weak", "strong") for mode in ("permissive", "prohibitive")]
    pairs = list(product(records, records, CODES["timing"][1:], CODES["continuous"], CODES["continuous"]))
    a, b, timing, ours, theirs = (list(column) for column in zip(*pairs, strict=True))
    found = resolve_many(
        Effects.of(a, name), Effects.of(b, name), timing=timing, a_continuous=ours, b_continuous=theirs, profile=name
    )
    assert rows(found) == [
        decided(one, other, profile, CLAIMS[0], timing=t, a_continuous=x, b_continuous=y)
        for one, other, t, x, y in pairs
    ]


def outcome_or_fault(ask: Callable[..., Any], *arguments: Any) -> Any:
    try:
        return ask(*arguments)
    except ClockError as error:
        return error


def winner(pair: Effects, columns: dict[str, Any]) -> Any:
    return resolve_many(pair, pair, **columns).at(0).winner


def test_the_whole_space_of_the_clock() -> None:
    """For every combination of timing, timeline and moments the order, or the error, is the scalar clock's."""
    pair, refused = Effects("weak", "permissive"), 0
    moments = [(None, None), (2, 1), (1, 2), (1.5, 1.5), (None, 1)]
    fields = ("timing", "timeline_order", "a_uses_timeline", "b_uses_timeline")
    for *said, (a, b) in product(CODES["timing"], CODES["timeline_order"], CODES["uses"], CODES["uses"], moments):
        given: dict[str, Any] = dict(zip(fields, said, strict=True))
        columns = given | {"a_moment": a, "b_moment": b}
        clock = ClockInput(
            **given, **{f"{n}_moment": None if m is None else moment(m) for n, m in (("a", a), ("b", b))}
        )
        alone, many = outcome_or_fault(sequence, clock), outcome_or_fault(winner, pair, columns)
        if isinstance(alone, ClockError):
            refused += 1
            assert isinstance(many, ClockError)
            assert many.said.hu.endswith(alone.said.hu)
            assert many.said.en == f"row 0 (counted from 0): {alone.said.en}"
        else:
            assert many == {"a_later": "a", "b_later": "b"}.get(alone.order)
    assert refused > 100
    assert len(clock_table().orders) == 540


def test_a_row_whose_time_contradicts_itself_is_named_in_any_block() -> None:
    """The row is counted from the first of all rows, not of its block."""
    moments = np.zeros(100_000)
    moments[77_777] = 1
    with pytest.raises(ClockError, match=r"row 77777 \(counted from 0\)"):
        resolve_many(
            Effects("weak", "permissive"), Effects("weak", "permissive"), timing="same", a_moment=moments, b_moment=0
        )


def test_words_codes_and_single_values_are_the_same() -> None:
    """A column may be codes, words, booleans or one value; arrays of any whole-number type will do."""
    words = Effects(["weak", "strong"], "permissive", [False, True])
    codes = Effects(np.array([0, 1], dtype="i8"), 0, np.array([False, True]))
    by_words = resolve_many(words, words, timing=["a_first", "same"], a_uses_timeline=[None, True])
    by_codes = resolve_many(codes, codes, timing=np.array([1, 3]), a_uses_timeline=[0, 2])
    assert rows(by_words) == rows(by_codes)
    assert by_words.at(0) == Outcome(status="decided", winner="b", rule="I")
    booleans = resolve_many(words, words, timing="a_first", a_uses_timeline=np.array([True, False]))
    assert rows(booleans) == rows(resolve_many(words, words, timing=1, a_uses_timeline=np.array([2, 1])))


def test_no_pairs_give_no_rows() -> None:
    """Empty columns give empty outcomes."""
    nothing = Effects.of([])
    assert rows(resolve_many(nothing, nothing)) == []


WEAK = Effects("weak", "permissive")
BAD: list[tuple[dict[str, Any], str]] = [
    ({"a": Effects([0, 1], 0), "b": Effects([0, 1, 1], 0)}, "column b_level has 3 rows, the others have 2"),
    ({"timing": np.zeros((2, 2), dtype="u1")}, r"column timing must have one dimension, not the shape \(2, 2\)"),
    ({"a_moment": np.zeros((2, 2))}, "column a_moment must have one dimension"),
    ({"a": Effects([0, 2], 0)}, r"column a\.level, row 1 \(counted from 0\): no such value 2; use one of \['weak'"),
    ({"timing": [1, -1]}, "column timing, row 1 .* no such value -1"),
    ({"timing": ["same", "later"]}, "column timing, row 1 .* no such value 'later'"),
    ({"contradiction": "ful"}, "column contradiction, row 0 .* no such value 'ful'"),
    ({"contradiction": None}, "column contradiction, row 0 .* no such value None"),
    ({"timing": [0.5]}, "column timing, row 0 .* no such value 0.5"),
    ({"timing": [["same"]]}, "column timing must have one dimension"),
    ({"a_moment": ["tegnap"]}, "column a_moment, row 0"),
]


@pytest.mark.parametrize(("columns", "said"), BAD, ids=[said[:40] for _, said in BAD])
def test_what_no_column_takes_is_named(columns: dict[str, Any], said: str) -> None:
    """A wrong length, shape, word or code is refused in one sentence that names column and row."""
    with pytest.raises(InputError, match=said):
        resolve_many(columns.pop("a", WEAK), columns.pop("b", WEAK), **columns)


def test_a_record_without_result_is_named() -> None:
    """A record that carries an error has neither level nor mode to decide by."""
    failed = msgspec.structs.replace(effect("Véd."), error=RecordError(code="internal", message="baj"))
    with pytest.raises(InputError, match=r"effect 1 \(counted from 0\) has no result \(baj\)"):
        Effects.of([effect("Véd."), failed])


def test_numpy_is_imported_with_the_first_pair() -> None:
    """Importing resolve_many costs no NumPy: only asking it does."""
    code = "import sys; from analyzer import Effects, resolve_many; assert 'numpy' not in sys.modules; "
    code += "e = Effects('weak', 'permissive'); resolve_many(e, e); assert 'numpy' in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
    assert analyzer.resolve_many is resolve_many
