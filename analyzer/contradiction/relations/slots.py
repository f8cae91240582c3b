"""Slots that hold one value in any game: one place, one owner, one state at a return."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.becoming import BECOMES
from analyzer.contradiction.propositions.derived import AT, OWNED
from analyzer.contradiction.propositions.identity import IS
from analyzer.contradiction.propositions.model import Phrase, Proposition
from analyzer.contradiction.relations.finding import Finding, clash
from analyzer.contradiction.relations.overlap import apart, subject
from analyzer.contradiction.relations.sameness import same_thing


def one_owner(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare two owners of one thing; None if the two do not name owners."""
    if not (p.predicate == q.predicate == OWNED and p.positive and q.positive) or p.target == q.target:
        return None
    if not _one_thing(subject(p), subject(q)) or apart(p, q, game):
        return None
    return clash(
        "egyszerre csak egyé lehet: „{x}” vagy „{y}”", "only one can own it: “{x}” or “{y}”", x=p.target, y=q.target
    )


def two_whereabouts(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare where one and the same is at two places ("a déli révben horgonyoz"); None if it is not that."""
    mine, yours = p.predicate.removeprefix(AT), q.predicate.removeprefix(AT)
    if mine == p.predicate or yours == q.predicate or not (p.positive and q.positive):
        return None
    here, there = subject(p), subject(q)
    if here is None or there is None or not (here.heads and there.heads and same_thing(here, there, game)):
        return None
    if mine == yours or game.related(mine, yours) or {p.modality, q.modality} & {"may", "choice"}:
        return None
    return apart(p, q, game) or clash("egyszerre csak egy helyen lehet", "it can be at one place at a time only")


def one_place(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare staying at one place with being put into another; None if they are not that."""
    for stays, moves in ((p, q), (q, p)):
        place = stays.predicate.removeprefix(AT)
        if place == stays.predicate or not stays.positive or moves.kind not in {"move", "enter"}:
            continue
        event = moves.positive and moves.modality in {"is", "must"} and moves.target not in {"", place}
        if event and _one_thing(subject(stays), subject(moves)) and not apart(stays, moves, game):
            return clash(
                "az egyik szerint a helyén marad, a másik máshová viszi", "one keeps it in place, the other moves it"
            )
    return None


def one_bearer(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare who or what is said to be somebody's one ("győztese a lovag", "győztese az apród"); None otherwise."""
    if p.predicate != q.predicate or not p.predicate.startswith(IS) or not (p.positive and q.positive):
        return None
    if p.target == q.target or game.related(p.target, q.target) or apart(p, q, game):
        return None
    mine, yours = (x.patient.heads - {x.patient.head} if x.patient else frozenset() for x in (p, q))
    if mine and yours and not mine & yours:
        return None
    return clash("egyszerre csak az egyik lehet", "it can be only one of the two")


def one_outcome(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare what two effects turn one thing into ("kővé dermed", "füstté válik"); None if they do not."""
    mine, yours = p.predicate.removeprefix(BECOMES), q.predicate.removeprefix(BECOMES)
    if mine == p.predicate or yours in {q.predicate, mine} or not (p.positive and q.positive):
        return None
    if p.modality == q.modality == "may" or not _one_thing(subject(p), subject(q)) or apart(p, q, game):
        return None
    things = all(x.target or game.listed(head) for x, head in ((p, mine), (q, yours)))
    if game.related(mine, yours) or not (things or _two_members(mine, yours)):
        return None
    return clash("egyszerre csak az egyikké válhat", "it can become only one of the two")


# The last member of a compound has so many letters at least.
_MEMBER = 4


def _two_members(one: str, other: str) -> bool:
    """Tell whether two compounds name two kinds of one thing ("lávamező", "jégmező")."""
    return min(len(one), len(other)) > _MEMBER and one[-_MEMBER:] == other[-_MEMBER:]


def one_end_state(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare two states in which one and the same return ends ("megtisztulva", "megátkozva"); None otherwise."""
    if p.predicate != q.predicate or p.kind != "return" or not (p.positive and q.positive):
        return None
    if not p.manner or not q.manner or p.manner == q.manner or "may" in (p.modality, q.modality):
        return None
    if not (p.occasions & q.occasions) or apart(p, q, game):
        return None
    return clash(
        "ugyanaz a visszatérés egyféle állapotban érhet véget: „{x}” vagy „{y}”",
        "one return can end in one state only: “{x}” or “{y}”",
        x=p.manner,
        y=q.manner,
    )


def _one_thing(one: Phrase | None, other: Phrase | None) -> bool:
    return one is not None and other is not None and bool(one.heads & other.heads)
