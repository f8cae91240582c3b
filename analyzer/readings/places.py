"""Where the words of a kind stand in an analysis: worked out once, however many readings of it ask.

A sentence may hold hundreds of operators, and each is read by what stands before and after it. Were every reading to
walk the sentence, a sentence of n operators would cost n² steps; with the places of each kind known, a question costs
two bisections.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

from analyzer.language.token import Token

_Made = TypeVar("_Made")
Holds = Callable[[int], bool]


class Places:
    """Indices of tokens by kind, for the readings of one analysis; it is gone with them.

    A kind is named by any key; what it means must rest on the tokens alone. Indices that are asked about are in order.
    A kind is looked for token by token until as many were looked at as there are; then its places are listed. So a
    text of one operator costs no more than before, and one of many at most twice its length for each kind.
    """

    def __init__(self, tokens: tuple[Token, ...]) -> None:
        self.tokens = tokens
        self._listed: dict[Hashable, tuple[int, ...]] = {}
        self._seen: dict[Hashable, int] = {}
        self._made: dict[Hashable, Any] = {}

    def any(self, kind: Hashable, holds: Holds, indices: Sequence[int]) -> bool:
        """Tell whether one of `indices` is of the `kind` that `holds` tells."""
        return self.first(kind, holds, indices) is not None

    def first(self, kind: Hashable, holds: Holds, indices: Sequence[int]) -> int | None:
        """Return the first of `indices` that is of the kind, or None."""
        if not indices:
            return None
        listed = self._list(kind, holds, len(indices))
        if listed is None:
            return next((i for i in indices if holds(i)), None)
        return next(_common(listed, indices), None)

    def last(self, kind: Hashable, holds: Holds, indices: Sequence[int]) -> int | None:
        """Return the last of `indices` that is of the kind, or None."""
        if not indices:
            return None
        listed = self._list(kind, holds, len(indices))
        if listed is None:
            return next((i for i in reversed(indices) if holds(i)), None)
        return next(_common_backwards(listed, indices), None)

    def among(self, kind: Hashable, holds: Holds, indices: Sequence[int], most: int | None = None) -> list[int]:
        """Return those of `indices` that are of the kind, in order; `most` bounds how many are looked for."""
        if not indices:
            return []
        listed = self._list(kind, holds, len(indices))
        found = _common(listed, indices) if listed is not None else (i for i in indices if holds(i))
        return list(islice(found, most))

    def once(self, key: Hashable, make: Callable[[], _Made]) -> _Made:
        """Return what `make` gave for `key` the first time."""
        if key not in self._made:
            self._made[key] = make()
        made: _Made = self._made[key]
        return made

    def words(self, indices: Sequence[int]) -> tuple[int, ...]:
        """Return the words among `indices`, which are an unbroken stretch of tokens."""
        return between(self.once("words", self._all_words), indices[0], indices[-1] + 1) if indices else ()

    def _all_words(self) -> tuple[int, ...]:
        return tuple([i for i, token in enumerate(self.tokens) if token.is_word])

    def _list(self, kind: Hashable, holds: Holds, cost: int) -> tuple[int, ...] | None:
        listed = self._listed.get(kind)
        if listed is None:
            seen = self._seen.get(kind, 0) + cost
            if seen <= len(self.tokens):
                self._seen[kind] = seen
                return None
            listed = self._listed[kind] = tuple([i for i in range(len(self.tokens)) if holds(i)])
        return listed


def between(indices: Sequence[int], start: int, stop: int) -> tuple[int, ...]:
    """Return those of `indices`, which are in order, that lie in the half-open range."""
    return tuple(indices[bisect_left(indices, start) : bisect_left(indices, stop)])


def holding(indices: Sequence[int], index: int) -> bool:
    """Tell whether `index` is one of `indices`, which are in order."""
    if isinstance(indices, range):
        return index in indices
    at = bisect_left(indices, index)
    return at < len(indices) and indices[at] == index


def _common(listed: Sequence[int], indices: Sequence[int]) -> Iterator[int]:
    for at in range(bisect_left(listed, indices[0]), bisect_right(listed, indices[-1])):
        if holding(indices, listed[at]):
            yield listed[at]


def _common_backwards(listed: Sequence[int], indices: Sequence[int]) -> Iterator[int]:
    for at in range(bisect_right(listed, indices[-1]) - 1, bisect_left(listed, indices[0]) - 1, -1):
        if holding(indices, listed[at]):
            yield listed[at]
