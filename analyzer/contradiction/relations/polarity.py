"""One asserts what the other denies: opposite polarity of one predicate over compatible participants."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.propositions.roles import MOMENTS
from analyzer.contradiction.relations.amounts import differ
from analyzer.contradiction.relations.finding import OPEN, Finding, clash, compatible
from analyzer.contradiction.relations.overlap import (
    apart,
    told,
)
from analyzer.contradiction.relations.reached import participants, reaches
from analyzer.contradiction.relations.sameness import completed, same_thing


def opposite_polarity(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare two propositions of one predicate, one denied; None if that is not what they are."""
    if p.change or q.change or not _same_predicate(p, q):
        return None
    if "choice" in (p.modality, q.modality):
        return _choice(p, q, game)
    if p.positive == q.positive:
        return _leave_alone(p, q) if _same_said(p, q) else None
    denied, stated = (q, p) if p.positive else (p, q)
    found = apart(p, q, game) or _narrowed(denied, stated)
    if found is None and denied.modality == "must":
        return _waiver(stated)
    return found or reaches(denied, stated, game) or _denial(stated)


def _leave_alone(p: Proposition, q: Proposition) -> Finding:
    """Say why two propositions of one polarity leave each other alone."""
    if not p.positive:
        return compatible("két tiltás egyszerre is betartható", "two bans can both be obeyed")
    if p.modality == q.modality == "may":
        return compatible("két engedély megfér egymással", "two permissions leave each other alone")
    return compatible("ugyanazt mondják", "they say the same")


def _same_said(p: Proposition, q: Proposition) -> bool:
    """Tell whether two propositions of one polarity leave each other alone: bans, permissions, or the same phrases."""
    if not p.positive or p.modality == q.modality == "may":
        return True
    who = [(x.agent.states, x.agent.qualities) for x in (p, q) if x.agent is not None]
    same = (
        _but_for_when(told(p)) == _but_for_when(told(q))
        and p.states == q.states
        and p.manner == q.manner
        and p.times == q.times
        and not differ(p.amount, q.amount)
        and p.rank == q.rank
    )
    return same and (len(who) < 2 or who[0] == who[1])


_Told = frozenset[tuple[str, str, frozenset[str], frozenset[str], int | None]]


def _but_for_when(said: _Told) -> _Told:
    """Leave out when it happens: what happens in any case happens then too."""
    return frozenset(x for x in said if x[0] not in MOMENTS)


def _narrowed(denied: Proposition, stated: Proposition) -> Finding | None:
    """A permission that csak narrows is a restriction itself, so a ban need not go against it."""
    narrow = stated.only is not None and stated.modality == "may" and denied.times is None
    return OPEN if narrow else None


def _same_predicate(p: Proposition, q: Proposition) -> bool:
    if p.predicate == q.predicate:
        return bool(p.predicate)
    if completed(p, q) or completed(q, p):
        return p.positive != q.positive
    denied, stated = (q, p) if p.positive else (p, q)
    # A ban on being moved reaches every kind of move, and "nothing returns from X" every move from X.
    bars = denied.kind == "move" or (denied.kind == "return" and denied.source != "")
    moved = bars and stated.kind in {"move", "enter", "return"}
    return moved and p.positive != q.positive and not (p.states or q.states)


def _denial(stated: Proposition) -> Finding:
    if stated.modality == "must":
        return clash("az egyik tiltja, amire a másik kötelez", "one forbids what the other demands")
    if stated.modality == "may":
        return clash("az egyik tiltja, amit a másik megenged", "one forbids what the other allows")
    return clash(
        "az egyik kizárja, ami a másik szerint megtörténik", "one rules out what happens according to the other"
    )


def _waiver(stated: Proposition) -> Finding:
    if stated.modality == "must" and stated.positive:
        return clash("az egyik felment az alól, amire a másik kötelez", "one waives what the other demands")
    if stated.modality == "is":
        return OPEN  # "fizet" in a rule may be a duty, or tell what somebody does of his own will
    return compatible("a felmentés semmit nem tilt meg", "a waiver forbids nothing")


def _choice(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    free, other = (p, q) if p.modality == "choice" else (q, p)
    if other.modality not in {"is", "must"} or apart(p, q, game):
        return None
    if not all(same_thing(x, y, game, names=True) for x, y in participants(p, q)):
        return None
    return (
        clash(
            "az egyik szerint szabadon dönthető el, ami a másik szerint megtörténik vagy kötelező",
            "one leaves to choice what the other makes happen",
        )
        if free.positive
        else None
    )
