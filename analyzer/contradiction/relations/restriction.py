"""A csak-restriction against what goes beyond it."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import SELF, Only, Phrase, Proposition
from analyzer.contradiction.propositions.roles import MOMENTS, PLACES
from analyzer.contradiction.relations.finding import OPEN, Finding, clash, compatible
from analyzer.contradiction.relations.overlap import ELSEWHERE, apart, exclusive_conditions, of_two_events, other_place
from analyzer.contradiction.relations.sameness import completed, same_thing


def beyond_only(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare a proposition with a csak and one of the same predicate; None if they are not that."""
    one_act = p.predicate == q.predicate or completed(p, q) or completed(q, p)
    if not one_act or not p.predicate or not (p.positive and q.positive) or p.change or q.change:
        return None
    if p.kind == q.kind == "stay" and p.states != q.states:
        return None  # "lehet rá hatással" and "érvényben van" share nothing but the copula
    if p.only == q.only or (p.modality == q.modality == "must" and not (p.universal or q.universal)):
        return None  # one restriction twice, or two orders of which each limits its own amount
    both = [_against(x, x.only, y, game) for x, y in ((p, q), (q, p)) if x.only is not None]
    found = [finding for finding in both if finding is not None]
    # Of two restrictions one may stay within the other and still be overstepped by it.
    return next((f for f in found if f.relation == "clash"), found[0] if found else None)


def _against(limited: Proposition, only: Only, other: Proposition, game: Game) -> Finding | None:
    free = limited._replace(agent=_without(limited.agent, only), patient=_without(limited.patient, only),
                            periods=limited.periods - only.ids, occasions=limited.occasions - only.ids,
                            stages=frozenset(x for x in limited.stages if x[0] not in only.ids),
                            phrases=tuple(x for x in limited.phrases if not x.span.overlaps(only.span)))  # fmt: skip
    if only.conditional:
        return _beyond_condition(limited, other, game)
    if found := _of_another_case(free, only, other, game):
        return found
    if only.number is not None:
        return _amount(only, limited, other)
    if _beyond(only, limited, other, game):
        return clash(
            "az egyik csak bizonyos esetre engedi, a másik azon kívül is",
            "one allows it in some cases only, the other beyond them",
        )
    return _within(only, limited, other) or OPEN


def _of_another_case(free: Proposition, only: Only, other: Proposition, game: Game) -> Finding | None:
    """Return why the other is of another moment, place or thing; `free` is the limited one without what csak limits."""
    if found := apart(free, other, game):
        return found
    if other_place(free, other, game) or _elsewhere(free, only, other):
        return ELSEWHERE
    return OPEN if free.kind == "return" and of_two_events(free, other, game) else None


def _elsewhere(limited: Proposition, only: Only, other: Proposition) -> bool:
    """Tell whether the two lead to different places, and csak does not leave over the place itself."""
    return bool(limited.target and other.target) and limited.target != other.target and limited.target not in only.ids


def _within(only: Only, limited: Proposition, other: Proposition) -> Finding | None:
    """Return that the other stays within what csak leaves over, if its words are the same."""
    phrase = _counterpart(only, limited, other)
    there = other.periods | other.states | (phrase.heads | phrase.states if phrase else frozenset())
    if only.ids and only.ids <= there and not (only.own or only.described):
        return compatible("a másik azon belül marad, amit ez enged", "the other stays within what this allows")
    return None


def _without(phrase: Phrase | None, only: Only) -> Phrase | None:
    return None if phrase is None or phrase.span.overlaps(only.span) else phrase


def _beyond_condition(limited: Proposition, other: Proposition, game: Game) -> Finding:
    """Compare "csak akkor …, ha" with what happens without its condition."""
    if found := apart(limited._replace(conditions=()), other, game):
        return found
    beyond = any(exclusive_conditions(c, d, game) for c in limited.conditions for d in other.conditions)
    named = {i for c in limited.conditions if not c.negated for i in c.ids if i in game.states}
    given = other.states | {s for x in (other.agent, other.patient) if x for s in x.states}
    lacked = {h for x in other.phrases if x.role == "nélkül" for h in x.heads}
    wanted = {i for c in limited.conditions if not c.negated for i in c.ids | c.lemmas}
    if (
        lacked & wanted
        or beyond
        or _under_another(limited, other)
        or any(game.excludes(x, y) for x in named for y in given)
        or _always(other, game)
    ):
        return clash(
            "az egyik csak a feltétele mellett engedi, a másik azon kívül is",
            "one allows it under its condition only, the other beyond it",
        )
    return OPEN


def _under_another(limited: Proposition, other: Proposition) -> bool:
    """Tell whether the other happens under conditions of its own, of which nothing is in the only one."""
    named = frozenset(i for c in limited.conditions for i in c.ids | c.lemmas)
    given = [c.ids | c.lemmas for c in other.conditions if not c.negated]
    return bool(named) and bool(given) and not any(x & named for x in given)


def _always(p: Proposition, game: Game) -> bool:
    return any(game.periods[x].general for x in p.periods)


def _amount(only: Only, limited: Proposition, other: Proposition) -> Finding:
    boundless = _counterpart(only, limited, other)
    if boundless is not None and boundless.universal:
        return clash("a másik nem ismer korlátot", "the other knows no limit")
    numbers = [p.number for p in (other.patient, other.agent, *other.phrases) if p is not None and p.number is not None]
    numbers += [n for n in (other.times, other.amount) if n is not None]
    if any(n > (only.number or 0) for n in numbers):
        return clash("a másik többet ad, mint amennyit ez enged", "the other gives more than this allows")
    several = _counterpart(only, limited, other)
    alike = several is not None and (bool(several.heads & only.ids) or not limited.predicate.endswith(":"))
    if only.number == 1 and not numbers and several and several.plural and alike and other.modality != "may":
        return clash("a másik többről szól, ez csak egyet enged", "the other speaks of several, this allows one only")
    if numbers:
        return compatible("a másik belefér a korlátba", "the other lies within the limit")
    return OPEN


def _beyond(only: Only, limited: Proposition, other: Proposition, game: Game) -> bool:
    """Tell whether `other` speaks of all cases, or of a case that excludes what csak leaves over."""
    when = _other_period(only, other, game) or _other_stage(only, limited, other) or _other_moment(only, other, game)
    if when or _other_state(only, other, game):
        return True
    phrase = _counterpart(only, limited, other)
    if phrase is None:  # "bármelyiket feltörheti" knows of no key with which alone it may be done
        return only.role == "ins" and other.universal and other.modality == "may"
    if phrase.universal and (only.own or only.described or only.ids - phrase.heads):
        return True
    kept = Phrase(only.span, only.role, heads=only.ids)
    if any(game.excludes(x, y) for x in only.ids for y in phrase.heads if x in game.things and y in game.things):
        return True
    if only.ids & set(game.things):
        return not same_thing(kept, phrase, game)
    return _other_kind(only, phrase, game)


def _other_kind(only: Only, phrase: Phrase, game: Game) -> bool:
    """Tell whether a phrase names a kind of its own where csak leaves over another that no game lists."""
    heads = phrase.heads | (phrase.deeds if phrase.head in phrase.deeds else frozenset())
    named = {h for h in heads if h and h != SELF and not (h in game.things and game.things[h].anyone)}
    if not only.ids or not named or only.own or only.described or phrase.head in game.periods:
        return False
    return (
        phrase.role in {"nom", "ins", "acc", "ine", "sup", "sub", "ill", "all", "ela", "del", "abl", "ade"}
        and not named & only.ids
        and not only.ids & set(game.periods)
        and not only.ids <= set(game.states)
    )


def _counterpart(only: Only, limited: Proposition, other: Proposition) -> Phrase | None:
    """Return the phrase of `other` in the place that csak restricts."""
    for mine, yours in ((limited.agent, other.agent), (limited.patient, other.patient)):
        if mine is not None and mine.span.overlaps(only.span):
            return yours
    same = next((p for p in other.phrases if p.role == only.role), None)
    if same is not None or only.role not in PLACES:
        return same
    return next((p for p in other.phrases if p.role in PLACES), None)


def _other_period(only: Only, other: Proposition, game: Game) -> bool:
    kept = {i for i in only.ids if i in game.periods}
    if not kept:
        return only.role in (MOMENTS | {"ine"}) and _always(other, game)
    return any(
        game.periods[p].general or any(game.periods[p].group == game.periods[k].group != "" and p != k for k in kept)
        for p in other.periods
    )


def _other_stage(only: Only, limited: Proposition, other: Proposition) -> bool:
    """Compare "csak a kör végén" with "a kör elején": another stage of the event that csak leaves over."""
    kept = {(head, stage) for head, stage in limited.stages if head in only.ids}
    there = {(head, stage) for head, stage in other.stages if any(head == h for h, _ in kept)}
    return bool(there) and not kept & there


def _other_moment(only: Only, other: Proposition, game: Game) -> bool:
    """Compare "csak dagálykor" with "apálykor": a moment or event of another name, where csak leaves over one."""
    if only.role not in MOMENTS or not only.ids or only.own or only.described:
        return False
    named = {head for head, _ in other.stages} | other.occasions | game.binding(other.periods)
    return bool(named) and not any(game.related(x, y) for x in named for y in only.ids)


def _other_state(only: Only, other: Proposition, game: Game) -> bool:
    kept = {i for i in only.ids if i in game.states}
    given = other.states | {s for p in (other.agent, other.patient) if p for s in p.states}
    return bool(kept) and any(game.excludes(k, s) for k in kept for s in given) and not kept & given
