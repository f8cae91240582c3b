"""A negator with all that the features of the patterns look at."""

from __future__ import annotations

from functools import cached_property

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import Clause, Clauses
from analyzer.readings.clauses.words import ClauseWords, clause_words
from analyzer.readings.roles.target import Target, TargetFinder
from analyzer.readings.roles.words import RoleWords, role_words


class Context:
    """One negator in its sentence. Token indices throughout; computed on demand, never changed."""

    def __init__(self, analysis: Analysis, clauses: Clauses, at: int, lexicon: Lexicon) -> None:
        self.tokens: tuple[Token, ...] = analysis.tokens
        self.clauses = clauses
        self.at = at
        self.words: RoleWords = role_words(lexicon)
        self.clause_words: ClauseWords = clause_words(lexicon)
        self.sentence: range = analysis.sentence_of(at)
        self.clause: Clause = clauses.at(at)

    @property
    def token(self) -> Token:
        """The negator itself."""
        return self.tokens[self.at]

    @cached_property
    def target(self) -> Target:
        """What it negates."""
        return TargetFinder(self.tokens, self.clause, self.words).find(self.at)

    @cached_property
    def verb(self) -> Token | None:
        """The verb that the negation belongs to, else the finite verb of the clause."""
        index = self.target.verb if self.target.verb is not None else self.clause.verb
        return None if index is None else self.tokens[index]

    @cached_property
    def negated(self) -> Token | None:
        """The word that is negated."""
        return None if self.target.token is None else self.tokens[self.target.token]

    def neighbour(self, by: int) -> Token | None:
        """The token `by` places away within the sentence, punctuation counted."""
        index = self.at + by
        return self.tokens[index] if index in self.sentence else None

    def word(self, by: int) -> Token | None:
        """The next word (`by` = 1) or the one before (-1) within the sentence, punctuation and quotes skipped."""
        index = self.at + by
        while index in self.sentence and not self.tokens[index].is_word:
            index += by
        return self.tokens[index] if index in self.sentence else None

    def in_clause(self) -> list[Token]:
        """The words of the negator's clause."""
        return [self.tokens[i] for i in self.clause.indices() if self.tokens[i].is_word]

    def governor(self) -> list[Token]:
        """The words of the clause that the negator's clause hangs from, as far as they come before it."""
        parent = self.clauses.parent(self.clause)
        if parent is None:
            return []
        return [self.tokens[i] for i in parent.indices() if i < self.clause.first and self.tokens[i].is_word]

    def asides(self) -> list[Token]:
        """The words of a main clause of at most four words right before or after the negator's in its unit."""
        here = self.clause
        beside = [c for c in self.clauses.items[max(here.number - 1, 0) : here.number + 2] if c is not here]
        near = [c for c in beside if c.unit == here.unit and c.kind == "main"]
        words = [[self.tokens[i] for i in c.indices() if self.tokens[i].is_word] for c in near]
        return [t for clause in words if len(clause) <= 4 for t in clause]

    def in_sentence(self) -> list[Token]:
        """The words of the negator's sentence."""
        return [self.tokens[i] for i in self.sentence if self.tokens[i].is_word]

    def after(self) -> list[Token]:
        """The words of the sentence after the negator."""
        return [t for t in self.in_sentence() if t.start > self.token.start]

    def main_verbs(self) -> list[Token]:
        """The finite verbs of the sentence's main clauses."""
        return [self.tokens[c.verb] for c in self.sentence_clauses() if c.kind == "main" and c.verb is not None]

    def sentence_clauses(self) -> list[Clause]:
        """The clauses of the negator's sentence, in order."""
        first, last = self.clauses.at(self.sentence.start), self.clauses.at(self.sentence.stop - 1)
        upper = max(first.number, last.number, *(self.clauses.owner[i] for i in self.sentence))
        return [c for c in self.clauses.items[first.number : upper + 1] if c.first in self.sentence]
