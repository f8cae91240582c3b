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
    return _limits(p, q, game) or _sums(p, q, game)


def _limits(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare how often, or how much in each turn, two effects allow."""
    both = p.modality == q.modality == "may"
    often = both and (differ(p.times, q.times) or _two_ranges(p, q))
    if often or _more_than_allowed(p, q):
        return _two_limits(p, q, game)
    return None


def _two_ranges(p: Proposition, q: Proposition) -> bool:
    """Compare how far or how much whole kinds may: "minden egység 2 mezőt léphet", "a lovasok 1 mezőt léphetnek"."""
    kinds = all((actor := _actor(x)) is not None and (actor.universal or actor.plural) for x in (p, q))
    return kinds and differ(p.amount, q.amount) and _same_object(p, q)


def _sums(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare how often or how much something happens according to two effects."""
    if {p.modality, q.modality} & {"may", "choice"} or p.also or q.also or p.only or q.only:
        return None
    if not _one_actor(p, q) or apart(p, q, game):
        return None
    if differ(p.times, q.times) or _two_measures(p, q):
        return clash("ugyanaz nem történhet kétféle számban", "the same thing cannot happen in two numbers")
    if differ(p.amount, q.amount) and (_ruled(p) or _ruled(q) or p.fixed or q.fixed) and _same_object(p, q):
        return clash("ugyanaz nem történhet kétféle mennyiségben", "the same thing cannot happen in two amounts")
    return None


def _two_limits(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare "körönként egyszer léphet" with "kétszer léphet": how often one may is a limit."""
    whom = _one_actor(p, q) or _one_kind(p, q, game) or (_actor(p) is None and _actor(q) is None and p.you == q.you)
    if not whom or p.only or q.only or apart(p, q, game):
        return None
    return clash(
        "az egyik többször engedi, mint ahányszor a másik szerint lehet", "one allows it more often than the other"
    )


def _more_than_allowed(p: Proposition, q: Proposition) -> bool:
    """Compare "körönként egy akciót hajthatsz végre" with "körönként három akciót hajtasz végre"."""
    allowed = [x for x in (p, q) if x.modality == "may"]
    often = p.periods & q.periods and not (p.conditions or q.conditions)
    if not allowed or not often or not _same_object(p, q) or not differ(p.amount, q.amount):
        return False
    return any((other.amount or 0) > (x.amount or 0) for x in allowed for other in (p, q))


def differ(one: int | None, other: int | None) -> bool:
    """Tell whether two numbers are known and not equal."""
    return one is not None and other is not None and one != other


# Cases in which a number says how long, out of how many, up to how much: "3 körig tart", "5 tagból áll".
_MEASURES = frozenset({"ter", "ela", "sub", "del"})


def _two_measures(p: Proposition, q: Proposition) -> bool:
    return any(
        x.role == y.role and x.head == y.head and differ(x.number, y.number)
        for x in p.phrases
        for y in q.phrases
        if x.role in _MEASURES
    )


def _actor(p: Proposition) -> Phrase | None:
    return p.patient if p.kind == "hurt" else p.agent or p.patient


def _one_actor(p: Proposition, q: Proposition) -> bool:
    one, other = _actor(p), _actor(q)
    return one is not None and other is not None and bool(one.heads & other.heads or one.deeds & other.deeds)


def _one_kind(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether one actor is all of a kind to which the other belongs."""
    one, other = _actor(p), _actor(q)
    if one is None or other is None or not (one.universal or other.universal):
        return False
    return game.related(one.head, other.head) or game.names_any(one.head) or game.names_any(other.head)


def _ruled(p: Proposition) -> bool:
    """Tell whether a proposition rules a whole kind, and does not order one act."""
    actor = _actor(p)
    return actor is not None and actor.universal


def _same_object(p: Proposition, q: Proposition) -> bool:
    if p.kind == "hurt":
        return True
    return p.patient is not None and q.patient is not None and bool(p.patient.heads & q.patient.heads)
