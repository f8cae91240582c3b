"""From sentences to an Analysis in the offsets of the view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from analyzer.language.analyze import analyze_text
from analyzer.language.lexicon_engine import LexiconEngine
from analyzer.language.token import Token
from analyzer.text import NormalText, Span


class _Chain:
    """An engine in which every word depends on the one before."""

    name = "chain"
    has_morphology = False
    has_syntax = True

    def tokenize(self, sentences: Iterable[str]) -> Iterator[tuple[Token, ...]]:
        for tokens in LexiconEngine().tokenize(sentences):
            yield tuple(t._replace(head=max(i - 1, 0), dep="x") for i, t in enumerate(tokens))


TEXT = NormalText("Egy kettő. Három négy öt.")
SENTENCES = (Span(0, 10), Span(11, 25))


def test_offsets_heads_and_sentences_are_shifted() -> None:
    """Tokens quote the view, heads point into the same sentence, sentences are numbered."""
    analysis = analyze_text(TEXT, SENTENCES, _Chain())
    assert [t.span.of(TEXT.text) for t in analysis.tokens] == [t.text for t in analysis.tokens]
    assert [t.head for t in analysis.tokens] == [0, 0, 1, 3, 3, 4, 5]
    assert [t.sentence for t in analysis.tokens] == [0, 0, 0, 1, 1, 1, 1]


def test_token_at_and_sentence_of() -> None:
    """A token is found by any offset inside it, white space belongs to none, sentences are index ranges."""
    analysis = analyze_text(TEXT, SENTENCES, LexiconEngine())
    assert analysis.token_at(0) == analysis.token_at(2) == 0
    assert analysis.token_at(3) is None
    assert analysis.token_at(24) == 6
    assert analysis.token_at(99) is None
    assert analysis.sentence_of(0) == range(0, 3)
    assert analysis.sentence_of(5) == range(3, 7)


def test_without_a_parse_there_are_no_heads() -> None:
    """The engine `lexicon` has no opinion on heads, and shifting invents none."""
    analysis = analyze_text(TEXT, SENTENCES, LexiconEngine())
    assert {t.head for t in analysis.tokens} == {-1}
