"""The index: nothing that contradicts is lost, and nothing is compared in vain."""

from __future__ import annotations

from functools import lru_cache

import pytest

from analyzer.conflicts.claims import Said
from analyzer.conflicts.index import Index
from analyzer.conflicts.statement import own_words, placeless, renamed
from analyzer.contradiction import Game, Proposition, between, load_game, propositions
from analyzer.lexicon import load_lexicon
from tests.contradiction.pairs import effect, pairs

BASES = [
    "A bestia nem forgatható el.",
    "A bestia elforgatható.",
    "Játékosa nem áldozhatja fel a bestiát.",
    "Játékosa feláldozhatja a bestiát.",
]
NAMES = ["vaskaria", "zelmona", "orvinda"]


@lru_cache
def texts() -> tuple[str, ...]:
    """The texts of the case files, a fourth of them."""
    return tuple(sorted({t for p in pairs() for t in (p.a, p.b)})[::4])


@lru_cache
def said() -> tuple[tuple[Proposition, ...], ...]:
    """What the texts say, and what they would say of somebody whom the game does not know."""
    read = [propositions(*effect(t), load_lexicon(), load_game()) for t in (*BASES, *texts())]
    named = [tuple(renamed(p, {"bestia": name}) for p in own) for own in read[: len(BASES)] for name in NAMES]
    return (*named, *read)


def contradict(one: int, other: int, game: Game, *, shared: bool) -> bool:
    return between(said()[one], 1, said()[other], 1, game, cards=not shared).kind in {"full", "partial"}


def index(*, shared: bool = True, **limits: int) -> Index:
    return Index([Said(tuple(placeless(p) for p in one)) for one in said()], load_game(), **limits, shared=shared)


@pytest.mark.parametrize("shared", [True, False])
def test_the_index_finds_exactly_what_comparing_all_pairs_finds(shared: bool) -> None:
    """The clashing partners of each text are the later texts that contradict it, no more and no fewer."""
    game, found = load_game(), index(shared=shared)
    for one in range(len(said())):
        wanted = [other for other in range(one + 1, len(said())) if contradict(one, other, game, shared=shared)]
        assert found.partners(one).clashing == wanted, said()[one]


def test_how_rare_a_word_must_be_changes_no_result() -> None:
    """Whether names stand for each other or are compared one by one, the partners are the same."""
    free, strict = index(), index(rare=0)
    assert [free.partners(n) for n in range(len(said()))] == [strict.partners(n) for n in range(len(said()))]
    assert free.forms <= strict.forms - len(BASES) * (len(NAMES) - 1)


def test_equal_statements_are_compared_once() -> None:
    """A set said ten times over has ten times the partners and not one comparison more."""
    once = [Said(tuple(placeless(p) for p in one)) for one in said()]
    assert Index(once * 10, load_game()).compared == index(shared=False).compared
    assert index().compared < len(said()) ** 2 / 4


def test_a_key_that_too_many_share_is_skipped_and_told() -> None:
    """Over a key with more forms than the limit nothing is compared, and the notice says how many effects it has."""
    narrow = index(wide=5)
    assert narrow.skipped
    assert all(skip.statements > 5 and 0 < skip.effects <= len(said()) for skip in narrow.skipped)
    assert narrow.compared < index().compared
    assert index().skipped == []


def test_statements_keep_what_overlaps_and_lose_their_place() -> None:
    """The same words at the end of a longer text are the same statement; renaming words and back changes nothing."""
    lexicon, game = load_lexicon(), load_game()
    text = "Csak éber kalandozó támadhat Vaskaritban."
    first, second = (propositions(*effect(t), lexicon, game) for t in (text, f"Húzz 1 lapot. {text}"))
    assert placeless(first[-1]) == placeless(second[-1])
    for p in first:
        names = {word: f"?{n}" for n, word in enumerate(own_words(p, game))}
        assert renamed(renamed(p, names), {new: old for old, new in names.items()}) == p
