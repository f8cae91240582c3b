"""What an engine says of one token, as plain data: nothing after this layer imports spaCy."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import NamedTuple

from analyzer.text import NormalText, Span

NO_FEATS: Mapping[str, str] = MappingProxyType({})


class Token(NamedTuple):
    """One token of the normalised view.

    Attributes:
        start, end: code-point offsets into ``NormalText.text``, half-open.
        text: the characters of the view; `lower` is the same case-folded (same length).
        lemma, pos: lemma and UPOS of the engine; "" where the engine has no opinion (engine ``lexicon``).
        feats: UD features, e.g. ``{"Mood": "Pot", "Case": "Acc"}``.
        head: index of the head in the token sequence; its own index for a root; -1 without a parse.
        dep: dependency label of the engine's scheme ("" without a parse).
        sentence: running number of the sentence (or line, or bullet) in the text.
    """

    start: int
    end: int
    text: str
    lower: str
    lemma: str = ""
    pos: str = ""
    feats: Mapping[str, str] = NO_FEATS
    head: int = -1
    dep: str = ""
    sentence: int = 0

    @property
    def span(self) -> Span:
        """The token's place in the normalised view."""
        return Span(self.start, self.end)

    @property
    def is_word(self) -> bool:
        """Whether the token has a letter or digit in it."""
        return self.text.isalnum() or any(map(str.isalnum, self.text))


class Analysis(NamedTuple):
    """A text with its tokens.

    Attributes:
        text: the normalised view.
        tokens: all tokens of all sentences, in order; white space is no token.
        has_morphology: whether lemma, POS and features are an engine's opinion (False for engine ``lexicon``).
        has_syntax: whether heads and dependency labels are present.
    """

    text: NormalText
    tokens: tuple[Token, ...]
    has_morphology: bool
    has_syntax: bool

    def token_at(self, offset: int) -> int | None:
        """Return the index of the token that covers `offset` of the view, or None."""
        low, high = 0, len(self.tokens)
        while low < high:
            mid = (low + high) // 2
            if self.tokens[mid].end <= offset:
                low = mid + 1
            else:
                high = mid
        return low if low < len(self.tokens) and self.tokens[low].start <= offset else None

    def sentence_of(self, index: int) -> range:
        """Return the indices of the tokens in the sentence of token `index`; sentences are numbered in order."""
        number, by_sentence = self.tokens[index].sentence, attrgetter("sentence")
        first = bisect_left(self.tokens, number, hi=index, key=by_sentence)
        return range(first, bisect_right(self.tokens, number, lo=index, key=by_sentence))
