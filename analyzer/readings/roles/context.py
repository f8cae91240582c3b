"""A negator with all that the features of the patterns look at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeVar

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import Clause, Clauses
from analyzer.readings.clauses.words import ClauseWords, clause_words
from analyzer.readings.places import Places, between
from analyzer.readings.roles.target import Target, TargetFinder
from analyzer.readings.roles.words import RoleWords, role_words

Made = TypeVar("Made")


class Context:
    """One negator in its sentence. Token indices throughout; computed on demand, never changed."""

    def __init__(self, analysis: Analysis, clauses: Clauses, at: int, lexicon: Lexicon) -> None:
        self.tokens: tuple[Token, ...] = analysis.tokens
        self.clauses = clauses
        self.places: Places = clauses.places
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
        return self.target_of(self.at)

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

    def in_clause(self) -> tuple[int, ...]:
        """The words of the negator's clause."""
        return self.clauses.words_of(self.clause)

    def governor(self) -> tuple[int, ...]:
        """The words of the clause that the negator's clause hangs from, as far as they come before it."""
        parent = self.clauses.parent(self.clause)
        return () if parent is None else between(self.clauses.words_of(parent), 0, self.clause.first)

    def asides(self) -> list[int]:
        """The words of a main clause of at most four words right before or after the negator's in its unit."""
        here = self.clause
        beside = [c for c in self.clauses.items[max(here.number - 1, 0) : here.number + 2] if c is not here]
        near = [c for c in beside if c.unit == here.unit and c.kind == "main"]
        words = [self.clauses.words_of(c) for c in near]
        return [i for clause in words if len(clause) <= 4 for i in clause]

    @cached_property
    def in_sentence(self) -> tuple[int, ...]:
        """The words of the negator's sentence."""
        return self.places.words(self.sentence)

    def before(self, indices: Sequence[int]) -> tuple[int, ...]:
        """Those of `indices` that come before the negator."""
        return between(indices, 0, self.at)

    def after(self, indices: Sequence[int]) -> tuple[int, ...]:
        """Those of `indices` that come after the negator."""
        return between(indices, self.at + 1, len(self.tokens))

    def labelled(self, sense: str) -> bool:
        """Tell whether the sentence starts with a label of the sense, a colon behind it, before the negator."""
        colon = self.once("colon", lambda: next((i for i in self.sentence if self.tokens[i].text == ":"), None))
        return colon is not None and colon <= self.at and self.has(sense, range(self.sentence.start, colon))

    def main_verbs(self) -> list[Token]:
        """The finite verbs of the sentence's main clauses."""
        return [self.tokens[c.verb] for c in self.sentence_clauses() if c.kind == "main" and c.verb is not None]

    def sentence_clauses(self) -> list[Clause]:
        """The clauses of the negator's sentence, in order."""
        return self.once("clauses of", self._clauses)

    def _clauses(self) -> list[Clause]:
        first, last = self.clauses.at(self.sentence.start), self.clauses.at(self.sentence.stop - 1)
        upper = max(first.number, last.number, *(self.clauses.owner[i] for i in self.sentence))
        return [c for c in self.clauses.items[first.number : upper + 1] if c.first in self.sentence]

    def target_of(self, index: int) -> Target:
        """What another negator negates."""
        return TargetFinder(self.clauses, self.clauses.at(index), self.words).find(index)

    def has(self, sense: str, indices: Sequence[int]) -> bool:
        """Tell whether a word among `indices` has the sense."""
        return self.places.any(("sense", sense), lambda i: self.words.has(sense, self.tokens[i]), indices)

    def some(self, kind: str, holds: Callable[[Token], bool], indices: Sequence[int]) -> bool:
        """Tell whether a token among `indices` is of a kind, which has one name wherever it is asked for."""
        return self.places.any(("token", kind), lambda i: holds(self.tokens[i]), indices)

    def rule_word(self, token: Token) -> bool:
        """Tell whether a word speaks of what may, must or shall be done, or to the second person."""
        if token.pos not in {"VERB", "AUX", "ADJ", ""}:
            return False
        told = token.feats.get("Mood") in {"Pot", "Imp"} or token.feats.get("Person") == "2"
        return told or self.clause_words.has("potential", token)

    def once(self, name: str, make: Callable[[], Made]) -> Made:
        """Work out what is the same for every negator of the sentence."""
        return self.places.once((name, self.sentence.start), make)
