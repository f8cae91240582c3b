"""Places of words are worked out once, and reading many operators of one sentence is work that grows with them."""

from __future__ import annotations

import sys
from types import FrameType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer import Analyzer
from analyzer.language.token import Token
from analyzer.readings.places import Places

TOKENS = tuple(Token(at, at + 1, letter, letter) for at, letter in enumerate("a.ab,ba-bb.a"))
INDICES = st.lists(st.sampled_from(range(len(TOKENS))), unique=True).map(sorted)
REPEATED = [
    "csak ",
    "nem ",
    "sem ",
    "ne ",
    "nincs hős ",
    "csak éber, ",
    "csak támad és ",
    "csak nem támad ",
    "nem támad, ",
    "nem ez, hanem ",
    "nem sérült hős ",
    "ha nem támad, ",
    "csak el ",
    "„nem lép” ",
]


class _Asked:
    """A kind that counts how often it is asked for."""

    def __init__(self, letter: str) -> None:
        self.letter, self.times = letter, 0

    def __call__(self, index: int) -> bool:
        self.times += 1
        return TOKENS[index].text == self.letter


@given(st.lists(INDICES, max_size=12))
def test_places_answer_what_a_walk_would_find(asked: list[list[int]]) -> None:
    """Whatever was asked before, the first, the last and all places are those that a walk over the indices finds."""
    places = Places(TOKENS)
    for indices in asked:
        found = [i for i in indices if TOKENS[i].text == "a"]
        holds = _Asked("a")
        assert places.among("a", holds, indices) == found
        assert places.first("a", holds, indices) == next(iter(found), None)
        assert places.last("a", holds, indices) == next(reversed(found), None)
        assert places.any("a", holds, indices) == bool(found)


@given(st.lists(INDICES, max_size=40))
def test_no_kind_is_looked_for_more_than_twice_a_token(asked: list[list[int]]) -> None:
    """However often a kind is asked for, no more tokens are looked at than twice the number that there are."""
    places, holds = Places(TOKENS), _Asked("b")
    for indices in asked:
        places.first("b", holds, indices)
        places.last("b", holds, indices)
    assert holds.times <= 2 * len(TOKENS)


def test_words_are_those_of_the_stretch() -> None:
    """Words of a stretch are its tokens with a letter or digit."""
    assert Places(TOKENS).words(range(1, 6)) == (2, 3, 5)
    assert Places(TOKENS).words(range(4, 4)) == ()


def _calls(analyzer: Analyzer, text: str) -> int:
    """Count the calls of functions that reading a text takes; unlike time, they are the same each time."""
    count = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in {"call", "c_call"}

    analyzer.analyze(text)  # what is worked out once for a lexicon is not counted
    sys.setprofile(note)
    try:
        analyzer.analyze(text)
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("words", REPEATED)
def test_work_grows_with_the_operators_of_a_sentence(words: str) -> None:
    """Three times as many operators in one sentence take at most four times the work, not nine times."""
    analyzer = Analyzer("lexicon")
    assert _calls(analyzer, words * 120) <= 4 * _calls(analyzer, words * 40)


@pytest.mark.model
@pytest.mark.parametrize("words", REPEATED)
def test_work_grows_with_the_operators_of_a_sentence_that_a_model_reads(words: str, embedded: Analyzer) -> None:
    """Read by a model, which tells of more, three times as many operators take at most five times the work."""
    few = 420 // len(words)  # shorter sentences are remembered by the engine, and cost it nothing
    assert _calls(embedded, words * 3 * few) <= 5 * _calls(embedded, words * few)


@pytest.mark.parametrize("sentence", ["A hős csak támadhat. ", "Nem támad, hanem véd. ", "A csapda ellenére sem lép. "])
def test_work_grows_with_the_sentences_of_a_text(sentence: str) -> None:
    """Three times as many sentences take at most four times the work."""
    analyzer = Analyzer("lexicon")
    assert _calls(analyzer, sentence * 240) <= 4 * _calls(analyzer, sentence * 80)
