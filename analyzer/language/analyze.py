"""From the normalised view to an Analysis: sentences to the engine, tokens back in the offsets of the view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from analyzer.language.engine import Engine
from analyzer.language.token import Analysis, Token
from analyzer.text import NormalText, Span


def analyze_text(text: NormalText, sentences: Sequence[Span], engine: Engine) -> Analysis:
    """Give the tokens of `text`; `sentences` are spans of its view, in order, and are read one at a time."""
    read = engine.tokenize([span.of(text.text) for span in sentences])
    return analysis_of(text, enumerate(sentences), read, engine)


def analysis_of(
    text: NormalText, numbered: Iterable[tuple[int, Span]], read: Iterable[Sequence[Token]], engine: Engine
) -> Analysis:
    """Put the tokens that `engine` has `read` of some sentences together; each sentence comes with its number."""
    tokens: list[Token] = []
    for (number, span), found in zip(numbered, read, strict=True):
        base = len(tokens)
        tokens.extend([_shifted(token, span.start, base, number) for token in found])
    return Analysis(text, tuple(tokens), engine.has_morphology, engine.has_syntax)


def _shifted(token: Token, by: int, base: int, number: int) -> Token:
    head = token.head + base if token.head >= 0 else -1
    start, end, text, lower, lemma, pos, feats, _, dep, _ = token
    return Token(start + by, end + by, text, lower, lemma, pos, feats, head, dep, number)
