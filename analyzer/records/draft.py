"""What can be told of a text before any engine is asked: the cheap stage of reading."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from analyzer.operators import OperatorMatch
from analyzer.text import NormalText, Span
from analyzer.text.span import covering


class Draft(NamedTuple):
    """A text found in form alone.

    Attributes:
        text: the normalised view; the spans of `sentences` and `parts` are spans of it.
        matches: the operators found by their forms.
        asked: numbers of the sentences whose words have to be read, for an operator or an exception stands in them.
        claimed: whether the wording of an exception stands in any.
    """

    text: NormalText
    sentences: tuple[Span, ...]
    parts: tuple[Span, ...]
    matches: tuple[OperatorMatch, ...]
    asked: tuple[int, ...]
    claimed: bool

    def words_asked(self) -> list[str]:
        """Return the sentences that the record needs an engine for, as the engine gets them."""
        return [self.sentences[number].of(self.text.text) for number in self.asked]


def holding(matches: Sequence[OperatorMatch], sentences: Sequence[Span]) -> set[int]:
    """Return the numbers of the sentences in which an operator begins."""
    found = {covering(sentences, Span(m.span.start, m.span.start + 1)) for m in matches}
    return {number for number in found if number is not None}
