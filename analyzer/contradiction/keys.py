"""Keys by which a card set finds the few pairs worth comparing, instead of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.becoming import BECOMES
from analyzer.contradiction.propositions.derived import AT
from analyzer.contradiction.propositions.model import Proposition

_MOVES = frozenset({"move", "enter", "return"})


class Keys(NamedTuple):
    """What an effect can clash over.

    Two effects can clash only if they share a key of `shared`, or if one `seeks` what the other `offers`.
    """

    shared: frozenset[str]
    seeks: frozenset[str]
    offers: frozenset[str]

    def meets(self, other: Keys) -> bool:
        """Tell whether the two effects are worth comparing."""
        return bool(self.shared & other.shared or self.seeks & other.offers or other.seeks & self.offers)


def keys_of(said: Sequence[Proposition], game: Game) -> Keys:
    """Return the keys of an effect from its propositions."""
    return Keys(
        frozenset(k for p in said for k in _shared(p, game)),
        frozenset(h for p in said if p.kind == "ignore" for h in _heads(p)),
        frozenset(h for p in said if p.kind != "ignore" for h in _heads(p)),
    )


def _shared(p: Proposition, game: Game) -> set[str]:
    found = {f"does:{p.predicate}", *(f"slot:{game.states[s].slot}" for s in p.states)}
    if p.bare_act:
        found.add(f"does:{p.bare_act}")
    for state in sorted(game.results(p.predicate)):
        found.add(f"slot:{game.states[state].slot}")
    if p.kind in _MOVES or p.predicate.startswith(AT):
        found.add("moves")
    found |= {f"does:{s.deed}" for s in game.file.stat if s.deed and p.predicate == f"stat:{s.id}"}
    if p.predicate.startswith(BECOMES):
        found.add("becomes")
    if p.kind == "use" and p.patient is not None and "képesség" in p.patient.heads:
        found.add("does:ability")
    if p.kind == "protect":
        found.add("protects")
    return found


def _heads(p: Proposition) -> set[str]:
    return {h for phrase in (p.agent, p.patient, *p.phrases) if phrase for h in phrase.heads}
