"""What is missing for a decision, in words (SPEC §5.6)."""

from __future__ import annotations

from analyzer.messages import Message
from analyzer.records.model import EffectRecord, Operator, Outcome, Side
from analyzer.resolver import wording
from analyzer.resolver.clock import ClockInput
from analyzer.resolver.judge import OpenCsak, Pair, by_letter, deciding_csak
from analyzer.resolver.moment import Order
from analyzer.resolver.profile import Rung


def of_undecided(pair: Pair, clock: ClockInput) -> list[Message]:
    """List what would have to be known to decide an undecidable pair."""
    if pair.contradicts == "unknown":
        return [wording.MISSING_CONTRADICTION]
    base = by_letter(pair)
    found = [_csak(pair, csak, at, base.outcome) for csak in deciding_csak(pair) for at in csak.operators]
    if base.outcome.status == "undecidable":
        found += _of_rung(base.rung, pair.facts.order, clock)
    return found


def _of_rung(rung: Rung | None, order: Order, clock: ClockInput) -> list[Message]:
    if rung is not None and rung.id == "continuity":
        return [wording.MISSING_CONTINUITY]
    return [wording.MISSING_SAME] if order == "same" else _of_order(clock)


def _of_order(clock: ClockInput) -> list[Message]:
    uses: dict[Side, bool | None] = {"a": clock.a_uses_timeline, "b": clock.b_uses_timeline}
    if all(uses.values()):
        return [wording.MISSING_TIMELINE_ORDER]
    unknown: list[Side] = [side for side, known in uses.items() if known is None]
    asked = [wording.fill(wording.MISSING_USES, one=wording.EFFECT[side]) for side in unknown]
    return [wording.MISSING_ORDER, *asked]


def _csak(pair: Pair, csak: OpenCsak, at: int, otherwise: Outcome) -> Message:
    record = pair.a.record if csak.side == "a" else pair.b.record
    op = record.operators[at]
    return wording.fill(
        wording.MISSING_CSAK,
        one=wording.EFFECT[csak.side],
        surface=op.surface,
        context=_context(record, op),
        then=wording.result(csak.counted),
        otherwise=wording.result(otherwise),
    )


def _context(record: EffectRecord, op: Operator) -> str:
    """Return the part in which the operator stands, so that the reader finds the right one of several."""
    if 0 <= op.part < len(record.parts):
        return record.parts[op.part].text.strip()
    return record.text.strip()
