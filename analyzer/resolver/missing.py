"""What is missing for a decision, in words (SPEC §5.6)."""

from __future__ import annotations

from analyzer.messages import Message
from analyzer.records.model import EffectRecord, Operator, Outcome, Side, Uses
from analyzer.resolver import wording
from analyzer.resolver.clock import ClockInput
from analyzer.resolver.judge import OpenCsak, Pair, by_letter, deciding_csak
from analyzer.resolver.profile import Rung

_PROPOSED: dict[Uses, bool | None] = {"yes": True, "no": False, "unknown": None}


def of_undecided(pair: Pair, clock: ClockInput) -> list[Message]:
    """List what would have to be known to decide an undecidable pair."""
    if pair.contradicts == "unknown":
        return [wording.MISSING_CONTRADICTION]
    base = by_letter(pair)
    found = [_csak(pair, csak, at, base.outcome) for csak in deciding_csak(pair) for at in csak.operators]
    if base.outcome.status == "undecidable":
        found += _of_rung(pair, base.rung, clock)
    return found


def _of_rung(pair: Pair, rung: Rung | None, clock: ClockInput) -> list[Message]:
    if rung is not None and rung.id == "continuity":
        return [wording.MISSING_CONTINUITY]
    return [wording.MISSING_SAME] if pair.facts.order == "same" else _of_order(pair, clock)


def _of_order(pair: Pair, clock: ClockInput) -> list[Message]:
    uses: dict[Side, bool | None] = {
        "a": _uses(clock.a_uses_timeline, pair.a.record),
        "b": _uses(clock.b_uses_timeline, pair.b.record),
    }
    if all(uses.values()):
        return [wording.MISSING_TIMELINE_ORDER]
    unknown: list[Side] = [side for side, known in uses.items() if known is None]
    asked = [wording.fill(wording.MISSING_USES, one=wording.EFFECT[side]) for side in unknown]
    return [wording.MISSING_ORDER, *asked]


def _uses(given: bool | None, record: EffectRecord) -> bool | None:
    """Take the caller's word, else what the text proposes; it only shapes the question, it decides nothing."""
    return _PROPOSED[record.timeline.uses] if given is None else given


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
