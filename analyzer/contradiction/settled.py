"""Why two propositions that do not clash are known to be compatible: without such a reason nothing is claimed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.derived import AT, TO
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.relations import Finding
from analyzer.contradiction.relations.overlap import apart
from analyzer.messages import Message

_BANS = Message("két tiltás egyszerre is betartható", "two bans can both be obeyed")
_PERMISSIONS = Message("két engedély megfér egymással", "two permissions leave each other alone")
_NUMBERS = Message("két különböző értékről szólnak", "they speak of two different numbers")
_OTHER_MATTERS = Message(
    "a játékban más-más dologról szólnak, és egyik sem zárja ki a másikat",
    "in the game they speak of different matters, neither of which rules out the other",
)
_LATER = Message("az egyik arról szól, ami a másik után történik", "one speaks of what happens after the other")


def compatible_reason(
    a: Sequence[Proposition],
    a_parts: int,
    b: Sequence[Proposition],
    b_parts: int,
    found: Mapping[tuple[int, int], Finding],
    game: Game,
) -> Message | None:
    """Return why both effects can hold: every part was read whole, and any two propositions have a reason; else None.

    `found` holds what comparing them found, by the identities of the two propositions.

    That two acts have no known relation is no reason: one may still rule the other out.
    """
    if not (_read_whole(a, a_parts) and _read_whole(b, b_parts)):
        return None
    first: Message | None = None
    for p, q in ((p, q) for p in _said(a) for q in _said(b)):
        reason = _reason(p, q, found.get((id(p), id(q))), game)
        if reason is None:
            return None
        first = first or reason
    return first


def _said(propositions: Sequence[Proposition]) -> Sequence[Proposition]:
    """Leave out what others only imply: that who may not leave a place is there, that who flies there arrives."""
    return [p for p in propositions if not p.predicate.startswith((AT, TO))] or propositions


def _read_whole(said: Sequence[Proposition], parts: int) -> bool:
    return len({p.part for p in said}) >= parts and all(p.clear for p in said)


def _reason(p: Proposition, q: Proposition, found: Finding | None, game: Game) -> Message | None:
    if found is not None:
        return found.why if found.relation == "compatible" else None
    if (two := apart(p, q, game)) is not None and (p.predicate == q.predicate or not _things(p) & _things(q)):
        return two.why
    return _alike(p, q) or _after(p, q) or _of_other_matters(p, q, game)


def _things(p: Proposition) -> frozenset[str]:
    return frozenset(h for phrase in (p.agent, p.patient, *p.phrases) if phrase for h in phrase.heads)


def _alike(p: Proposition, q: Proposition) -> Message | None:
    """Two bans can both be obeyed, and two permissions leave each other alone."""
    if p.states or q.states or p.only or q.only:
        return None
    if not p.positive and not q.positive:
        return _BANS
    return _PERMISSIONS if p.positive and q.positive and p.modality == q.modality == "may" else None


def _after(p: Proposition, q: Proposition) -> Message | None:
    """Tell of what happens after an act that it does not touch the act ("támadása után pihen")."""
    follows = any((x.predicate, "after") in y.stages for x, y in ((p, q), (q, p)))
    return _LATER if follows else None


def _of_other_matters(p: Proposition, q: Proposition, game: Game) -> Message | None:
    """Two numbers of different names do not meet, nor do two predicates of the game that it does not relate."""
    if p.change is not None and q.change is not None:
        return _NUMBERS
    listed = p.known and q.known and p.predicate != q.predicate and game.owns(p.predicate) and game.owns(q.predicate)
    listed = listed and all(game.owns_state(s) for s in p.states | q.states)
    losing = "lose" in (p.kind, q.kind) and "gain" not in (p.kind, q.kind)
    close = losing or _placing(p, q, game) or _placing(q, p, game) or p.kind == q.kind == "hurt"
    return _OTHER_MATTERS if listed and not close and not {p.kind, q.kind} & _PRICES else None


def _placing(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether `p` keeps or puts a thing somewhere, and `q` does so too or brings a state about."""
    if p.kind not in _PLACING:
        return False
    brings = p.kind == "stay" and bool(game.results(q.predicate)) and not p.states
    return brings or (q.kind in _PLACING and bool(p.states) == bool(q.states))


# Of putting a thing somewhere the game cannot say all that it excludes: places go by their own names.
_PLACING = frozenset({"return", "enter", "turn", "stay", "move"})
# To be free of a duty touches more than the duty: "ingyenes" says what the price is.
_PRICES = frozenset({"waive", "demand"})
