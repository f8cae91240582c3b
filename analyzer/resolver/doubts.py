"""The verdict under every other reading (SPEC §6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

import msgspec

from analyzer.messages import Lang
from analyzer.records.model import Contradiction, Outcome, Side, VerdictDoubt
from analyzer.resolver import wording
from analyzer.resolver.decision import TextDecision
from analyzer.resolver.judge import Pair, outcome, settled
from analyzer.resolver.ladder import NO_CONTRADICTION
from analyzer.resolver.readings import Choice, reachable

Turns = Literal["level", "mode", "contradiction", "exception"]


class Readings(NamedTuple):
    """The doubts of a verdict, and whether its outcome stands under every combination of readings."""

    doubts: tuple[VerdictDoubt, ...]
    hold: bool


class World(NamedTuple):
    """The pair as some judge may see it, the readings he turned, and whether he took a detected exception otherwise."""

    outcome: Outcome
    turned: tuple[Choice, ...]
    exception: bool


def weigh(
    pair: Pair, contradiction: Contradiction, text: TextDecision | None, verdict: Outcome, lang: Lang
) -> Readings:
    """Re-decide under each doubt, then under every combination of them.

    `pair` as decided, `verdict` its outcome. Returns one VerdictDoubt for each doubt of the effects, one for a detected
    contradiction or exception, and one for each further outcome that only a combination of readings gives.
    """
    choices = (*pair.a.choices, *pair.b.choices)
    if pair.contradicts == "unknown":
        return _if_they_contradict(pair, verdict, lang)
    doubts = [_of_choice(choice, outcome(pair, (choice,))) for choice in choices]
    if pair.contradicts == "no":
        return Readings(tuple(doubts), True)
    pairs = _pairs_in_doubt(pair, text)
    if contradiction.source == "detected":
        doubts.append(_of_pair("detected_contradiction", "contradiction", NO_CONTRADICTION, lang))
    doubts += [_of_exception(text, outcome(other), pair, lang) for other in pairs[1:] if text]
    if not doubts:
        return Readings((), True)
    worlds = _worlds(pairs)
    combined = _only_combined(pair, worlds, [verdict, *(doubt.then for doubt in doubts)], text, lang)
    same = all(_same(world.outcome, verdict) for world in worlds)
    hold = same and all(_same(doubt.then, verdict) for doubt in doubts)
    return Readings((*doubts, *combined), hold)


def _if_they_contradict(pair: Pair, verdict: Outcome, lang: Lang) -> Readings:
    asserted = pair._replace(contradicts="yes")
    choices = (*pair.a.choices, *pair.b.choices)
    then = outcome(asserted)
    doubts = [_of_choice(choice, verdict) for choice in choices]
    doubts.append(_of_pair("unknown_contradiction", "contradiction", then, lang))
    return Readings(tuple(doubts), False)


def _pairs_in_doubt(pair: Pair, text: TextDecision | None) -> list[Pair]:
    """Return the pair and, for a detected exception, the pair as it is if the exception is taken otherwise."""
    if text is None or text.source == "asserted":
        return [pair]
    other: tuple[Side | None, ...] = (None,)
    if not text.certain:
        other = ("a", "b") if text.either else (text.prevails,)
    return [pair, *(pair._replace(facts=pair.facts._replace(text=side)) for side in other)]


def _worlds(pairs: list[Pair]) -> list[World]:
    ours, theirs = reachable(pairs[0].a), reachable(pairs[0].b)
    return [
        World(settled(pair, a, b).outcome, (*a_turned, *b_turned), pair is not pairs[0])
        for pair in pairs
        for a, a_turned in ours
        for b, b_turned in theirs
    ]


def _only_combined(
    pair: Pair, worlds: list[World], reached: Iterable[Outcome], text: TextDecision | None, lang: Lang
) -> list[VerdictDoubt]:
    """Name, for each outcome that no single doubt gives, a smallest combination that does."""
    seen = {(then.status, then.winner) for then in reached}
    found = []
    for world in sorted(worlds, key=lambda world: len(world.turned) + world.exception):
        result = (world.outcome.status, world.outcome.winner)
        if result not in seen and len(world.turned) + world.exception > 1:
            seen.add(result)
            found.append(_of_combination(pair, world, text, lang))
    return found


def _same(one: Outcome, other: Outcome) -> bool:
    return (one.status, one.winner) == (other.status, other.winner)


def _of_choice(choice: Choice, then: Outcome) -> VerdictDoubt:
    doubt = choice.doubt
    return VerdictDoubt(
        code=doubt.code,
        effect=choice.side,
        start=doubt.start,
        end=doubt.end,
        readings=doubt.readings,
        turns=doubt.turns,
        why=doubt.why,
        then=then,
    )


def _of_pair(code: str, turns: Turns, then: Outcome, lang: Lang) -> VerdictDoubt:
    readings, why = wording.PAIR_DOUBTS[code]
    return VerdictDoubt(
        code=code, effect=None, start=0, end=0, readings=readings, turns=turns, why=why.text(lang), then=then
    )


def _of_exception(text: TextDecision, then: Outcome, pair: Pair, lang: Lang) -> VerdictDoubt:
    """Say what holds if a detected exception decides nothing after all, or if an open one decides."""
    if text.certain:
        return _of_pair("detected_exception", "exception", then, lang)
    record = pair.b.record if text.claimant == "b" else pair.a.record
    found = _of_pair("either_exception" if text.either else "possible_exception", "exception", then, lang)
    if text.either:
        return found
    why = wording.possible_exception(record.text[text.start : text.end])
    return msgspec.structs.replace(found, why=why.text(lang))


def _of_combination(pair: Pair, world: World, text: TextDecision | None, lang: Lang) -> VerdictDoubt:
    sides = {choice.side for choice in world.turned}
    effect: Side | None = None if world.exception or len(sides) > 1 else world.turned[0].side
    spans = [(choice.doubt.start, choice.doubt.end) for choice in world.turned] if effect else [(0, 0)]
    turns: Turns = "mode" if any(choice.turns == "mode" for choice in world.turned) else "level"
    return VerdictDoubt(
        code="combined_readings",
        effect=effect,
        start=min(start for start, _ in spans),
        end=max(end for _, end in spans),
        readings=("by_letter", "all_otherwise"),
        turns=turns,
        why=wording.combination(_quotes(pair, world), _turned_exception(world, text)).text(lang),
        then=world.outcome,
    )


def _turned_exception(world: World, text: TextDecision | None) -> bool | None:
    """Return whether an exception decides in this world; None if it is taken there as everywhere."""
    return None if not world.exception or text is None else not text.certain


def _quotes(pair: Pair, world: World) -> list[tuple[Side, str]]:
    texts = {"a": pair.a.record.text, "b": pair.b.record.text}
    return [(choice.side, texts[choice.side][choice.doubt.start : choice.doubt.end]) for choice in world.turned]
