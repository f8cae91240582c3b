"""What reading into propositions starts from: a text with its tokens, parts, clauses, and the words to look up."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.ruled import RuledCsak
from analyzer.contradiction.vocabulary import Vocabulary, vocabulary
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import Clauses, split_clauses
from analyzer.readings.csak import read_csak
from analyzer.records.model import Reading
from analyzer.text import Span


class Source(NamedTuple):
    """An analysed effect ready to be read; `part_tokens` lists the token indices of each part."""

    analysis: Analysis
    parts: tuple[Span, ...]
    part_tokens: tuple[tuple[int, ...], ...]
    clauses: Clauses
    vocabulary: Vocabulary
    lexicon: Lexicon
    ruled: RuledCsak = ()

    def csak(self, at: int) -> Reading:
        """Return how the csak at token `at` is read (rule G): as a judge has ruled, else by its context."""
        start = self.analysis.tokens[at].start
        if (reading := next((r for place, r in self.ruled if place == start), None)) is not None:
            return reading
        return read_csak(self.analysis, at, self.lexicon, self.clauses).reading


def source_of(analysis: Analysis, parts: Sequence[Span], lexicon: Lexicon, game: Game, ruled: RuledCsak = ()) -> Source:
    """Prepare an analysed effect; `parts` are spans of the normalised view, in order."""
    spans = tuple(parts)
    return Source(
        analysis,
        spans,
        _tokens_of(analysis, spans),
        split_clauses(analysis, lexicon),
        vocabulary(game, lexicon),
        lexicon,
        ruled,
    )


def _tokens_of(analysis: Analysis, parts: tuple[Span, ...]) -> tuple[tuple[int, ...], ...]:
    starts = [p.start for p in parts]
    found: list[list[int]] = [[] for _ in parts]
    for index, token in enumerate(analysis.tokens):
        number = bisect_right(starts, token.start) - 1
        if number >= 0 and parts[number].covers(token.span):
            found[number].append(index)
    return tuple(tuple(indices) for indices in found)
