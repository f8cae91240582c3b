"""How an effect stands under other readings of its operators (SPEC §6).

A choice is a place that a judge may read otherwise. Turning it makes its operator count where it did not, or not count
where it did; level and mode are then computed anew from all operators, so that an effect is permissive only if no other
NEM, SEM or restrictive csak remains (rules D, F, G).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from analyzer.records.model import Doubt, EffectRecord, Level, Mode, Operator, Side
from analyzer.resolver.ladder import Standing
from analyzer.resolver.profile import Profile

Turns = Literal["level", "mode"]
_FAMILIES: dict[Turns, frozenset[str]] = {
    "level": frozenset({"MINDENKÉPPEN", "SEMMIKÉPPEN"}),
    "mode": frozenset({"NEM", "SEM", "CSAK"}),
}


class Choice(NamedTuple):
    """A doubt of one effect with the indices of the operators that it turns (none: it turns the effect itself)."""

    side: Side
    doubt: Doubt
    operators: tuple[int, ...]

    @property
    def turns(self) -> Turns:
        """Whether the level or the mode is in doubt."""
        return self.doubt.turns


class View(NamedTuple):
    """One effect of the pair.

    Attributes:
        letter: how it stands by the letter.
        choices: where it can be read otherwise.
        open_csak: indices of its ambiguous csak operators.
        strong_word: whether a word that only this profile counts makes it strong, whatever its operators say.
    """

    side: Side
    record: EffectRecord
    letter: Standing
    choices: tuple[Choice, ...]
    open_csak: tuple[int, ...]
    strong_word: bool


def view(record: EffectRecord, side: Side, profile: Profile) -> View:
    """Look at a record as one side of a pair."""
    strong_word = bool(profile.strong_words) and _has_strong_word(record, profile)
    letter = Standing(Level.STRONG if strong_word else record.level, record.mode)
    csak = tuple([at for at, op in enumerate(record.operators) if op.reading == "ambiguous" and is_open(op)])
    if not record.doubts and not csak:
        return View(side, record, letter, (), (), strong_word)
    return View(side, record, letter, _choices(record, side, csak), csak, strong_word)


def is_open(op: Operator) -> bool:
    """Tell whether the operator is an ambiguous csak left uncounted (SPEC §9); fused ones are mere doubts."""
    return op.family == "CSAK" and op.reading == "ambiguous" and op.tier != "fused" and not op.counts


def _has_strong_word(record: EffectRecord, profile: Profile) -> bool:
    return any(_folded(miss.surface) in profile.strong_words for miss in record.near_misses)


def _folded(surface: str) -> str:
    return " ".join(surface.casefold().split())


def _choices(record: EffectRecord, side: Side, csak: Iterable[int]) -> tuple[Choice, ...]:
    places: dict[tuple[int, int], list[int]] = {}
    for at, op in enumerate(record.operators):
        places.setdefault((op.start, op.end), []).append(at)
    found = [Choice(side, doubt, _turned_by(record.operators, places, doubt)) for doubt in dict.fromkeys(record.doubts)]
    doubted = {at for choice in found if choice.turns == "mode" for at in choice.operators}
    found += [Choice(side, _implied(record.operators[at]), (at,)) for at in csak if at not in doubted]
    return tuple(sorted(found, key=lambda choice: (choice.doubt.start, choice.doubt.end, choice.doubt.code)))


def _implied(op: Operator) -> Doubt:
    return Doubt(
        code="CSK001",
        start=op.start,
        end=op.end,
        readings=("nonrestrictive", "restrictive"),
        turns="mode",
        why=op.why,
    )


def _turned_by(
    operators: tuple[Operator, ...], places: Mapping[tuple[int, int], Sequence[int]], doubt: Doubt
) -> tuple[int, ...]:
    """Find the operators of a doubt: those on its very span, as `places` has them, else those that it touches."""
    family = _FAMILIES[doubt.turns]
    exact = [at for at in places.get((doubt.start, doubt.end), ()) if operators[at].family in family]
    if exact:
        return tuple(exact)
    touched = [at for at, op in enumerate(operators) if op.start < doubt.end and doubt.start < op.end]
    return tuple([at for at in touched if operators[at].family in family])


def standing(effect: View, turned: Collection[Choice]) -> Standing:
    """Return level and mode with every choice of `turned` read the other way."""
    own = [choice for choice in turned if choice.side == effect.side]
    if not own:
        return effect.letter
    strong = _holds(effect, "level", effect.letter.level is Level.STRONG, own)
    prohibits = _holds(effect, "mode", effect.letter.mode is Mode.PROHIBITIVE, own)
    return Standing(Level.STRONG if strong else Level.WEAK, Mode.PROHIBITIVE if prohibits else Mode.PERMISSIVE)


def _holds(effect: View, turns: Turns, letter: bool, turned: Iterable[Choice]) -> bool:
    """Tell whether the effect is strong (prohibitive) once the operators of `turned` are read the other way."""
    own = [choice for choice in turned if choice.doubt.turns == turns]
    if not own or (turns == "level" and effect.strong_word):
        return letter
    if any(not choice.operators for choice in own):  # no operator to turn: the property itself is in doubt
        return not letter
    flipped = {at for choice in own for at in choice.operators}
    families = _FAMILIES[turns]
    return any(op.counts != (at in flipped) for at, op in enumerate(effect.record.operators) if op.family in families)


def reachable(effect: View) -> list[tuple[Standing, tuple[Choice, ...]]]:
    """List every (level, mode) that some combination of readings gives, each with a smallest combination.

    Closed form: a property is turned on by one doubted operator, and turned off only if all that count are doubted.
    """
    if not effect.choices:
        return [(effect.letter, ())]
    all_modes = _ways(effect, "mode")
    chosen = [(*levels, *modes) for levels in _ways(effect, "level") for modes in all_modes]
    return [(standing(effect, turned), turned) for turned in chosen]


def _ways(effect: View, turns: Turns) -> list[tuple[Choice, ...]]:
    own = [choice for choice in effect.choices if choice.doubt.turns == turns]
    if not own:
        return [()]
    place = ("level", "mode").index(turns)
    letter = effect.letter[place]
    every: list[tuple[Choice, ...]] = [(choice,) for choice in own]
    for ways in (*every, _all_off(effect, own)):
        if ways and standing(effect, ways)[place] != letter:
            return [(), ways]
    return [()]


def _all_off(effect: View, own: list[Choice]) -> tuple[Choice, ...]:
    """Pick, for each operator that counts, the first doubt that turns it off."""
    operators = effect.record.operators
    picked = [
        next((choice for choice in own if at in choice.operators), None) for at, op in enumerate(operators) if op.counts
    ]
    return tuple(dict.fromkeys(choice for choice in picked if choice is not None))
