"""The same pair seen from the other side: A and B change places."""

from __future__ import annotations

import msgspec

from analyzer.records.model import Contradiction, Side
from analyzer.resolver.clock import ClockInput, TimelineOrder, Timing
from analyzer.resolver.decision import TextDecision

SIDE: dict[Side, Side] = {"a": "b", "b": "a"}
_TIMING: dict[Timing | None, Timing | None] = {"a_first": "b_first", "b_first": "a_first"}
_PUSHED: dict[TimelineOrder | None, TimelineOrder | None] = {
    "a_pushed_first": "b_pushed_first",
    "b_pushed_first": "a_pushed_first",
}


def mirror_contradiction(contradiction: Contradiction) -> Contradiction:
    """Swap the sides of every pair, and that whose words were found."""
    pairs = tuple(msgspec.structs.replace(pair, a=pair.b, b=pair.a) for pair in contradiction.pairs)
    found = contradiction.found
    if found is not None:
        found = msgspec.structs.replace(found, effect=SIDE[found.effect])
    return msgspec.structs.replace(contradiction, pairs=pairs, found=found)


def mirror_clock(clock: ClockInput) -> ClockInput:
    """Swap what is known of A's time with what is known of B's."""
    return ClockInput(
        timing=_TIMING.get(clock.timing, clock.timing),
        a_uses_timeline=clock.b_uses_timeline,
        b_uses_timeline=clock.a_uses_timeline,
        timeline_order=_PUSHED.get(clock.timeline_order),
        a_moment=clock.b_moment,
        b_moment=clock.a_moment,
        a_continuous=clock.b_continuous,
        b_continuous=clock.a_continuous,
    )


def mirror_decision(text: TextDecision | None) -> TextDecision | None:
    """Swap the side that prevails and the side that claims it."""
    if text is None:
        return None
    claimant = SIDE[text.claimant] if text.claimant else None
    return msgspec.structs.replace(text, prevails=SIDE[text.prevails], claimant=claimant)
