"""The outcome of a pair under given readings (SPEC §5, §6, and the ambiguous csak of §9)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from analyzer.records.model import Mode, Outcome, Side
from analyzer.resolver.ladder import NO_CONTRADICTION, UNDECIDABLE, Comparison, Facts, Standing, compare
from analyzer.resolver.profile import Profile
from analyzer.resolver.readings import Choice, View, standing

Contradicts = Literal["yes", "no", "unknown"]


class Pair(NamedTuple):
    """Two effects set against each other, with all that decides between them."""

    profile: Profile
    contradicts: Contradicts
    facts: Facts
    a: View
    b: View


def settled(pair: Pair, a: Standing, b: Standing) -> Comparison:
    """Compare under readings that leave nothing open; a pair that does not contradict is not compared."""
    if pair.contradicts == "no":
        return Comparison(NO_CONTRADICTION, None)
    if pair.contradicts == "unknown":
        return Comparison(UNDECIDABLE, None)
    return compare(pair.profile, a, b, pair.facts)


def by_letter(pair: Pair) -> Comparison:
    """Compare as the words stand, with no ambiguous csak counted."""
    return settled(pair, pair.a.letter, pair.b.letter)


def outcome(pair: Pair, turned: Collection[Choice] = ()) -> Outcome:
    """Return the outcome with the choices of `turned` read the other way, the rest by the letter.

    An ambiguous csak that `turned` leaves open is not counted; if counting it changes the winner, nothing is decided.
    """
    a, b = standing(pair.a, turned), standing(pair.b, turned)
    base = settled(pair, a, b).outcome
    if not pair.a.open_csak and not pair.b.open_csak:
        return base
    for one in _modes(pair.a, a):
        for other in _modes(pair.b, b):
            if settled(pair, one, other).outcome.winner != base.winner:
                return UNDECIDABLE
    return base


def _modes(effect: View, now: Standing) -> tuple[Standing, ...]:
    """Return the standing itself and, if an ambiguous csak could still turn it, the standing with it counted."""
    if not effect.open_csak or now.mode is Mode.PROHIBITIVE:
        return (now,)
    return (now, Standing(now.level, Mode.PROHIBITIVE))


class OpenCsak(NamedTuple):
    """The ambiguous csak words of one effect on which the outcome hangs, and the outcome if they count."""

    side: Side
    operators: tuple[int, ...]
    counted: Outcome


def deciding_csak(pair: Pair) -> tuple[OpenCsak, ...]:
    """List the effects whose ambiguous csak changes the winner, alone or beside the other effect's."""
    found = []
    for effect in (pair.a, pair.b):
        if _hangs_on_csak(effect) and _turns(pair, effect.side):
            found.append(OpenCsak(effect.side, effect.open_csak, _counted(pair, effect.side, False)))
    return tuple(found)


def _hangs_on_csak(effect: View) -> bool:
    return bool(effect.open_csak) and effect.letter.mode is Mode.PERMISSIVE


def _turns(pair: Pair, side: Side) -> bool:
    other = pair.b if side == "a" else pair.a
    beside = (False, True) if _hangs_on_csak(other) else (False,)
    return any(_counted(pair, side, with_other).winner != _left(pair, side, with_other).winner for with_other in beside)


def _counted(pair: Pair, side: Side, with_other: bool) -> Outcome:
    return _with_modes(pair, side == "a" or with_other, side == "b" or with_other)


def _left(pair: Pair, side: Side, with_other: bool) -> Outcome:
    return _with_modes(pair, with_other and side == "b", with_other and side == "a")


def _with_modes(pair: Pair, a_counts: bool, b_counts: bool) -> Outcome:
    a, b = pair.a.letter, pair.b.letter
    a = Standing(a.level, Mode.PROHIBITIVE) if a_counts else a
    b = Standing(b.level, Mode.PROHIBITIVE) if b_counts else b
    return settled(pair, a, b).outcome
