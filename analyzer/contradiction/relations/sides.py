"""For somebody and against him: one act on two sides that exclude each other."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Phrase, Proposition
from analyzer.contradiction.relations.finding import Finding, clash
from analyzer.contradiction.relations.overlap import apart

_FOR, _AGAINST = "oldalán", "ellen"


def two_sides(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare "a portyázók oldalán harcol" with "a portyázók ellen harcol"; None if they are not that."""
    if p.predicate != q.predicate or not p.predicate or not (p.positive and q.positive):
        return None
    if p.modality == q.modality == "may" or not (_opposed(p, q) or _opposed(q, p)):
        return None
    return apart(p._replace(phrases=()), q._replace(phrases=()), game) or clash(
        "az egyik mellette, a másik ellene áll ugyanannak", "one takes sides with what the other is against"
    )


def _opposed(one: Proposition, other: Proposition) -> bool:
    return any(_whom(x, _FOR) & _whom(y, _AGAINST) for x in one.phrases for y in other.phrases)


def _whom(phrase: Phrase, role: str) -> frozenset[str]:
    return phrase.heads | phrase.deeds if phrase.role == role else frozenset()
