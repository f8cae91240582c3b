"""What each ruling on a text comes to: the operator that it settles, or why it settles none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, get_args

from analyzer.records.model import Doubt, EffectRecord, Family, Operator, Role
from analyzer.rulings.book import Ruling, RulingBook, place_in
from analyzer.rulings.identity import place_of_raw
from analyzer.text import NormalText, Span

Problem = Literal["misplaced", "conflict", "not_offered"]
_ROLES: tuple[str, ...] = get_args(Role)
_OFFERED: dict[Family, tuple[str, ...]] = {
    "CSAK": ("restrictive", "nonrestrictive", "not_counted"),
    "NEM": (*_ROLES, "counts", "not_counted"),
    "SEM": (*_ROLES, "counts", "not_counted"),
    "MINDENKÉPPEN": ("strong", "weak"),
    "SEMMIKÉPPEN": ("strong", "weak"),
}


class Match(NamedTuple):
    """A ruling on the text at hand.

    Attributes:
        operator: index of the operator at its place, or None.
        problem: why it cannot be applied: no operator stands at its place (``misplaced``), another ruling gives the
            same place another reading (``conflict``), or that operator cannot be read so (``not_offered``).
        against: those other rulings.
    """

    ruling: Ruling
    operator: int | None
    problem: Problem | None
    against: tuple[Ruling, ...] = ()


def match_rulings(record: EffectRecord, text: NormalText, book: RulingBook) -> tuple[Match, ...]:
    """Match the rulings on `text` with the operators of its record, in the order of the file."""
    rulings = book.on(text)
    if not rulings or record.error is not None:
        return ()
    operators = {place_of_raw(text, Span(op.start, op.end)): at for at, op in enumerate(record.operators)}
    return tuple(_match(ruling, text, rulings, operators, record) for ruling in rulings)


def _match(
    ruling: Ruling, text: NormalText, rulings: Sequence[Ruling], operators: dict[Span, int], record: EffectRecord
) -> Match:
    place = place_in(ruling, text)
    at = operators.get(place) if place is not None else None
    if at is None:
        return Match(ruling, None, "misplaced")
    against = conflicting(ruling, rulings, text)
    if against:
        return Match(ruling, at, "conflict", against)
    return Match(ruling, at, None if ruling.reading in offered(record, at) else "not_offered")


def conflicting(ruling: Ruling, rulings: Sequence[Ruling], text: NormalText) -> tuple[Ruling, ...]:
    """Return those of `rulings`, all on `text`, that give the place of `ruling` another reading."""
    place = place_in(ruling, text)
    if place is None:
        return ()
    return tuple(r for r in rulings if r.reading != ruling.reading and place_in(r, text) == place)


def offered(record: EffectRecord, operator: int) -> tuple[str, ...]:
    """Return the readings that a judge may give to an operator: those of its doubts, then all that its word can have.

    A fused word (hacsak, csaknem) has no readings but those of its doubts. Readings do not depend on the doubt alone,
    because engines differ in what they doubt, and a ruling holds under each of them.
    """
    op = record.operators[operator]
    own = () if op.tier == "fused" else _OFFERED[op.family]
    ruled = [done.reading for done in record.rulings if (done.start, done.end) == (op.start, op.end)]
    doubted = [reading for doubt in doubts_on(record, op) for reading in doubt.readings]
    return tuple(dict.fromkeys([*doubted, *ruled, *own]))


def doubts_on(record: EffectRecord, op: Operator) -> list[Doubt]:
    """Return the doubts about one operator."""
    return [doubt for doubt in record.doubts if (doubt.start, doubt.end) == (op.start, op.end)]
