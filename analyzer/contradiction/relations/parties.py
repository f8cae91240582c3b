"""Who acts and what is acted upon in a statement of a card: named, the card's own, the reader, or not told."""

from __future__ import annotations

from typing import Literal, NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import SELF, Phrase, Proposition

Kind = Literal["named", "own", "it", "you", "open"]

LIMITS = frozenset({"cap", "floor", "cap_change", "no_raise", "no_lower", "off"})


class Party(NamedTuple):
    """One who acts or is acted upon.

    Named by a noun, the card's own, something that its text has named before (``it``), the reader, or not told
    (``open``). `denied` says whether the statement is a ban.
    """

    kind: Kind
    phrase: Phrase | None = None
    denied: bool = False


def acting(p: Proposition, game: Game) -> Party:
    """Return who acts."""
    if p.agent is not None:
        return _party(p.agent, p, game)
    if p.you or p.ordered:
        return Party("you")
    passive = p.patient is not None and p.patient.role != "acc"
    if p.anyone or p.impersonal or p.modality == "choice" or p.kind == "hurt" or passive or p.bare:
        return Party("open")
    return _left_out(p)


def undergoing(p: Proposition, game: Game) -> Party:
    """Return what is acted upon; an object that a verb with a subject only implies is one of its own text."""
    if p.patient is not None:
        return _party(p.patient, p, game)
    if p.bare and (p.you or p.ordered or p.agent is not None):
        return Party("it")
    return _left_out(p) if p.bare else Party("open")


def subject_of(p: Proposition, game: Game) -> Party:
    """Return whom a statement with one participant is about."""
    return acting(p, game) if p.agent is not None else undergoing(p, game)


def _left_out(p: Proposition) -> Party:
    return Party("named", p.resumed, not p.positive) if p.resumed is not None else Party("own")


def _party(phrase: Phrase, p: Proposition, game: Game) -> Party:
    thing = game.things.get(phrase.head)
    content = phrase.heads - {SELF} or phrase.deeds or phrase.states or phrase.qualities
    if phrase.universal or phrase.yours or (thing is not None and (thing.player or thing.group)):
        return Party("own" if phrase.this else "named", phrase, not p.positive)
    owner_left_out = phrase.possessed and len(phrase.heads) == 1
    return Party("own" if phrase.this or not content or owner_left_out else "named", phrase, not p.positive)


def owner(p: Proposition) -> Party:
    """Return whose number a statement is of: who owns it, else who is said to have it."""
    stat = {p.change.stat} if p.change is not None else set()
    named = [x for x in (p.patient, p.agent, *(x for x in p.phrases if x.role == "dat")) if x is not None]
    denied = p.change is not None and p.change.op in LIMITS
    for phrase in named:
        heads = phrase.heads - stat - {SELF, "érték"}
        if heads or (phrase.universal and not phrase.heads - stat) or phrase.yours:
            return Party("named", _of(phrase, heads), denied)
    general = any(x.heads & stat and x.definite and not x.possessed for x in named) and denied
    return Party("named", Phrase(p.span, "nom", universal=True), denied) if general else Party("own")


def _of(phrase: Phrase, owners: frozenset[str]) -> Phrase:
    """Return a phrase that names a number as one that names its owner."""
    alone = next(iter(owners)) if len(owners) == 1 else ""
    head = phrase.head if phrase.head in owners else alone
    return phrase._replace(heads=owners, head=head, role="nom", possessed=phrase.possessed and phrase.head == head)
