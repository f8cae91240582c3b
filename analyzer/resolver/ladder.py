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


class Comparison(NamedTuple):
    """The outcome, and the rung that decided or on which the comparison stopped (None: a tie to the end)."""

    outcome: Outcome
    rung: Rung | None


UNDECIDABLE = Outcome(status="undecidable", winner=None, rule=None)
NO_CONTRADICTION = Outcome(status="no_contradiction", winner=None, rule=None)

Places = tuple[bool | None, bool | None]  # the same place of both keys, a's first
_STRONG, _PROHIBITIVE = Level.STRONG, Mode.PROHIBITIVE
_TIMES: dict[Order, Places] = {
    "a_later": (True, False),
    "b_later": (False, True),
    "same": (False, False),
    "unknown": (None, None),
}
_PLACES: dict[TestId, Callable[[Standing, Standing, Facts], Places]] = {
    "text": lambda _, __, facts: (facts.text == "a", facts.text == "b"),
    "level": lambda a, b, _: (a.level is _STRONG, b.level is _STRONG),
    "mode": lambda a, b, _: (a.mode is _PROHIBITIVE, b.mode is _PROHIBITIVE),
    "continuity": lambda _, __, facts: (facts.a_continuous, facts.b_continuous),
    "time": lambda _, __, facts: _TIMES[facts.order],
}


def compare(profile: Profile, a: Standing, b: Standing, facts: Facts) -> Comparison:
    """Compare the keys of two contradicting effects, one reading of each, place by place from the left."""
    for rung in profile.test:
        left, right = _PLACES[rung.id](a, b, facts)
        if left is None or right is None:
            return Comparison(UNDECIDABLE, rung)
        if left is not right:
            return Comparison(Outcome(status="decided", winner="a" if left else "b", rule=rung.rule), rung)
    return Comparison(UNDECIDABLE, None)


def facts_of(clock: ClockInput, order: Order, text: Side | None) -> Facts:
    """Gather what the caller knows of the pair."""
    return Facts(text, order, clock.a_continuous, clock.b_continuous)
