"""What an effect says is read once, and never taken for what another says."""

from __future__ import annotations

from unittest.mock import patch

from analyzer.contradiction import load_game, propositions
from analyzer.contradiction.propositions import extract
from analyzer.language.token import Analysis
from analyzer.lexicon import load_lexicon
from tests.contradiction.pairs import effect


def test_an_analysis_is_read_once() -> None:
    """Asked again about the same analysis, nothing is worked out anew and the answer is the same."""
    one = effect("Sérült kalandozó nem támadhat.")
    first = propositions(*one, load_lexicon(), load_game())
    with patch.object(extract, "source_of", side_effect=AssertionError):
        assert propositions(*one, load_lexicon(), load_game()) == first != ()


def test_equal_texts_with_other_tokens_are_other_effects() -> None:
    """Only the very same analysis is answered from memory: the tokens of another engine may say something else."""
    analysis, parts = effect("Sérült kalandozó nem támadhat.")
    first = propositions(analysis, parts, load_lexicon(), load_game())
    without = tuple(t for t in analysis.tokens if t.lower != "nem")
    other = Analysis(analysis.text, without, analysis.has_morphology, analysis.has_syntax)
    assert [p.positive for p in first] == [False]
    assert [p.positive for p in propositions(other, parts, load_lexicon(), load_game())] == [True]
    assert [p.positive for p in propositions(analysis, parts, load_lexicon(), load_game())] == [False]
