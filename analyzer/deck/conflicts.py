"""Which effects of a deck contradict each other: candidates by shared keys, then a close look, or the caller's word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import NamedTuple, Protocol

import msgspec

from analyzer.contradiction import DEFAULT_GAME, Keys, detect, keys_of, load_game, match_exceptions, propositions
from analyzer.contradiction.alignment.wire import as_asserted
from analyzer.deck.model import Assertion, Played
from analyzer.errors import InputError
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.messages import Lang, Message
from analyzer.records.model import ConflictPair, Contradiction, EffectRecord, Side
from analyzer.resolver import ClockInput, DeckConflict, TextDecision, detected_decision, moment
from analyzer.text import Span

_OTHER: dict[Side, Side] = {"a": "b", "b": "a"}
_UNKNOWN_ID = Message(
    "Az ellentmondások közt szerepel „{id}”, de ilyen azonosítójú hatás nincs.",
    "A conflict names {id!r}, but no effect of the deck has this id.",
)
_ITSELF = Message("„{id}” önmagával van szembeállítva; két hatás kell.", "{id!r} is set against itself; name two.")
_TWICE = Message(
    "„{a}” és „{b}” ellentmondásáról két eltérő állítás van.",
    "Two different assertions are made about {a!r} and {b!r}.",
)


class Read(Protocol):
    """An effect as it was read: its record, and the analysis and parts that it rests on."""

    @property
    def record(self) -> EffectRecord:
        """The record."""
        ...

    @property
    def analysis(self) -> Analysis:
        """The text with its tokens."""
        ...

    @property
    def parts(self) -> tuple[Span, ...]:
        """The parts, in offsets of the normalised view."""
        ...


class Deck(NamedTuple):
    """The effects of a deck and how they were read, by id."""

    played: Mapping[str, Played]
    read: Mapping[str, Read]


class Words(NamedTuple):
    """What contradictions are read with: the lexicon, and the name or path of the game."""

    lexicon: Lexicon
    game: str = DEFAULT_GAME


def find_conflicts(
    deck: Deck, assertions: Iterable[Assertion], words: Words, *, lang: Lang = "hu"
) -> list[DeckConflict]:
    """Return every contradiction of the deck, detected or asserted; kind ``unknown`` where the texts do not say.

    Sorted by ids, the smaller one as `a`, so that the order of the rows cannot matter.

    Raises:
        InputError: an assertion names an id that is not there, one effect twice, or contradicts another assertion.
    """
    said = _by_pair(assertions, deck)
    found = (_conflict(a, b, deck, said.get((a, b)), words, lang) for a, b in _pairs(deck, said, words))
    return [conflict for conflict in found if conflict is not None]


def _pairs(deck: Deck, said: Mapping[tuple[str, str], Assertion], words: Words) -> list[tuple[str, str]]:
    lexicon, game = words.lexicon, load_game(words.game)
    keys = {id: keys_of(propositions(r.analysis, r.parts, lexicon, game), game) for id, r in deck.read.items()}
    return sorted({*candidates(keys), *said})


def candidates(keys: Mapping[str, Keys]) -> Iterator[tuple[str, str]]:
    """Give the pairs of ids that are worth comparing, the smaller id first; a pair may come more than once.

    An index by key: effects that share none are never paired.
    """
    for group in _groups((id, own.shared) for id, own in keys.items()).values():
        yield from combinations(sorted(group), 2)
    seeking = _groups((id, own.seeks) for id, own in keys.items())
    offering = _groups((id, own.offers) for id, own in keys.items())
    for key, seekers in seeking.items():
        for one, other in product(seekers, offering.get(key, ())):
            if one != other:
                yield min(one, other), max(one, other)


def _groups(rows: Iterable[tuple[str, frozenset[str]]]) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for id, own in rows:
        for key in sorted(own):
            groups.setdefault(key, []).append(id)
    return groups


def _conflict(a: str, b: str, deck: Deck, said: Assertion | None, words: Words, lang: Lang) -> DeckConflict | None:
    if said is not None and said.kind == "none":
        return None
    one, other = deck.read[a], deck.read[b]
    found = _contradiction(one, other, said, words, lang)
    if found.kind == "none":
        return None
    return DeckConflict(
        a=a,
        b=b,
        contradiction=found,
        text_decision=_text_decision(one, other, said, words, lang),
        clock=_clock(deck.played[a], deck.played[b]),
    )


def _contradiction(one: Read, other: Read, said: Assertion | None, words: Words, lang: Lang) -> Contradiction:
    if said is not None and said.pairs:
        return Contradiction(kind=said.kind, source="asserted", pairs=said.pairs)
    found = detect(one, other, words.lexicon, game=words.game, lang=lang)
    return found if said is None or said.kind == "none" else as_asserted(said.kind, found)


def _text_decision(one: Read, other: Read, said: Assertion | None, words: Words, lang: Lang) -> TextDecision | None:
    if said is not None and said.prevails is not None:
        return TextDecision(prevails=said.prevails)
    return detected_decision(match_exceptions(one, other, words.lexicon, game=words.game, lang=lang))


def _clock(a: Played, b: Played) -> ClockInput:
    return ClockInput(
        a_moment=None if a.moment is None else moment(a.moment),
        b_moment=None if b.moment is None else moment(b.moment),
        a_uses_timeline=a.uses_timeline,
        b_uses_timeline=b.uses_timeline,
        a_continuous=a.continuous,
        b_continuous=b.continuous,
    )


def _by_pair(assertions: Iterable[Assertion], deck: Deck) -> dict[tuple[str, str], Assertion]:
    said: dict[tuple[str, str], list[Assertion]] = {}
    for given in assertions:
        row = _checked(given, deck)
        said.setdefault((row.a, row.b), []).append(row)
    return {pair: _merged(rows) for pair, rows in said.items()}


def _checked(row: Assertion, deck: Deck) -> Assertion:
    for id in (row.a, row.b):
        if id not in deck.played:
            raise InputError(_UNKNOWN_ID.fill(id=id))
    if row.a == row.b:
        raise InputError(_ITSELF.fill(id=row.a))
    return row if row.a < row.b else _turned(row)


def _turned(row: Assertion) -> Assertion:
    pairs = tuple(msgspec.structs.replace(pair, a=pair.b, b=pair.a) for pair in row.pairs)
    return Assertion(row.b, row.a, row.kind, pairs, _OTHER[row.prevails] if row.prevails else None)


def _merged(rows: Sequence[Assertion]) -> Assertion:
    """Join the rows about one pair: each may name other words, but all must say the same of it."""
    first = rows[0]
    if any((row.kind, row.prevails) != (first.kind, first.prevails) for row in rows):
        raise InputError(_TWICE.fill(a=first.a, b=first.b))
    pairs: dict[ConflictPair, None] = dict.fromkeys(pair for row in rows for pair in row.pairs)
    return first._replace(pairs=tuple(sorted(pairs, key=lambda pair: (pair.a, pair.b))))
