"""Armour: a stat line that protects against an effect that armour does not stop."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Phrase, Proposition
from analyzer.contradiction.relations.finding import Finding, clash
from analyzer.contradiction.relations.overlap import apart


def worthless_armour(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare "vértek nem védenek ellene" with what gives armour; None if they are not that."""
    if not (p.kind == q.kind == "protect") or p.positive == q.positive:
        return None
    denied, stated = (q, p) if p.positive else (p, q)
    armour = any(_shields(x, game) for x in (denied.agent, denied.patient, *denied.phrases))
    if not armour or not _gives_armour(stated, game):
        return None
    meet = stated._replace(agent=None)
    if found := apart(denied._replace(agent=None), meet, game):
        return found
    return clash(
        "az egyik szerint a vért nem véd, a másik vértként véd",
        "one says that armour does not protect, the other is armour",
    )


def _gives_armour(p: Proposition, game: Game) -> bool:
    """Tell whether a proposition speaks of armour: its subject is, or it is left out and nothing else is protected."""
    return _shields(p.agent, game) if p.agent is not None else p.patient is None


def _shields(phrase: Phrase | None, game: Game) -> bool:
    if phrase is None:
        return False
    armour = {s.id for s in game.file.stat if s.armour}
    return any(h in armour or (h in game.things and game.things[h].shields) for h in phrase.heads)
