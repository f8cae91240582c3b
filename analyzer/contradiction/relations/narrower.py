"""Whether a ban reaches less than its verb and nouns say."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Phrase, Proposition
from analyzer.contradiction.relations.meeting import covered, marked_apart

_WAYS = frozenset({"ill", "sub", "all", "kívül", "belül"})


def narrower(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether a ban reaches less than its verb and nouns say, and nothing shows that the other is within it.

    "Másik támadást", "újra" speak of what comes besides what the own text has named; "a falon kívül álló tornyok",
    "a várból", "erről a lapról" are a part of all cases.
    """
    if p.positive:
        return False
    besides = any(x is not None and x.others and not x.universal for x in (p.agent, p.patient))
    others = any(x.role == y.role and marked_apart(x, y, game) for x in p.phrases for y in q.phrases)
    if p.again > q.again or others or _by_another_means(p, q):
        return True
    described = any(
        x is not None and x.described and not (y is not None and (y.described or y.universal))
        for x, y in ((p.agent, q.agent), (p.patient, q.patient))
    )
    return besides or described or p.here or any(_way(x, p, game) and not _there(x, q) for x in p.phrases)


def _by_another_means(p: Proposition, q: Proposition) -> bool:
    """Tell whether a ban is on what one may do to a thing, and to the other that happens by itself ("gyógyul")."""
    alone = q.agent is None and (q.bare or (q.patient is not None and q.patient.role == "nom"))
    by_itself = alone and not (q.you or q.anyone or q.impersonal)
    if not by_itself or p.agent is None or p.patient is None or p.agent.universal:
        return False
    return not any(x.role in {"abl", "ela"} and x.heads & p.agent.heads for x in q.phrases)


def _way(phrase: Phrase, p: Proposition, game: Game) -> bool:
    """Tell whether a phrase says from where or to where, and is neither any place nor an event."""
    if phrase.universal or not phrase.heads or phrase.heads & p.occasions or game.any_zone(phrase.head):
        return False
    return phrase.role in _WAYS or phrase.this


def _there(phrase: Phrase, q: Proposition) -> bool:
    """Tell whether the other leads there too: not each from its own card, nor from where it leaves open."""
    return any(
        x.role == phrase.role and x.head == phrase.head and covered(phrase, x)
        for x in q.phrases
        if not (x.this and phrase.this) and (x.described or not phrase.described)
    )
