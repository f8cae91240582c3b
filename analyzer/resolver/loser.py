"""Who loses, before it is known which words fall."""

from __future__ import annotations

from analyzer.records.model import Contradiction, EffectRecord, Side
from analyzer.resolver.clock import ClockInput, sequence
from analyzer.resolver.decision import TextDecision
from analyzer.resolver.judge import outcome
from analyzer.resolver.profile import Profile
from analyzer.resolver.resolve import make_pair
from analyzer.resolver.wording import OTHER


def loser_of(
    a: EffectRecord,
    b: EffectRecord,
    contradiction: Contradiction,
    *,
    clock: ClockInput,
    text_decision: TextDecision | None = None,
    profile: Profile,
) -> Side | None:
    """Return the side that :func:`resolve_records` overrides; None if it decides nothing.

    Raises:
        ClockError: contradictory fields of time.
    """
    if a.error is not None or b.error is not None:
        return None
    text = text_decision if profile.has_text_test else None
    winner = outcome(make_pair(a, b, contradiction, clock, sequence(clock), text, profile)).winner
    return OTHER[winner] if winner else None
