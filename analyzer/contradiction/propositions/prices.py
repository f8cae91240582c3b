"""What something costs, said with a verb: "12 kreditbe kerül"."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.contradiction.propositions.base import base_of
from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.model import Change, Op, Proposition
from analyzer.contradiction.propositions.predicates import Predicate

_PRICE = "költség"


def price(clause: ClauseReading, predicate: Predicate, action: str) -> Proposition | None:
    """Return what a clause with "kerül" and a number in the illative says of a price; None if it is none."""
    verb = clause.analysis.tokens[predicate.head].lower
    number = _paid(clause)
    if number is None or not verb.startswith("kerül") or not predicate.positive:
        return None
    stat = next((h.id for h in clause.vocabulary.nouns(_PRICE, "") if h.kind == "stat"), clause.game.name_of(_PRICE))
    capped = clause.has("cap") or (clause.only is not None and clause.only.number == number)
    op: Op = "cap" if capped else "floor" if clause.has("floor") else "value"
    base = base_of(clause, predicate, action)
    return base._replace(
        predicate=f"stat:{stat}", kind="set", change=Change(stat, op, number), target="", only=None, amount=None,
        patient=base.patient or base.agent, agent=None, phrases=tuple(p for p in base.phrases if p.role != "ill"),
    )  # fmt: skip


def price_in_idiom(clause: ClauseReading) -> Iterator[Proposition]:
    """Yield the price in a clause whose expression as a whole says that something must be paid ("2 MP-be kerül")."""
    verb = next((w for w in clause.words if w.low.startswith("kerül")), None)
    predicate = Predicate(verb.at, (), "", frozenset(), True, "is", "finite") if verb is not None else None
    if predicate is not None and (cost := price(clause, predicate, "")):
        yield cost


def _paid(clause: ClauseReading) -> int | None:
    """Return the number before a noun in the illative: "12 kreditbe"."""
    for word, unit in zip(clause.words, clause.words[1:], strict=False):
        if word.number is not None and (unit.noun.form.case if unit.noun is not None else unit.case) == "ill":
            return word.number
    return None
