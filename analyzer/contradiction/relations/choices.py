"""One act whose doer or object is picked in two ways, of which only one can be right: the nearest, the farthest."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Phrase, Proposition
from analyzer.contradiction.propositions.roles import GOALS
from analyzer.contradiction.relations.finding import Finding, clash
from analyzer.contradiction.relations.overlap import apart


def picked_otherwise(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare "a legközelebbi célra ront" with "a legtávolabbi célra ront"; None if the two do not pick one alike."""
    if p.predicate != q.predicate or not p.predicate or not (p.positive and q.positive) or p.change or q.change:
        return None
    if p.modality == q.modality == "may" or not _one_doer(p, q):
        return None
    picks = [(x, y) for x, y in _places(p, q) if _single(x) and _single(y) and x.head == y.head]
    if not any(_rivals(x, y, game) for x, y in picks):
        return None
    one, other = (x._replace(agent=None, patient=None, phrases=()) for x in (p, q))
    return apart(one, other, game) or clash(
        "az egyik mást választ ki, mint a másik, pedig csak egyet lehet",
        "the two pick different ones where only one can be picked",
    )


def _places(p: Proposition, q: Proposition) -> Iterator[tuple[Phrase, Phrase]]:
    """Yield the phrases that stand in the same place of both."""
    if p.agent and q.agent:
        yield p.agent, q.agent
    if p.patient and q.patient:
        yield p.patient, q.patient
    yield from ((x, y) for x in p.phrases for y in q.phrases if x.role == y.role != "nom")


def _single(phrase: Phrase) -> bool:
    return phrase.definite and not (phrase.plural or phrase.universal) and phrase.head != ""


def _rivals(one: Phrase, other: Phrase, game: Game) -> bool:
    """Tell whether two phrases are picked by two superlatives, or are goals of two kinds ("a bal vágányra").

    Of a sick and a sound horse each may do its own, but one arrival has one goal.
    """
    mine, yours = _superlatives(one), _superlatives(other)
    if mine and yours:
        return not mine & yours
    return one.role in GOALS and any(game.excludes(x, y) for x in one.states for y in other.states)


def _superlatives(phrase: Phrase) -> frozenset[str]:
    return frozenset(q for q in phrase.qualities if q.startswith("leg") and "bb" in q)


def _one_doer(p: Proposition, q: Proposition) -> bool:
    """Tell whether the two are not told of two doers, or done to two things, unless that is what is picked."""
    one = p.patient is None or q.patient is None or bool(p.patient.heads & q.patient.heads)
    if p.agent is None or q.agent is None:
        return one and p.agent is q.agent
    return one and bool(p.agent.heads & q.agent.heads)
