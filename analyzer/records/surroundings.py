"""The sentence of an operator as a text of its own: no reading looks beyond it, whatever else was read."""

from __future__ import annotations

from functools import cached_property

from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import Clauses, split_clauses


class Sentence:
    """One sentence of a text: its tokens alone (their heads too are counted from its first), and its clauses."""

    def __init__(self, analysis: Analysis, lexicon: Lexicon) -> None:
        self.analysis = analysis
        self._lexicon = lexicon

    @cached_property
    def clauses(self) -> Clauses:
        """The clauses of the sentence, found once for all of its operators."""
        return split_clauses(self.analysis, self._lexicon)


class Surroundings:
    """The sentences of `analysis`, each cut out once."""

    def __init__(self, analysis: Analysis, lexicon: Lexicon) -> None:
        self._analysis = analysis
        self._lexicon = lexicon
        self._cut: dict[range, Sentence] = {}

    def of(self, offset: int) -> Sentence:
        """Return the sentence around the character `offset` of the view; one without tokens if none is there."""
        at = self._analysis.token_at(offset)
        indices = range(0) if at is None else self._analysis.sentence_of(at)
        if indices not in self._cut:
            self._cut[indices] = Sentence(self._alone(indices), self._lexicon)
        return self._cut[indices]

    def _alone(self, indices: range) -> Analysis:
        first = indices.start
        tokens = self._analysis.tokens[first : indices.stop]
        moved = tuple([t._replace(head=t.head - first) if t.head >= 0 else t for t in tokens]) if first else tokens
        return self._analysis._replace(tokens=moved)
