"""The clause tables really do what their examples say."""

from __future__ import annotations

import pytest

from analyzer.language.analyze import analyze_text
from analyzer.language.engines import load_engine
from analyzer.language.token import Analysis
from analyzer.lexicon import load_lexicon
from analyzer.lexicon.parts import part_rules
from analyzer.lexicon.tables.clauses import ClauseWord
from analyzer.readings.clauses import split_clauses
from analyzer.readings.clauses.words import clause_words
from analyzer.text import NormalText
from analyzer.text.parts import split_sentences

LEXICON = load_lexicon()
WORDS = clause_words(LEXICON)
OPENERS = LEXICON.tables.clause_opener
DUTIES = LEXICON.tables.clause_word


def read(raw: str) -> Analysis:
    text = NormalText(raw)
    return analyze_text(text, split_sentences(text, part_rules(LEXICON)), load_engine("lexicon"))


def openers(raw: str) -> set[str]:
    found = read(raw)
    clauses = [c for c in split_clauses(found, LEXICON).items if c.opener is not None]
    entries = [WORDS.opener(found.tokens, c.opener, at_start=True) for c in clauses if c.opener is not None]
    return {e.id for e in entries if e is not None}


@pytest.mark.parametrize(("id", "text"), [(e.id, x) for e in OPENERS for x in e.examples])
def test_opener_examples(id: str, text: str) -> None:
    """Every opener opens a clause in its examples."""
    assert id in openers(text)


@pytest.mark.parametrize(("id", "text"), [(e.id, x) for e in OPENERS for x in e.counter_examples])
def test_opener_counter_examples(id: str, text: str) -> None:
    """No opener opens a clause in its counter-examples."""
    assert id not in openers(text)


@pytest.mark.parametrize(("duty", "text"), [(e.duty, x) for e in DUTIES for x in e.examples])
def test_word_examples(duty: ClauseWord, text: str) -> None:
    """Every example of a duty has one of its words."""
    assert any(WORDS.has(duty, t) for t in read(text).tokens)


@pytest.mark.parametrize(("duty", "text"), [(e.duty, x) for e in DUTIES for x in e.counter_examples])
def test_word_counter_examples(duty: ClauseWord, text: str) -> None:
    """No counter-example of a duty has one of its words."""
    assert not any(WORDS.has(duty, t) for t in read(text).tokens)
