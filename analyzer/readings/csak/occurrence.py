"""An occurrence of csak with its surroundings: clause, stretch between punctuation, predicate and focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import Clause, Clauses
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.focus import focus_of
from analyzer.readings.csak.predicate import Predicate, predicate_of
from analyzer.readings.csak.stretch import Stretch, stretch_of


class Occurrence(NamedTuple):
    """What the features look at.

    Attributes:
        at: the token that is csak (or holds it, as *hacsak*).
        clause: the clause of the token; `clauses` holds all clauses of the text.
        stretch: the words before and after it up to the next punctuation.
        predicate: the finite verb, modal or predicative adjective that csak belongs to, if any.
        focus: the tokens that csak restricts: before the verb if it stands after csak, else up to the stretch's end.
    """

    analysis: Analysis
    lexicon: Lexicon
    at: int
    clauses: Clauses
    clause: Clause
    stretch: Stretch
    predicate: Predicate | None
    focus: tuple[int, ...]

    def token(self, index: int) -> Token:
        """Return the token at `index`."""
        return self.analysis.tokens[index]

    def has(self, name: str, indices: Sequence[int]) -> bool:
        """Tell whether a token among `indices` belongs to the class `name`."""
        return self.first(name, indices) is not None

    def first(self, name: str, indices: Sequence[int]) -> int | None:
        """Return the first of `indices` whose token belongs to the class `name`, or None."""
        tokens, lexicon = self.analysis.tokens, self.lexicon
        return self.clauses.places.first(("class", name), lambda i: in_class(tokens[i], name, lexicon), indices)

    def some(self, kind: str, holds: Callable[[Token], bool], indices: Sequence[int]) -> bool:
        """Tell whether a token among `indices` is of a kind, which has one name wherever it is asked for."""
        tokens = self.analysis.tokens
        return self.clauses.places.any(("csak", kind), lambda i: holds(tokens[i]), indices)

    @property
    def csak(self) -> Token:
        """The token of the occurrence itself."""
        return self.analysis.tokens[self.at]


def occurrence_at(analysis: Analysis, token: int, lexicon: Lexicon, clauses: Clauses) -> Occurrence:
    """Gather the surroundings of the csak at index `token`."""
    clause = clauses.at(token)
    stretch = stretch_of(analysis, token, clauses, lexicon)
    predicate = predicate_of(analysis, stretch, token, lexicon, clauses.places)
    focus = focus_of(analysis, stretch, predicate, lexicon, clauses.places)
    return Occurrence(analysis, lexicon, token, clauses, clause, stretch, predicate, focus)
