"""What a clause is, as plain data in token indices of an Analysis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from analyzer.readings.places import Places
from analyzer.records.model import Scope


class Clause(NamedTuple):
    """One clause.

    Attributes:
        number: its place in the text, by first token.
        kind: main, condition, relative or other (the gold's `scope`).
        ranges: its tokens; more than one range if another clause interrupts it.
        opener: the token of the subordinator, None for a main clause or a coordinated one without its own.
        verb: the finite verb, None if there is none or the engine gives no morphology.
        preverb: a verbal prefix that stands apart from its verb.
        parent: number of the clause that it hangs from, None for a main clause.
        unit: running number of the stretch it stands in; parentheses, quotes and what follows a colon
            have their own.
    """

    number: int
    kind: Scope
    ranges: tuple[range, ...]
    opener: int | None = None
    verb: int | None = None
    preverb: int | None = None
    parent: int | None = None
    unit: int = 0

    def indices(self) -> Iterator[int]:
        """Yield the indices of the clause's tokens in order."""
        for stretch in self.ranges:
            yield from stretch

    @property
    def first(self) -> int:
        """The clause's first token."""
        return self.ranges[0].start

    @property
    def last(self) -> int:
        """The clause's last token."""
        return self.ranges[-1].stop - 1


class Clauses(NamedTuple):
    """The clauses of a text; `owner[i]` is the number of the clause of token `i`.

    `places` keeps what was worked out about the tokens for whoever reads the next operator.
    """

    items: tuple[Clause, ...]
    owner: tuple[int, ...]
    places: Places

    def at(self, token: int) -> Clause:
        """Return the clause that token `token` stands in."""
        return self.items[self.owner[token]]

    def tokens_of(self, clause: Clause) -> tuple[int, ...]:
        """Return the indices of all tokens of `clause` in order."""
        return self.places.once(("tokens of", clause.number), lambda: tuple(clause.indices()))

    def words_of(self, clause: Clause) -> tuple[int, ...]:
        """Return the indices of the words of `clause` in order."""
        tokens = self.places.tokens
        return self.places.once(
            ("words of", clause.number), lambda: tuple([i for i in self.tokens_of(clause) if tokens[i].is_word])
        )

    def parent(self, clause: Clause) -> Clause | None:
        """Return the clause that `clause` hangs from, if any."""
        return None if clause.parent is None else self.items[clause.parent]
