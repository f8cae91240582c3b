"""How far a clash goes: whether what would fall is all that the effect says, or something of it survives (rule B)."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import SELF, Phrase, Proposition


def whole(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether two clashing propositions contradict each other as a whole.

    A ban takes all of a statement that speaks of nothing but what it forbids; of a statement that goes further, some is
    left. A strong statement ("mindenképpen") stands against a weak ban, of which then the rest is left.
    """
    if p.only or q.only:
        return _beyond_wholly(p, q, game)
    if p.kind == q.kind == "protect":
        return not _names_attacker(p if q.positive else q)
    if "choice" in (p.modality, q.modality):
        return True
    if p.positive == q.positive:
        return not _up_to_a_limit(p, q) and _alike(p, q)
    denied, stated = (q, p) if p.positive else (p, q)
    withstands = stated.fixed and not denied.fixed and not covers(stated, denied, game)
    return covers(denied, stated, game) and not withstands


_LIMITS = frozenset({"cap", "floor", "cap_change"})


def _up_to_a_limit(p: Proposition, q: Proposition) -> bool:
    """Tell whether one limits what the other adds: up to the limit the change holds."""
    ops = {x.change.op for x in (p, q) if x.change is not None}
    return "add" in ops and bool(ops & _LIMITS)


def _alike(p: Proposition, q: Proposition) -> bool:
    """Tell whether two statements speak of the same things under the same conditions."""
    if p.universal != q.universal or bool(p.conditions) != bool(q.conditions):
        return False
    mine, yours = p.patient or p.agent, q.patient or q.agent
    return mine is None or yours is None or (mine.heads == yours.heads and mine.states == yours.states)


def _beyond_wholly(p: Proposition, q: Proposition, game: Game) -> bool:
    """Of what goes beyond a csak nothing is left, unless it speaks of the allowed cases as well ("bármikor")."""
    if p.only and q.only:
        return False
    limited, other = (p, q) if p.only else (q, p)
    if limited.only is not None and (limited.only.number is not None or limited.only.conditional):
        return limited.only.conditional and not other.also and not _general(other, game)
    return not _general(other, game) and not other.fixed


def _general(p: Proposition, game: Game) -> bool:
    phrases = (p.agent, p.patient, *p.phrases)
    return p.universal or any(x.universal for x in phrases if x) or any(game.periods[i].general for i in p.periods)


def _names_attacker(denied: Proposition) -> bool:
    """Tell whether a ban on protection says against whose attack: armour goes on to protect from all others.

    "Lövése ellen" names only the card itself, for which the whole effect is meant.
    """
    against = [phrase for phrase in denied.phrases if phrase.role == "ellen" and not phrase.universal]
    return any(phrase.deeds and phrase.heads - {SELF} - phrase.deeds for phrase in against)


def covers(wide: Proposition, narrow: Proposition, game: Game) -> bool:
    """Tell whether whatever `narrow` speaks of is among what `wide` speaks of."""
    if wide.conditions and wide.conditions != narrow.conditions:
        return False
    if game.binding(wide.periods) - narrow.periods or wide.occasions - narrow.occasions:
        return False
    if {head for head, _ in wide.stages} - {head for head, _ in narrow.stages}:
        return False
    if not narrow.states >= wide.states and not wide.states & narrow.states and wide.kind == "act":
        return False
    one, other = wide.patient or wide.agent, narrow.patient or narrow.agent
    if one is None and other is not None and (other.universal or other.plural) and not (wide.impersonal or wide.you):
        return False  # without a subject of its own an effect speaks of its card alone
    return _phrase_covers(wide.agent, narrow.agent, game) and _phrase_covers(wide.patient, narrow.patient, game)


def _phrase_covers(wide: Phrase | None, narrow: Phrase | None, game: Game) -> bool:
    if wide is None or narrow is None or not wide.heads:
        return True
    if _marks(wide) - _marks(narrow) or wide.without - narrow.without:
        return False
    if narrow.universal or not narrow.heads:
        return wide.universal or (wide.head == narrow.head and (wide.plural or not wide.definite))
    if wide.head == narrow.head or not narrow.head or not wide.head:
        return True
    return narrow.head not in game.wider(wide.head)


def _marks(phrase: Phrase) -> frozenset[str]:
    """Return what narrows a phrase down beside its head."""
    return phrase.states | phrase.qualities | phrase.deeds | phrase.places
