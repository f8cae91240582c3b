"""Rule I: which of two effects took effect later (SPEC §5 "Time", SPEC §9)."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from analyzer.errors import ClockError
from analyzer.messages import Message
from analyzer.resolver.moment import Moment, Order, compare_moments

Timing = Literal["a_first", "b_first", "same", "unknown"]
TimelineOrder = Literal["a_pushed_first", "b_pushed_first"]
Basis = Literal["timeline", "moments", "timing", "nothing"]
_OFF_TIMELINE = Message(
    "a timeline_order értéke „{order}”, de hamis ez a mező: {field}; "
    "ami nem használ időfonalat, annak nincs helye a sorrendjében",
    "timeline_order is {order!r} but {field} is false: "
    "an effect that does not use the timeline has no place in its order",
)
_UNWOUND = Message(
    "a timeline_order értéke „{order}”, tehát ez érvényesül később: {later}, "
    "de az a_moment és a b_moment szerint {said}",
    "timeline_order is {order!r}, so {later} takes effect later, but a_moment and b_moment say {said}",
)
_TIMED = Message(
    "a timing értéke „{timing}”, de az a_moment és a b_moment szerint {said}",
    "timing is {timing!r} but a_moment and b_moment say {said}",
)
_AT_ONCE = Message("a kettő egyszerre érvényesült", "that both took effect at once")
_LATER = Message("ez érvényesült később: {later}", "that {later} took effect later")


class ClockInput(msgspec.Struct, frozen=True, kw_only=True):
    """What the caller knows of time; every field may be missing.

    Attributes:
        timing: whose card came into play, or whose effect took effect, first.
        a_uses_timeline: whether the effect uses the timeline (None: unknown); likewise `b_uses_timeline`.
        timeline_order: which was put on the timeline first; it unwinds last.
        a_moment: when the effect took effect; likewise `b_moment`.
        a_continuous: whether the effect is continuous (profiles with a test of continuity); likewise `b_continuous`.
    """

    timing: Timing | None = None
    a_uses_timeline: bool | None = None
    b_uses_timeline: bool | None = None
    timeline_order: TimelineOrder | None = None
    a_moment: Moment | None = None
    b_moment: Moment | None = None
    a_continuous: bool | None = None
    b_continuous: bool | None = None


class Sequence(NamedTuple):
    """Which effect is the later one, and on what ground."""

    order: Order
    basis: Basis


_BY_TIMING: dict[Timing | None, Order] = {
    "a_first": "b_later",
    "b_first": "a_later",
    "same": "same",
    "unknown": "unknown",
    None: "unknown",
}
_BY_TIMELINE: dict[TimelineOrder, Order] = {"a_pushed_first": "a_later", "b_pushed_first": "b_later"}


def sequence(clock: ClockInput) -> Sequence:
    """Apply rule I's clock: unwinding first (last in, first out), then moments, then `timing`.

    Raises:
        ClockError: two fields contradict each other; names them.
    """
    unwound = _unwound(clock)
    dated = _dated(clock)
    if unwound is not None:
        return Sequence(_agreed(unwound, dated, clock), "timeline")
    if dated is not None:
        return Sequence(_timed(dated, clock), "moments")
    order = _BY_TIMING[clock.timing]
    return Sequence(order, "nothing" if order == "unknown" else "timing")


def _unwound(clock: ClockInput) -> Order | None:
    if clock.timeline_order is None:
        return None
    for field, uses in (("a_uses_timeline", clock.a_uses_timeline), ("b_uses_timeline", clock.b_uses_timeline)):
        if uses is False:
            raise ClockError(_OFF_TIMELINE.fill(order=clock.timeline_order, field=field))
    return _BY_TIMELINE[clock.timeline_order]


def _dated(clock: ClockInput) -> Order | None:
    if clock.a_moment is None or clock.b_moment is None:
        return None
    order = compare_moments(clock.a_moment, clock.b_moment)
    return None if order == "unknown" else order


def _agreed(unwound: Order, dated: Order | None, clock: ClockInput) -> Order:
    if dated not in (None, unwound):
        raise ClockError(_said(_UNWOUND.fill(order=clock.timeline_order, later=unwound[0], said="{said}"), dated))
    return unwound


def _timed(dated: Order, clock: ClockInput) -> Order:
    said = _BY_TIMING[clock.timing]
    if said not in ("unknown", dated):
        raise ClockError(_said(_TIMED.fill(timing=clock.timing, said="{said}"), dated))
    return dated


def _said(message: Message, order: Order | None) -> Message:
    said = _AT_ONCE if order == "same" else _LATER.fill(later=(order or "?")[0])
    return Message(message.hu.format(said=said.hu), message.en.format(said=said.en))
