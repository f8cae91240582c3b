"""What only one can do, and who does it first."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.relations.finding import OPEN, Finding, clash
from analyzer.contradiction.relations.overlap import apart


def only_one_can(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare two claims to what one player alone can do ("a harcot játékosa kezdi")."""
    action = game.actions.get(p.predicate)
    if p.predicate != q.predicate or action is None or not action.unique or not (p.positive and q.positive):
        return None
    unnamed = any(x.agent is None and not x.you for x in (p, q))
    if "may" in (p.modality, q.modality) or unnamed or p.modality == q.modality == "must":
        return OPEN
    one, other = (x._replace(agent=None, you=False) for x in (p, q))
    return apart(one, other, game) or clash(
        "ezt egyszerre csak egyikük teheti, és mindkét hatás magának adja",
        "only one of them can do this, and each effect awards it",
    )


def order_of_acting(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare "only afterwards" with "first", and two players who are both to be the first."""
    if p.rank == q.rank == "first" and p.predicate == q.predicate and p.positive and q.positive:
        return _two_firsts(p, q, game)
    if {p.rank, q.rank} != {"first", "not_first"} or p.predicate != q.predicate:
        return None
    return apart(p, q, game) or clash(
        "az egyik szerint csak később kerülhet rá sor, a másik szerint ő az első",
        "one lets it act only later, the other makes it the first",
    )


def _two_firsts(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    players = [x for x in (p.agent, q.agent) if x is not None and any(game.is_player(h) for h in x.heads)]
    if len(players) < 2:
        return None
    return apart(p, q, game) or clash("egyszerre csak egyikük lehet az első", "only one of them can be the first")
