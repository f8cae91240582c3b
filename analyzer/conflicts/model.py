"""What the search through a card set gives."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from analyzer.corpus.rows import Place, RowId
from analyzer.records.model import Verdict


class Holder(NamedTuple):
    """A row that holds a text: its place in the user's file and its id."""

    place: Place
    id: RowId

    @property
    def name(self) -> str:
        """The id as a reader writes it; ``#12`` for a row without one."""
        return f"#{self.place.row}" if self.id is None else str(self.id)


class Conflict(NamedTuple):
    """Two texts that contradict each other.

    Attributes:
        a, b: the rows that hold the texts, in input order; `a` begins with the row that comes first in the input.
        verdict: which overrides which; its records carry the ids of the first rows.
    """

    a: tuple[Holder, ...]
    b: tuple[Holder, ...]
    verdict: Verdict


class Skipped(NamedTuple):
    """A key that too many different statements share: over it they were not compared.

    `key` is the key of :func:`analyzer.contradiction.keys_of`; `statements` and `effects` say how many share it.
    """

    key: str
    statements: int
    effects: int


class Overflow(NamedTuple):
    """A text with more conflicts than are listed: its first row, how many later texts were found, how many given."""

    holder: Holder
    found: int
    given: int


@dataclass
class Tally:
    """Counts, complete when the conflicts have been taken."""

    effects: int = 0
    failed: int = 0
    texts: int = 0
    statements: int = 0
    forms: int = 0
    compared: int = 0
    candidates: int = 0
    conflicts: int = 0
    skipped: list[Skipped] = field(default_factory=list)
    overflows: list[Overflow] = field(default_factory=list)
