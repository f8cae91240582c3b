"""Exceptions of which the words do not show whether they name what the other effect says."""

from __future__ import annotations

import msgspec
import pytest

from analyzer.resolver import ClockInput, TextDecision, explain, resolve_records
from tests.resolver.builders import FULL, MK, effect

A, B = effect("Akkor is evezhet, ha beteg."), effect("Lázas matróz [nem] evezhet.")


def possible(prevails: str, *, either: bool = False) -> TextDecision:
    return TextDecision(
        prevails=prevails,  # type: ignore[arg-type]
        source="detected",
        claimant="a",
        start=0,
        end=len(A.text) - 1,
        certain=False,
        either=either,
    )


def test_the_ladder_decides_and_the_doubt_says_what_would_turn() -> None:
    """An open exception does not decide; the verdict says that it would turn the winner, and quotes its words."""
    verdict = resolve_records(A, B, FULL, clock=ClockInput(), text_decision=possible("a"), profile=MK)
    assert (verdict.winner, verdict.rule, verdict.holds_under_all_readings) == ("b", "H", False)
    (doubt,) = verdict.doubts
    assert (doubt.code, doubt.turns, doubt.then.winner, doubt.then.rule) == (
        "possible_exception",
        "exception",
        "a",
        "A",
    )
    assert "„Akkor is evezhet, ha beteg”" in doubt.why
    assert "ha a szöveg kivétele dönt" in explain(verdict, "hu")
    assert "if the exception in the text decides" in explain(verdict, "en")


def test_it_turns_nothing_where_it_speaks_for_the_winner() -> None:
    """An open exception for the side that prevails anyway leaves the verdict sure."""
    verdict = resolve_records(A, B, FULL, clock=ClockInput(), text_decision=possible("b"), profile=MK)
    assert (verdict.winner, verdict.rule, verdict.holds_under_all_readings) == ("b", "H", True)


@pytest.mark.parametrize("prevails", ["a", "b"])
def test_open_exceptions_on_either_side_may_turn_it_either_way(prevails: str) -> None:
    """Where open exceptions speak for either side, the doubts show both outcomes, whichever is named first."""
    said = possible(prevails, either=True)
    verdict = resolve_records(A, B, FULL, clock=ClockInput(), text_decision=said, profile=MK)
    assert [(d.code, d.then.winner) for d in verdict.doubts] == [("either_exception", "a"), ("either_exception", "b")]
    assert not verdict.holds_under_all_readings


def test_a_profile_without_the_rung_knows_no_exception() -> None:
    """Where the profile does not ask the text, an open exception is no doubt."""
    profile = msgspec.structs.replace(MK, test=tuple(rung for rung in MK.test if rung.id != "text"))
    verdict = resolve_records(A, B, FULL, clock=ClockInput(), text_decision=possible("a"), profile=profile)
    assert (verdict.winner, verdict.doubts) == ("b", ())
