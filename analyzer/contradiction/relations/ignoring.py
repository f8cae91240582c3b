"""What one effect leaves out of account and the other speaks of."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import SELF, Proposition
from analyzer.contradiction.relations.finding import Finding, clash
from analyzer.contradiction.relations.overlap import apart


def ignored_thing(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare "figyelmen kívül hagyja a csapdákat" with what a csapda does; None if it is not that."""
    for ignoring, other in ((p, q), (q, p)):
        if ignoring.kind != "ignore" or not ignoring.positive or other.kind == "ignore":
            continue
        ignored = {h for x in (ignoring.patient, *ignoring.phrases) if x and x.role == "acc" for h in x.heads}
        spoken = {h for x in (other.agent, other.patient, *other.phrases) if x for h in x.heads}
        if any(_thing(h, game) for h in ignored & spoken):
            return apart(ignoring._replace(agent=None, patient=None, phrases=()), other, game) or clash(
                "az egyik figyelmen kívül hagyja azt, amiről a másik szól",
                "one leaves out of account what the other speaks of",
            )
    return None


def _thing(id: str, game: Game) -> bool:
    """Tell whether `id` names a thing, known to the game or not, and no number or whoever is pointed at."""
    if id in game.things:
        return not game.things[id].anyone
    return bool(id) and id != SELF and not any(s.id == id for s in game.file.stat)
