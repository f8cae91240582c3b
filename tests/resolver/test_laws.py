"""Laws of overriding that hold whatever the effects are."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer.records.model import EffectRecord, Level, Mode, Operator, Quote, Verdict
from analyzer.resolver import ClockInput, TextDecision, resolve_records
from analyzer.resolver.mirror import SIDE, mirror_clock, mirror_contradiction, mirror_decision
from tests.resolver.builders import FULL, MK, effect, pair
from tests.resolver.strategies import EFFECTS, SIDES, TIMINGS, Word, record


def decide(a: EffectRecord, b: EffectRecord, timing: str, text: str | None = None) -> Verdict:
    decision = TextDecision(prevails=text) if text else None  # type: ignore[arg-type]
    clock = ClockInput(timing=timing)  # type: ignore[arg-type]
    return resolve_records(a, b, FULL, clock=clock, text_decision=decision, profile=MK)


def mirrored(side: str | None) -> str | None:
    return SIDE[side] if side else None  # type: ignore[index]


@given(a=EFFECTS, b=EFFECTS, timing=TIMINGS, text=st.one_of(st.none(), SIDES))
def test_swap_symmetry(a: list[Word], b: list[Word], timing: str, text: str | None) -> None:
    """Calling A what was called B, and B what was called A, changes the names in the verdict and nothing else."""
    one, other = record(a), record(b)
    decision = TextDecision(prevails=text) if text else None  # type: ignore[arg-type]
    clock = ClockInput(timing=timing)  # type: ignore[arg-type]
    there = resolve_records(one, other, FULL, clock=clock, text_decision=decision, profile=MK)
    back = resolve_records(
        other,
        one,
        mirror_contradiction(FULL),
        clock=mirror_clock(clock),
        text_decision=mirror_decision(decision),
        profile=MK,
    )
    assert (back.status, back.winner, back.rule) == (there.status, mirrored(there.winner), there.rule)
    assert back.holds_under_all_readings == there.holds_under_all_readings
    assert [quote.text for quote in back.fallen] == [quote.text for quote in there.fallen]
    turns = sorted((mirrored(d.effect) or "", d.start, d.code, mirrored(d.then.winner) or "") for d in back.doubts)
    assert turns == sorted((d.effect or "", d.start, d.code, d.then.winner or "") for d in there.doubts)


@given(a=EFFECTS, b=EFFECTS, timing=TIMINGS)
def test_making_the_loser_strong_flips_a_weak_verdict(a: list[Word], b: list[Word], timing: str) -> None:
    """If both are weak and one loses, an undoubted mindenképpen in the loser makes it prevail by E."""
    before = decide(record(a), record(b), timing)
    if before.winner is None or {before.a.level, before.b.level} != {Level.WEAK}:
        return
    sure: Word = ("strong", True, False)
    stronger = {"a": a, "b": b}[SIDE[before.winner]]
    after = decide(record([*a, sure] if stronger is a else a), record([*b, sure] if stronger is b else b), timing)
    assert (after.winner, after.rule) == (SIDE[before.winner], "E")


@given(a=EFFECTS, b=EFFECTS)
def test_time_matters_only_at_a_tie(a: list[Word], b: list[Word]) -> None:
    """Where level and mode differ, no timing changes the verdict; where both are alike, time alone decides."""
    verdicts = [decide(record(a), record(b), timing) for timing in ("a_first", "b_first", "same", "unknown")]
    first = verdicts[0]
    if any(op.reading == "ambiguous" and op.tier != "fused" for op in (*first.a.operators, *first.b.operators)):
        return
    tie = (first.a.level, first.a.mode) == (first.b.level, first.b.mode)
    assert [v.winner for v in verdicts] == (["b", "a", None, None] if tie else [first.winner] * 4)


@given(a=EFFECTS, b=EFFECTS, timing=TIMINGS)
def test_an_unrelated_part_changes_nothing_but_quotes(a: list[Word], b: list[Word], timing: str) -> None:
    """A further part without any key word leaves outcome, doubts and steps' rules as they were; it survives."""
    one, other = record(a), record(b)
    longer = _with_part(one, "A torony áll.")
    words = pair(one, "A bestia", other, "A bestia")
    named = msgspec.structs.replace(FULL, pairs=(words,))
    clock = ClockInput(timing=timing)  # type: ignore[arg-type]
    before = resolve_records(one, other, named, clock=clock, profile=MK)
    after = resolve_records(longer, other, named, clock=clock, profile=MK)
    assert (after.status, after.winner, after.rule) == (before.status, before.winner, before.rule)
    assert (after.doubts, after.holds_under_all_readings) == (before.doubts, before.holds_under_all_readings)
    assert [step.rule for step in after.trace] == [step.rule for step in before.trace]
    assert after.fallen == before.fallen
    assert ("A torony áll" in [quote.text for quote in after.surviving]) == (after.winner == "b")


def _with_part(base: EffectRecord, more: str) -> EffectRecord:
    text = f"{base.text} {more}"
    part = Quote(start=len(base.text) + 1, end=len(text), text=more)
    return msgspec.structs.replace(base, text=text, parts=(*base.parts, part))


@given(a=EFFECTS, b=EFFECTS, timing=TIMINGS)
def test_a_doubt_tells_what_happens_without_its_operator(a: list[Word], b: list[Word], timing: str) -> None:
    """The outcome under the doubt of a counting operator is the outcome for the effect with that operator dropped."""
    verdict = decide(record(a), record(b), timing)
    for doubt in verdict.doubts:
        if doubt.effect is None or doubt.readings[0] != "counts":
            continue
        records = {"a": verdict.a, "b": verdict.b}
        records[doubt.effect] = _without(records[doubt.effect], doubt.start)
        dropped = decide(records["a"], records["b"], timing)
        assert (dropped.status, dropped.winner, dropped.rule) == (
            doubt.then.status,
            doubt.then.winner,
            doubt.then.rule,
        )


def _without(base: EffectRecord, start: int) -> EffectRecord:
    kept: tuple[Operator, ...] = tuple(op for op in base.operators if op.start != start)
    counting = {op.family for op in kept if op.counts}
    return msgspec.structs.replace(
        base,
        operators=kept,
        doubts=tuple(doubt for doubt in base.doubts if doubt.start != start),
        level=Level.STRONG if counting & {"MINDENKÉPPEN", "SEMMIKÉPPEN"} else Level.WEAK,
        mode=Mode.PROHIBITIVE if counting & {"NEM", "SEM", "CSAK"} else Mode.PERMISSIVE,
    )


@settings(max_examples=200)
@given(a=EFFECTS, b=EFFECTS, timing=TIMINGS)
def test_quotes_and_evidence_lie_in_the_texts(a: list[Word], b: list[Word], timing: str) -> None:
    """Every quote is the text at its offsets, and every evidence span is a stretch of its effect."""
    verdict = decide(record(a), record(b), timing)
    texts = {"a": verdict.a.text, "b": verdict.b.text}
    for quote in (*verdict.fallen, *verdict.surviving):
        assert texts[quote.effect][quote.start : quote.end] == quote.text
    for step in verdict.trace:
        assert all(0 <= e.start < e.end <= len(texts[e.effect]) for e in step.evidence)


@given(a=EFFECTS, b=EFFECTS, timing=TIMINGS)
def test_the_winner_is_never_quoted_as_fallen(a: list[Word], b: list[Word], timing: str) -> None:
    """Only words of the loser fall or survive; without a winner nothing falls."""
    verdict = decide(record(a), record(b), timing)
    sides = {quote.effect for quote in (*verdict.fallen, *verdict.surviving)}
    assert sides == ({SIDE[verdict.winner]} if verdict.winner else set())


@given(a=EFFECTS, b=EFFECTS, timing=TIMINGS)
def test_json_round_trip(a: list[Word], b: list[Word], timing: str) -> None:
    """A verdict read back from its JSON is the same verdict, and the same arguments give the same bytes."""
    verdict = decide(record(a), record(b), timing)
    encoded = msgspec.json.encode(verdict)
    assert msgspec.json.decode(encoded, type=Verdict) == verdict
    assert msgspec.json.encode(decide(record(a), record(b), timing)) == encoded


def test_the_record_is_passed_on_whole() -> None:
    """The verdict carries both records as they were given, and the profile's id in its versions."""
    a, b = effect("[Nem] véd."), effect("Véd.")
    verdict = decide(a, b, "unknown")
    assert (verdict.a, verdict.b, verdict.versions.profile) == (a, b, "MK")
