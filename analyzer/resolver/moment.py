"""Moments of taking effect, as a caller may give them: numbers, ISO dates and times, turn/step pairs."""

from __future__ import annotations

import math
from datetime import UTC, date, datetime
from typing import Literal

import msgspec

from analyzer.errors import ClockError
from analyzer.messages import Message

Order = Literal["a_later", "b_later", "same", "unknown"]
MomentKind = Literal["number", "date", "instant", "turn", "tick"]
_NO_MOMENT = Message(
    "{value} nem időpont: szám, ISO-dátum vagy [kör, lépés] kell",
    "{value} is no moment: give a number, an ISO date, or [turn, step]",
)
_NO_TURN = Message(
    "{value} nem időpont: a kör [kör, lépés] alakú, egész számokkal",
    "{value} is no moment: a turn is given as [turn, step] with whole numbers",
)
_KINDS = Message(
    "az a_moment ({a.text}) és a b_moment ({b.text}) nem mérhető össze: más fajtájú ({a.kind}, {b.kind})",
    "a_moment ({a.text}) and b_moment ({b.text}) are of different kinds: {a.kind}, {b.kind}",
)


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A point on the one clock: its kind, a key from coarse to fine, and the words it was given in.

    Keys of one kind compare from the left; a shorter key is a coarser moment (a day, a turn).
    """

    kind: MomentKind
    key: tuple[float, ...]
    text: str


MomentInput = Moment | int | float | str | list[int] | tuple[int, ...]


def moment(value: MomentInput) -> Moment:
    """Read a moment: a number, an ISO date or date-time, or a pair [turn, step] (or [turn] alone).

    Raises:
        ClockError: the value is none of these.
    """
    if isinstance(value, Moment):
        return value
    if isinstance(value, str):
        return _from_iso(value)
    if isinstance(value, list | tuple):
        return _from_turn(tuple(value))
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise ClockError(_NO_MOMENT.fill(value=repr(value)))
    return Moment(kind="number", key=(value,), text=str(value))


def _from_turn(value: tuple[int, ...]) -> Moment:
    if len(value) not in (1, 2) or not all(type(part) is int for part in value):
        raise ClockError(_NO_TURN.fill(value=list(value)))
    return Moment(kind="turn", key=value, text="/".join(str(part) for part in value))


def _from_iso(value: str) -> Moment:
    text = value.strip()
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return _from_datetime(text)
    return Moment(kind="date", key=(day.year, day.month, day.day), text=text)


def _from_datetime(text: str) -> Moment:
    try:
        at = datetime.fromisoformat(text)
    except ValueError:
        raise ClockError(_NO_MOMENT.fill(value=repr(text))) from None
    kind: MomentKind = "date" if at.tzinfo is None else "instant"
    at = at if at.tzinfo is None else at.astimezone(UTC)
    key = (at.year, at.month, at.day, at.hour, at.minute, at.second, at.microsecond)
    return Moment(kind=kind, key=key, text=text)


def compare_moments(a: Moment, b: Moment) -> Order:
    """Say which moment is later; ``unknown`` when one is coarser and the common part is equal.

    Raises:
        ClockError: the moments are of different kinds and stand on no common clock.
    """
    if a.kind != b.kind:
        raise ClockError(_KINDS.fill(a=a, b=b))
    for left, right in zip(a.key, b.key, strict=False):
        if left != right:
            return "a_later" if left > right else "b_later"
    return "same" if len(a.key) == len(b.key) else "unknown"
