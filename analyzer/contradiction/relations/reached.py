"""How far a denial reaches: to whom, to what states, places, moments and amounts."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import SELF, Phrase, Proposition
from analyzer.contradiction.relations.finding import OPEN, Finding, compatible
from analyzer.contradiction.relations.overlap import (
    ELSEWHERE,
    lasting_only,
    other_occasions,
    other_place,
    subject,
)
from analyzer.contradiction.relations.sameness import governed, same_thing

_STATEFUL = frozenset({"return", "enter", "turn", "stay"})


def reaches(denied: Proposition, stated: Proposition, game: Game) -> Finding | None:
    """Return why a denial does not reach the other, or may not; None if it does."""
    if denied.kind == "work":
        return _works(denied, stated, game)
    denied, stated = governed(denied, stated), governed(stated, denied)
    denied, stated = _middle(denied, stated), _middle(stated, denied)
    pairs = (*participants(denied, stated), *_crossed(denied, stated), *_crossed(stated, denied))
    two = not all(same_thing(x, y, game, names=True) for x, y in pairs)
    if other_place(denied, stated, game):
        return ELSEWHERE
    if two or _object_open(denied, stated) or _unproven(denied, stated, game):
        return OPEN
    return (
        _states_reached(denied, stated, game) or _places_reached(denied, stated, game) or _bounds(denied, stated, game)
    )


def _crossed(one: Proposition, other: Proposition) -> tuple[tuple[Phrase | None, Phrase | None], ...]:
    """Return the subject of a verb in one voice beside what undergoes it in the other: "törhetnek el", "eltörik"."""
    alone = one.patient is None and other.agent is None and one.kind == "act" and not one.bare
    return ((one.agent, other.patient),) if alone and one.agent is not None and other.patient is not None else ()


def participants(p: Proposition, q: Proposition) -> tuple[tuple[Phrase | None, Phrase | None], ...]:
    """Return what is acted upon in each, and who acts in each."""
    return (p.patient, q.patient), (p.agent, q.agent)


def _unproven(denied: Proposition, stated: Proposition, game: Game) -> bool:
    """Tell whether a ban on things of some quality meets another thing of which the text does not say that it is so.

    "A nagy hajók nem köthetnek ki" leaves open whether "a Hableány" is a big one; of "a hajó" it may be said.
    """
    return any(
        bool(x.qualities | x.states | x.deeds | x.places) and _another_name(x, y, game)
        for x, y in participants(denied, stated)
        if x and y
    )


def _another_name(one: Phrase, other: Phrase, game: Game) -> bool:
    pointing = not other.head or _pointing(other, game) or other.head == SELF
    alike = any(
        x & y for x, y in ((one.heads, other.heads), (one.qualities, other.qualities), (one.deeds, other.deeds))
    )
    return not (alike or one.states & other.states or other.universal or pointing)


def _object_open(denied: Proposition, stated: Proposition) -> bool:
    """Tell whether the denial speaks of an object, and the other names none and does not mean that either."""
    acts_upon = denied.bare if denied.patient is None else bool(denied.patient.heads)
    return acts_upon and stated.patient is None and not _implied(stated)


def _middle(one: Proposition, other: Proposition) -> Proposition:
    """Read the subject of a verb without an object as what undergoes the act, if the other acts upon just that.

    "A pecsét feltörik" speaks of what "a pecsét nem törhető fel" does. Who hurts is not who is hurt.
    """
    alike = one.agent and other.patient and one.agent.heads & other.patient.heads and one.kind != "hurt"
    return one._replace(patient=one.agent, agent=None) if one.patient is None and alike else one


def _works(denied: Proposition, stated: Proposition, game: Game) -> Finding | None:
    """What works must be named on both sides, unless the predicate itself names it (a keyword, abilities)."""
    named = ":" in denied.predicate or denied.predicate == "ability"
    if not named and (subject(denied) is None or subject(stated) is None):
        return OPEN
    one, other = (denied.agent, stated.agent) if named else (subject(denied), subject(stated))
    return None if same_thing(one, other, game, names=True) else OPEN


def _implied(p: Proposition) -> bool:
    return p.bare or p.impersonal


def _states_reached(denied: Proposition, stated: Proposition, game: Game) -> Finding | None:
    if denied.kind in _STATEFUL or stated.kind in _STATEFUL:
        if not denied.states:
            return None
        if not stated.states:
            return OPEN
        if denied.states & stated.states:
            return None
        return compatible("a tiltott állapot más, mint amelyet a másik ad", "the forbidden state is not the other's")
    barred = denied.states | _states_of(denied)
    given = stated.states | _states_of(stated)
    if barred and given and not barred & given and any(game.excludes(x, y) for x in barred for y in given):
        return compatible("más-más állapotról szólnak", "they speak of different states")
    return None


def _states_of(p: Proposition) -> frozenset[str]:
    return frozenset(s for phrase in (p.agent, p.patient) if phrase for s in phrase.states)


def _places_reached(denied: Proposition, stated: Proposition, game: Game) -> Finding | None:
    for barred, given in ((denied.target, stated.target), (denied.source, stated.source)):
        if not barred or game.any_zone(barred):
            continue
        if not given:
            return OPEN
        if barred != given and not game.any_zone(given):
            return compatible("más-más helyről szólnak", "they speak of different zones")
    return None


def _bounds(denied: Proposition, stated: Proposition, game: Game) -> Finding | None:
    """A ban bound to a moment or an amount reaches only what is so bound."""
    bound = game.binding(denied.periods)
    if bound and not (bound & stated.periods) and not any(game.periods[p].general for p in stated.periods):
        return OPEN
    bound_by = stated.occasions | {i for c in stated.conditions for i in c.ids}
    elsewhere = not lasting_only(denied) or other_occasions(denied, stated, game)
    if denied.occasions and elsewhere and not denied.occasions & bound_by and denied.kind not in {"return", "enter"}:
        return OPEN
    if denied.times is not None:
        return None if stated.times is not None and stated.times >= denied.times else OPEN
    return None if _obliques_reached(denied, stated, game) else OPEN


def _obliques_reached(denied: Proposition, stated: Proposition, game: Game) -> bool:
    """Tell whether every oblique that narrows the denial has its like on the other side."""
    return all(
        any(o.role == phrase.role and same_thing(o, phrase, game) for o in stated.phrases)
        for phrase in denied.phrases
        if _narrows(phrase, game)
    )


_NARROWING = frozenset({"all", "ellen", "ins", "ade", "abl", "cau", "ess", "dat"})


def _narrows(phrase: Phrase, game: Game) -> bool:
    return phrase.role in _NARROWING and bool(phrase.heads) and not phrase.universal and not _pointing(phrase, game)


def _pointing(phrase: Phrase, game: Game) -> bool:
    """Tell whether a phrase names a zone or only points at someone."""
    thing = game.things.get(phrase.head)
    return phrase.head in game.zones or (thing is not None and thing.anyone)
