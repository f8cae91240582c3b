"""The resolver against the naive reading of the rules, over thousands of pairs."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer.records.model import Contradiction
from analyzer.resolver import ClockInput, TextDecision, resolve_records
from tests.resolver import reference
from tests.resolver.builders import MK
from tests.resolver.strategies import EFFECTS, LATER, SETTLED, SIDES, TIMINGS, Word, record

SOURCES = st.sampled_from(["asserted", "detected", "none"])
TEXTS = st.one_of(st.none(), st.tuples(SIDES, st.booleans()))


@settings(max_examples=1500)
@given(a=EFFECTS, b=EFFECTS, timing=TIMINGS, source=SOURCES, text=TEXTS)
def test_same_as_the_reference(
    a: list[Word], b: list[Word], timing: str, source: str, text: tuple[str, bool] | None
) -> None:
    """Outcome, rule and whether it holds under every reading are those of the naive reading of the rules."""
    prevails, doubted = text or (None, False)
    decision = (
        TextDecision(prevails=prevails, source="detected" if doubted else "asserted")  # type: ignore[arg-type]
        if prevails
        else None
    )
    kind = "none" if source == "none" else "full"
    verdict = resolve_records(
        record(a),
        record(b),
        Contradiction(kind=kind, source="detected" if source == "detected" else "asserted"),  # type: ignore[arg-type]
        clock=ClockInput(timing=timing),  # type: ignore[arg-type]
        text_decision=decision,
        profile=MK,
    )
    expected = reference.resolve(a, b, LATER[timing], prevails, doubted, source)
    assert (verdict.status, verdict.winner, verdict.rule, verdict.holds_under_all_readings) == expected


@settings(max_examples=400)
@given(a=SETTLED, b=SETTLED, timing=TIMINGS)
def test_every_turn_is_named(a: list[Word], b: list[Word], timing: str) -> None:
    """Without an ambiguous csak, the doubts name exactly the outcomes that some combination of readings gives."""
    verdict = resolve_records(
        record(a),
        record(b),
        Contradiction(kind="full", source="asserted"),
        clock=ClockInput(timing=timing),  # type: ignore[arg-type]
        profile=MK,
    )
    ways = [list(reference.readings(effect, lambda word: word[2])) for effect in (a, b)]
    reached = {reference.read(a, x, b, y, LATER[timing], None)[:2] for x in ways[0] for y in ways[1]}
    named = {(doubt.then.status, doubt.then.winner) for doubt in verdict.doubts}
    assert reached == named | {(verdict.status, verdict.winner)}
