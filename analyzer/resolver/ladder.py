"""The ladder: ONE total key, in one place (rules A, E, H, I; SPEC §5).

As in the cascade of style sheets, every effect has a key and the greater key prevails. Its places, from the left, are
the rungs of the profile; in MK: text says so (A), strong (E), prohibitive (H), took effect later (I). The rung on which
two keys first differ is the deciding rule. A place that nobody knows (None) stops the comparison: nothing after it may
decide.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from analyzer.records.model import Level, Mode, Outcome, Side
from analyzer.resolver.clock import ClockInput
from analyzer.resolver.moment import Order
from analyzer.resolver.profile import Profile, Rung, TestId


class Standing(NamedTuple):
    """Level and mode of an effect under one reading of its operators."""

    level: Level
    mode: Mode


class Facts(NamedTuple):
    """What the pair itself decides: which side the text favours, the order in time, what is continuous."""

    text: Side | None
    order: Order
    a_continuous: bool | None = None
    b_continuous: bool | None = None


class Contender(NamedTuple):
    """One effect on the ladder; None: unknown."""

    text: bool
    level: bool
    mode: bool
    continuity: bool | None
    time: bool | None


class Comparison(NamedTuple):
    """The outcome, and the rung that decided or on which the comparison stopped (None: a tie to the end)."""

    outcome: Outcome
    rung: Rung | None


UNDECIDABLE = Outcome(status="undecidable", winner=None, rule=None)
NO_CONTRADICTION = Outcome(status="no_contradiction", winner=None, rule=None)

_PLACES: dict[TestId, Callable[[Contender], bool | None]] = {
    "text": lambda effect: effect.text,
    "level": lambda effect: effect.level,
    "mode": lambda effect: effect.mode,
    "continuity": lambda effect: effect.continuity,
    "time": lambda effect: effect.time,
}


def key(profile: Profile, effect: Contender) -> tuple[bool | None, ...]:
    """Return the effect's key: one place a rung, the first rung first."""
    return tuple([_PLACES[rung.id](effect) for rung in profile.test])


def contenders(a: Standing, b: Standing, facts: Facts) -> tuple[Contender, Contender]:
    """Set the two effects up for comparison."""
    known = facts.order != "unknown"
    return (
        _contender(a, facts.text == "a", facts.a_continuous, facts.order == "a_later" if known else None),
        _contender(b, facts.text == "b", facts.b_continuous, facts.order == "b_later" if known else None),
    )


def _contender(standing: Standing, text: bool, continuous: bool | None, later: bool | None) -> Contender:
    return Contender(text, standing.level is Level.STRONG, standing.mode is Mode.PROHIBITIVE, continuous, later)


def compare(profile: Profile, a: Standing, b: Standing, facts: Facts) -> Comparison:
    """Compare two contradicting effects under one reading of each."""
    one, other = contenders(a, b, facts)
    for rung, left, right in zip(profile.test, key(profile, one), key(profile, other), strict=True):
        if left is None or right is None:
            return Comparison(UNDECIDABLE, rung)
        if left != right:
            return Comparison(Outcome(status="decided", winner="a" if left else "b", rule=rung.rule), rung)
    return Comparison(UNDECIDABLE, None)


def facts_of(clock: ClockInput, order: Order, text: Side | None) -> Facts:
    """Gather what the caller knows of the pair."""
    return Facts(text, order, clock.a_continuous, clock.b_continuous)
