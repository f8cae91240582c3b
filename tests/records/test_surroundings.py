"""An operator is read in its own sentence, as if there were no other."""

from __future__ import annotations

import pytest

from analyzer.language.analyze import analyze_text
from analyzer.language.engines import load_engine
from analyzer.language.token import Analysis
from analyzer.lexicon import load_lexicon
from analyzer.records.surroundings import Surroundings
from analyzer.text import NormalText, Span

LEXICON = load_lexicon()
TEXT = "Húzz 2 lapot. Ha éber, nem támadhat."


def analysis() -> Analysis:
    text = NormalText(TEXT)
    return analyze_text(text, (Span(0, 13), Span(14, len(TEXT))), load_engine())


@pytest.mark.model
def test_the_sentence_is_cut_out() -> None:
    """Its tokens keep their offsets in the text; indices and heads count from its first token; it is cut once."""
    surroundings = Surroundings(analysis(), LEXICON)
    sentence = surroundings.of(TEXT.index("nem"))
    tokens = sentence.analysis.tokens
    assert [t.text for t in tokens] == ["Ha", "éber", ",", "nem", "támadhat", "."]
    assert tokens[0].start == 14
    assert all(0 <= t.head < len(tokens) for t in tokens)
    assert [c.kind for c in sentence.clauses.items] == ["condition", "main"]
    assert surroundings.of(14) is sentence


def test_where_no_token_stands_there_is_no_sentence() -> None:
    """An offset outside all tokens gives a sentence without any."""
    empty = Analysis(NormalText("…"), (), has_morphology=False, has_syntax=False)
    assert Surroundings(empty, LEXICON).of(0).analysis.tokens == ()
