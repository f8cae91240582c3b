"""Two zones or places that one card cannot go to at once."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.relations.finding import OPEN, Finding, clash
from analyzer.contradiction.relations.overlap import apart, subject
from analyzer.contradiction.relations.sameness import same_thing


def exclusive_zones(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare two propositions that move a card to different zones; they clash on the same occasion."""
    if not _two_moves(p, q, game):
        return None
    if found := apart(p, q, game):
        return found
    same = (_same_occasion(p, q, game) or _both_rules(p, q)) and same_thing(subject(p), subject(q), game)
    if not same or "may" in (p.modality, q.modality):
        return OPEN
    return clash(
        "a lap egyszerre csak egy helyre kerülhet: „{x}” vagy „{y}”",
        "the card can go to one zone only: “{x}” or “{y}”",
        x=p.target,
        y=q.target,
    )


def _both_rules(p: Proposition, q: Proposition) -> bool:
    """Tell whether both demand something of one kind of thing at no particular time."""
    one, other = subject(p), subject(q)
    alike = one is not None and other is not None and bool(one.heads & other.heads)
    bound = p.occasions or q.occasions or p.periods or q.periods or p.conditions or q.conditions
    return p.modality == q.modality == "must" and alike and not bound


def _two_moves(p: Proposition, q: Proposition, game: Game) -> bool:
    if not (p.positive and q.positive and p.target and q.target) or p.target == q.target:
        return False
    if game.any_zone(p.target) or game.any_zone(q.target):
        return False
    return {p.kind, q.kind} <= {"move", "enter", "return"}


def _same_occasion(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether both name one event, one moment, or one deed done to the thing ("a feláldozott kalandozó")."""
    if p.occasions & q.occasions or bool(game.binding(p.periods & q.periods)):
        return True
    mine, yours = (x.deeds if x else frozenset() for x in (subject(p), subject(q)))
    return bool(mine & yours or mine & q.occasions or yours & p.occasions)
