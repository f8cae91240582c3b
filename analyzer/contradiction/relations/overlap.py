"""Whether two propositions can be about the same thing at the same moment."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Condition, Phrase, Proposition
from analyzer.contradiction.relations.finding import Finding, compatible
from analyzer.contradiction.relations.sameness import two_names

ELSEWHERE = compatible("más-más helyről szólnak", "they speak of different places")


def apart(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Return why the two speak of different moments, conditions or things; None if they may meet."""
    if _different_periods(p, q, game) or _different_occasions(p, q, game):
        return compatible("más-más időpontról szólnak", "they speak of different moments")
    if _different_players(p, q, game) or _different_players(q, p, game):
        return compatible("más-más játékosról szólnak", "they speak of different players")
    if any(exclusive_conditions(c, d, game) for c in p.conditions for d in q.conditions):
        return compatible("a feltételeik kizárják egymást", "their conditions exclude each other")
    if p.positive != q.positive and _different_places(p, q, game):
        return compatible("más-más helyről vagy alkalomról szólnak", "they speak of different places or occasions")
    if any(_disjoint(one, other, game) for one, other in _counterparts(p, q)):
        return compatible("más-más célpontra vonatkoznak", "they apply to different targets")
    return None


def _different_periods(p: Proposition, q: Proposition, game: Game) -> bool:
    for one in p.periods:
        for other in q.periods:
            group = game.periods[one].group
            if one != other and group and group == game.periods[other].group:
                return True
    return False


# Stages of one event between which there is no common moment.
_APART = {
    frozenset(pair)
    for pair in (
        ("before", "start"), ("before", "during"), ("before", "end"), ("before", "after"), ("start", "end"),
        ("start", "after"), ("during", "after"), ("end", "after"), ("before", "at"), ("at", "after"),
        ("before", "middle"), ("start", "middle"), ("middle", "end"), ("middle", "after"),
    )
}  # fmt: skip
_PASSING = frozenset({"start", "middle", "end", "before", "after", "at"})


def _different_occasions(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether the two happen at other stages of one event, or at two events that cannot coincide."""
    stages = [(x, y) for head, x in p.stages for other, y in q.stages if game.related(head, other)]
    if stages and not any(x == y for x, y in stages):
        return any(frozenset((x, y)) in _APART for x, y in stages)
    if not p.occasions or not q.occasions or any(game.related(x, y) for x in p.occasions for y in q.occasions):
        return False
    siblings = any(_two_places(x, y, game) for x in p.occasions for y in q.occasions)
    return siblings or not (lasting_only(p) or lasting_only(q))


def of_two_events(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether one is bound to an event and the other to a moment, and nothing says that they are one."""
    mine, yours = p.occasions | game.binding(p.periods), q.occasions | game.binding(q.periods)
    return bool(mine and yours) and not any(game.related(x, y) for x in mine for y in yours)


def other_occasions(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether each happens on an occasion of another name: they may coincide or not ("vereség esetén")."""
    return bool(p.occasions and q.occasions) and not any(game.related(x, y) for x in p.occasions for y in q.occasions)


def lasting_only(p: Proposition) -> bool:
    """Tell whether `p` is bound to nothing but what may last and coincide with anything ("köd idején")."""
    passing = {head for head, stage in p.stages if stage in _PASSING}
    return not p.occasions & passing and all(any(head == o for head, _ in p.stages) for o in p.occasions)


def _different_players(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether `p` speaks of the reader or what is his, and `q` of the opponent or what is the opponent's."""
    doer = q.agent or (q.patient if q.patient is not None and q.patient.role == "nom" else None)
    if p.you and doer is not None and game.is_opponent(doer.head):
        return True
    pairs = [(p.agent, q.agent), (p.patient, q.patient)]
    return any(
        one.yours and any(game.is_opponent(h) for h in other.heads - {other.head})
        for one, other in pairs
        if one and other
    )


# Cases that say where, or in the course of what, something happens.
_WHERE = frozenset({"ine", "sup"})


def _different_places(p: Proposition, q: Proposition, game: Game) -> bool:
    return p.predicate == q.predicate and any(
        one.role == other.role in _WHERE and _two_places(one.head, other.head, game)
        for one in p.phrases
        for other in q.phrases
    )


def other_place(p: Proposition, q: Proposition, game: Game) -> bool:
    """Tell whether both say where, and nothing shows that the places are one ("a boxutcában", "a célegyenesben")."""
    mine = [x for x in p.phrases if x.role in _WHERE and x.heads and not x.universal]
    yours = [x for x in q.phrases if x.role in _WHERE and x.heads and not x.universal]
    return bool(mine and yours) and not any(
        x.heads & y.heads or game.related(x.head, y.head) or game.names_any(x.head) or game.names_any(y.head)
        for x in mine
        for y in yours
    )


def _two_places(one: str, other: str, game: Game) -> bool:
    """Tell whether two names are those of two zones, or of two kinds of one event ("ostrom", "portya")."""
    if one in game.things and other in game.things:
        siblings = set(game.things[one].isa) & set(game.things[other].isa)
        return bool(siblings) and not game.related(one, other)
    return one in game.zones and other in game.zones and game.apart_zones(one, other)


def exclusive_conditions(c: Condition, d: Condition, game: Game) -> bool:
    """Tell whether the two conditions cannot hold together."""
    if c.ids and c.ids == d.ids and c.lemmas == d.lemmas:
        return c.negated != d.negated
    if c.negated or d.negated:
        return False
    return any(x in game.states and y in game.states and game.excludes(x, y) for x in c.ids for y in d.ids)


def told(p: Proposition) -> frozenset[tuple[str, str, frozenset[str], frozenset[str], int | None]]:
    """Return what the phrases of a proposition say, but for who acts: role, head, qualities, states and number."""
    phrases = (x for x in (p.patient, *p.phrases) if x and x.head)
    return frozenset((x.role, x.head, x.qualities, x.states, x.number) for x in phrases)


def subject(p: Proposition) -> Phrase | None:
    """Return whom a proposition is about: what is acted upon, else who acts."""
    return p.patient or p.agent


def _counterparts(p: Proposition, q: Proposition) -> Iterator[tuple[Phrase, Phrase]]:
    """Yield the phrases that play the same part in both."""
    if p.agent and q.agent:
        yield p.agent, q.agent
    if p.patient and q.patient:
        yield p.patient, q.patient
    if p.predicate != q.predicate and (one := subject(p)) and (other := subject(q)):
        yield one, other
    for one in p.phrases:
        for other in q.phrases:
            open_place = one.role in _PLACES and p.positive == q.positive and not (p.change or q.change)
            if one.role == other.role != "nom" and not open_place:
                yield one, other


# Where something is or leads: two places are no two subjects, but what two statements may contradict each other in.
_PLACES = frozenset({"ill", "sub", "all", "ine", "sup"})


def _disjoint(one: Phrase, other: Phrase, game: Game) -> bool:
    if one.without & _marks(other) or other.without & _marks(one):
        return not (one.universal or other.universal) or _only_those(one, other)
    if any(game.excludes(x, y) for x in one.states for y in other.states):
        return True
    if _left_out(one, other) or _left_out(other, one):
        return True
    if one.places and other.places and all(game.apart_zones(x, y) for x in one.places for y in other.places):
        return True
    return _two_kinds(one, other, game) or any(
        _named(x, game) and _named(y, game) and game.excludes(x, y) for x in one.heads for y in other.heads
    )


def _two_kinds(one: Phrase, other: Phrase, game: Game) -> bool:
    """Tell whether two phrases name two beings, or things of two kinds that are never one."""
    if one.proper and other.proper:
        return one.bare_name and other.bare_name and two_names(one, other)
    return game.kinds_apart(one.head, other.head) and not (one.proper or other.proper)


def _left_out(one: Phrase, others: Phrase) -> bool:
    """Tell whether `others` are all but the `one` ("minden más ork" beside "ez az ork")."""
    single = one.definite and not (one.plural or one.universal or one.others)
    return others.others and single and one.heads == others.heads


def _only_those(one: Phrase, other: Phrase) -> bool:
    return bool(one.without & _marks(other)) or bool(other.without & _marks(one))


def _marks(phrase: Phrase) -> frozenset[str]:
    return phrase.heads | phrase.qualities


def _named(id: str, game: Game) -> bool:
    thing = game.things.get(id)
    return thing is not None and not thing.anyone
