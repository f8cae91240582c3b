"""How often, how long or how much: one act with two amounts."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Phrase, Proposition
from analyzer.contradiction.relations.finding import Finding, clash
from analyzer.contradiction.relations.overlap import apart


def two_amounts(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare "kétszer lép" with "egyszer lép", "3 körig tart" with "5 körig tart"; None if they are not that.

    Two orders to do a thing in one's own turn add up ("húz 1 lapot", "húz 2 lapot"); two rules for one and the same
    kind of actor do not.
    """
    if p.predicate != q.predicate or not p.predicate or p.change or q.change or not (p.positive and q.positive):
        return None
    if {p.modality, q.modality} & {"may", "choice"} or p.also or q.also or p.only or q.only:
        return None
    if not _one_actor(p, q) or apart(p, q, game):
        return None
    if _differ(p.times, q.times) or (_lasting(p) and _differ(_lasting(p), _lasting(q))):
        return clash("ugyanaz nem történhet kétféle számban", "the same thing cannot happen in two numbers")
    if _differ(p.amount, q.amount) and (_ruled(p) or _ruled(q)) and _same_object(p, q):
        return clash("ugyanaz nem történhet kétféle mennyiségben", "the same thing cannot happen in two amounts")
    return None


def _differ(one: int | None, other: int | None) -> bool:
    return one is not None and other is not None and one != other


def _lasting(p: Proposition) -> int | None:
    return next((x.number for x in p.phrases if x.role == "ter" and x.number is not None), None)


def _actor(p: Proposition) -> Phrase | None:
    return p.patient if p.kind == "hurt" else p.agent or p.patient


def _one_actor(p: Proposition, q: Proposition) -> bool:
    one, other = _actor(p), _actor(q)
    return one is not None and other is not None and bool(one.heads & other.heads)


def _ruled(p: Proposition) -> bool:
    """Tell whether a proposition rules a whole kind, and does not order one act."""
    actor = _actor(p)
    return actor is not None and actor.universal


def _same_object(p: Proposition, q: Proposition) -> bool:
    if p.kind == "hurt":
        return True
    return p.patient is not None and q.patient is not None and bool(p.patient.heads & q.patient.heads)
