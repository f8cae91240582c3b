"""When two effects in words that no game lists are known not to contradict each other."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.relations import compare
from analyzer.contradiction.relations.overlap import apart

# So many first letters alike make two stems look like one.
_ALIKE = 2
_SHORT = str.maketrans("áéíóőúű", "aeioöuü")


def all_compatible(a: Sequence[Proposition], a_parts: int, b: Sequence[Proposition], b_parts: int, game: Game) -> bool:
    """Tell whether every part was read whole and, for each two propositions, a reason shows that both can hold.

    That two unknown verbs have no known relation is no reason: one may still rule the other out.
    """
    if not (_read_whole(a, a_parts) and _read_whole(b, b_parts)):
        return False
    return all(_can_both_hold(p, q, game) for p in a for q in b)


def _read_whole(said: Sequence[Proposition], parts: int) -> bool:
    return len({p.part for p in said}) >= parts and all(p.clear for p in said)


def _can_both_hold(p: Proposition, q: Proposition, game: Game) -> bool:
    if p.known and q.known:
        return True
    found = compare(p, q, game)
    if found is not None:
        return found.relation == "compatible"
    return _numbers_apart(p, q) or _alike(p, q) or _denial_of_another(p, q) or apart(p, q, game) is not None


def _numbers_apart(p: Proposition, q: Proposition) -> bool:
    """Two numbers of different names do not meet."""
    return p.change is not None and q.change is not None


def _alike(p: Proposition, q: Proposition) -> bool:
    """Two bans can both be obeyed, and two permissions leave each other alone."""
    banned = not p.positive and not q.positive
    allowed = p.positive and q.positive and p.modality == q.modality == "may"
    return (banned or allowed) and not (p.states or q.states)


def _denial_of_another(p: Proposition, q: Proposition) -> bool:
    """That one act does not happen says nothing of another act."""
    other = p.positive != q.positive and not (p.change or q.change)
    return other and not _may_be_one_verb(p.predicate, q.predicate)


def _may_be_one_verb(one: str, other: str) -> bool:
    """Two stems that begin alike may be one verb: an engine's lemmas of unknown words are not always right."""
    mine, yours = (stem.rpartition("+")[2][:_ALIKE].translate(_SHORT) for stem in (one, other))
    return mine == yours
