"""What is found in a text is kept, for that text and that vocabulary alone, and not for whole books."""

from __future__ import annotations

from analyzer.contradiction import load_game
from analyzer.contradiction.propositions.once import LONGEST, once_a_text
from analyzer.contradiction.vocabulary import Vocabulary, vocabulary
from analyzer.language.token import Analysis
from analyzer.lexicon import load_lexicon
from tests.contradiction.pairs import effect

WORDS = vocabulary(load_game(), load_lexicon())


def test_a_text_is_read_once_and_an_equal_one_for_itself() -> None:
    read: list[Analysis] = []

    @once_a_text
    def length(analysis: Analysis, words: Vocabulary) -> int:
        read.append(analysis)
        return len(analysis.tokens)

    one, _ = effect("Sérült kalandozó nem támadhat.")
    other = Analysis(one.text, one.tokens[1:], one.has_morphology, one.has_syntax)
    assert [length(one, WORDS), length(other, WORDS), length(one, WORDS)] == [5, 4, 5]
    assert len(read) == 2


def test_nothing_is_kept_of_a_whole_book() -> None:
    read: list[Analysis] = []

    @once_a_text
    def length(analysis: Analysis, words: Vocabulary) -> int:
        read.append(analysis)
        return len(analysis.tokens)

    one, _ = effect("Sérült kalandozó nem támadhat.")
    book = Analysis(one.text, one.tokens * LONGEST, one.has_morphology, one.has_syntax)
    assert [length(book, WORDS), length(book, WORDS)] == [5 * LONGEST, 5 * LONGEST]
    assert len(read) == 2
