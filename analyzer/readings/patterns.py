"""Patterns of named conditions: the first one that fits, each condition worked out once and only when it is asked for.

Most patterns fall by what is known already. So conditions are bits of a number, and what is known of them two numbers:
such a pattern takes one comparison.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from operator import or_
from typing import Any, Generic, NamedTuple, Protocol, TypeVar


class Conditioned(Protocol):
    """An entry whose conditions are names: all of `all` hold, one of `any` (if it has some), none of `none`."""

    @property
    def all(self) -> tuple[str, ...]: ...
    @property
    def any(self) -> tuple[str, ...]: ...
    @property
    def none(self) -> tuple[str, ...]: ...


Entry = TypeVar("Entry", bound=Conditioned)


class Patterns(Generic[Entry]):
    """Entries in the order in which they are tried."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        names = dict.fromkeys(name for e in entries for name in (*e.all, *e.any, *e.none))
        bits = {name: 1 << number for number, name in enumerate(names)}
        self._names = {bit: name for name, bit in bits.items()}
        self._rows = tuple([_row(entry, bits) for entry in entries])

    def first(self, holds: Callable[[str], bool], able: Callable[[Entry], bool] | None = None) -> Entry | None:
        """Return the first entry whose conditions hold, of those that are `able` to decide at all; None without one."""
        facts = _Facts(self._names, holds)
        for row in self._rows:
            if row.needed & facts.false or row.barred & facts.true or (able is not None and not able(row.entry)):
                continue
            if facts.fit(row):
                return row.entry
        return None


class _Row(NamedTuple, Generic[Entry]):
    """An entry with the bits of its conditions in their order, and together: those `needed`, those that bar it."""

    needed: int
    barred: int
    all: tuple[int, ...]
    any: tuple[int, ...]
    none: tuple[int, ...]
    entry: Entry


def _row(entry: Entry, bits: dict[str, int]) -> _Row[Entry]:
    every, some, none = (tuple([bits[name] for name in names]) for names in (entry.all, entry.any, entry.none))
    return _Row(reduce(or_, every, 0), reduce(or_, none, 0), every, some, none, entry)


class _Facts:
    """What is known of the conditions: the bits of those that hold (`true`) and of those that do not (`false`)."""

    __slots__ = ("_holds", "_names", "false", "true")

    def __init__(self, names: dict[int, str], holds: Callable[[str], bool]) -> None:
        self._names, self._holds = names, holds
        self.true = self.false = 0

    def fit(self, row: _Row[Any]) -> bool:
        if not all(map(self._hold, row.all)) or any(map(self._hold, row.none)):
            return False
        return not row.any or any(map(self._hold, row.any))

    def _hold(self, bit: int) -> bool:
        if bit & self.true:
            return True
        if bit & self.false:
            return False
        found = self._holds(self._names[bit])
        if found:
            self.true |= bit
        else:
            self.false |= bit
        return found
