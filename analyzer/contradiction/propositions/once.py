"""What is found in a text, kept for the next pair: an effect is compared with many others, one after the other."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from analyzer.contradiction.vocabulary import Vocabulary
from analyzer.language.token import Analysis

Thing = TypeVar("Thing")
LONGEST = 400  # tokens of a text of which anything is kept: no whole books
KEPT = 256  # texts, the ones used last


class Same(NamedTuple, Generic[Thing]):
    """A thing that is the same key only as itself: it is too much to compare."""

    thing: Thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.thing is other.thing

    def __hash__(self) -> int:
        return id(self.thing)


def once_a_text(read: Callable[[Analysis, Vocabulary], Thing]) -> Callable[[Analysis, Vocabulary], Thing]:
    """Return `read` with what it found in the texts read last kept."""

    @lru_cache(maxsize=KEPT)
    def kept(analysis: Same[Analysis], vocabulary: Same[Vocabulary]) -> Thing:
        return read(analysis.thing, vocabulary.thing)

    def found(analysis: Analysis, vocabulary: Vocabulary) -> Thing:
        long = len(analysis.tokens) > LONGEST
        return read(analysis, vocabulary) if long else kept(Same(analysis), Same(vocabulary))

    return found
