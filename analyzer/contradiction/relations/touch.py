"""Whether something in two propositions shows that they speak of one matter.

Where one of them leaves open who acts or what is acted upon, it fits anything; so of two texts that have nothing to do
with each other it shows nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import SELF, Phrase, Proposition
from analyzer.contradiction.relations.finding import OPEN, Finding


def in_touch(found: Finding, p: Proposition, q: Proposition, game: Game) -> Finding:
    """Return `found`, or, if it is a clash of two that nothing brings together, that the texts leave it open."""
    return found if found.relation != "clash" or _touch(p, q, game) else OPEN


def _touch(p: Proposition, q: Proposition, game: Game) -> bool:
    if p.change and q.change:
        return p.change.op != "value" or q.change.op != "value" or not (_one_off(p) and _one_off(q))
    keyword = p.predicate == q.predicate and p.predicate.startswith("keyword:")
    if p.change or q.change or p.kind == q.kind == "protect" or keyword:
        return True  # who has the number, or whom it protects, the relation itself has compared; a keyword both name
    if p.here != q.here or _two_individuals(p, q, game):
        return False
    mine, yours = _participants(p), _participants(q)
    if all(x.resumed is not None and not _own(x) for x in (p, q)):
        return False  # each may go on with what it named before, or speak of its own card again
    if any(_meet(x, y, game) for x in mine for y in yours):
        return True
    whole = game.owns(p.predicate) or (p.clear and q.clear)
    return whole and not _two_acts(p, q) and _may_meet(p, q, game)


def _two_individuals(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether the two are done to different things, or to so many of a kind that each may have its own."""
    each = p.predicate != q.predicate and p.positive and q.positive and _some(p.patient) and _some(q.patient)
    return each or _this_and_another(p, q, game) or _this_and_another(q, p, game) or _two_objects(p, q, game)


def _some(phrase: Phrase | None) -> bool:
    """Tell whether a phrase means any one or so many of a kind: "egy jelzőt"."""
    return phrase is not None and phrase.number is not None and not (phrase.definite or phrase.universal)


def _may_meet(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether two, of whose participants none is the other's, may still be of one matter."""
    mine, yours = _participants(p), _participants(q)
    if _rest(p) & _rest(q) or _limits_one_of(p, mine) or _limits_one_of(q, yours):
        return True
    if any(x.resumed is not None and not _own(x) for x in (p, q)):
        return False
    if mine and yours:
        return any(_anything(x, game) for x in (*mine, *yours))
    return True


def _limits_one_of(p: Proposition, phrases: Iterable[Phrase]) -> bool:
    """Tell whether a csak leaves over one of the participants: it is held against just what is something else."""
    return p.only is not None and any(x.span.overlaps(p.only.span) for x in phrases)


def _two_acts(p: Proposition, q: Proposition) -> bool:
    """Tell whether two acts of different verbs are related only by where they leave a thing ("megtart", "elvisz")."""
    acts = {"act", "move", "enter", "return"}
    completed = p.bare_act == q.predicate or q.bare_act == p.predicate
    states = p.states or q.states or (p.target and q.target)
    return p.predicate != q.predicate and not completed and {p.kind, q.kind} <= acts and not states


def _two_objects(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether two acts of one verb are done to things that share nothing, whoever does them."""
    one, other = p.patient, q.patient
    if one is None or other is None or not (one.heads and other.heads):
        return False
    if p.predicate != q.predicate or _limits_one_of(p, [one]) or _limits_one_of(q, [other]):
        return False
    return not (_meet(one, other, game) or _anything(one, game) or _anything(other, game))


def _this_and_another(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether `p` denies something of this very thing, and `q` speaks of one of the kind ("ez a lap", "egy lap").

    Denied of "lap" alone it is denied of any; "célpont lap" may be any.
    """
    return not p.positive and any(
        one.this and not (other.this or other.definite or other.universal or other.plural or other.possessed)
        for one, other in ((p.patient, q.patient), (p.agent, q.agent))
        if one and other and other.head and not any(h in game.things and game.things[h].anyone for h in other.heads)
    )


def _participants(p: Proposition) -> tuple[Phrase, ...]:
    """Return who acts and what is acted upon; what was named before where it is left out."""
    return _own(p) or ((p.resumed,) if p.resumed is not None else ())


def _own(p: Proposition) -> tuple[Phrase, ...]:
    return tuple(x for x in (p.agent, p.patient) if x is not None and x.heads | x.deeds | x.states | x.qualities)


def _meet(one: Phrase, other: Phrase, game: Game) -> bool:
    """Tell whether two phrases share a noun, a deed or a kind."""
    if one.heads & other.heads or one.deeds & other.deeds:
        return True
    return any(game.may_be_one(x, y) or x.endswith(y) or y.endswith(x) for x in one.heads for y in other.heads)


def _anything(phrase: Phrase, game: Game) -> bool:
    """Tell whether a phrase may mean any thing: all of them, the card itself, a general noun, a name."""
    thing = game.things.get(phrase.head)
    pointing = phrase.head in {"", SELF} or (thing is not None and thing.anyone)
    return phrase.universal or phrase.proper or phrase.bare_name or pointing or game.names_any(phrase.head)


def _one_off(p: Proposition) -> bool:
    """Tell whether a proposition gives an amount once, and is no rule about a number of something."""
    return p.patient is not None and not (p.fixed or p.universal or p.patient.definite or p.patient.possessed)


def _rest(p: Proposition) -> frozenset[str]:
    return frozenset(h for x in (p.agent, p.patient, *p.phrases) if x for h in x.heads) - {SELF}
