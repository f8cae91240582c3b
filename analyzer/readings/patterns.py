"""Patterns of named conditions: the first one that fits, each condition worked out once and only when it is asked for.

Most patterns fall by what is known already. So conditions are bits of a number, and what is known of them two numbers:
such a pattern takes one comparison.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar


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
        self._rows = tuple([(_sum(bits, e.all), _sum(bits, e.any), _sum(bits, e.none), e) for e in entries])

    def first(self, holds: Callable[[str], bool], able: Callable[[Entry], bool] | None = None) -> Entry | None:
        """Return the first entry whose conditions hold, of those that are `able` to decide at all; None without one."""
        facts = _Facts(self._names, holds)
        for every, some, none, entry in self._rows:
            if every & facts.false or none & facts.true or (able is not None and not able(entry)):
                continue
            if facts.all(every) and (not some or facts.any(some)) and not facts.any(none):
                return entry
        return None


def _sum(bits: dict[str, int], names: Iterable[str]) -> int:
    return sum({bits[name] for name in names})


class _Facts:
    """What is known of the conditions: the bits of those that hold (`true`) and of those that do not (`false`)."""

    __slots__ = ("_holds", "_names", "false", "true")

    def __init__(self, names: dict[int, str], holds: Callable[[str], bool]) -> None:
        self._names, self._holds = names, holds
        self.true = self.false = 0

    def all(self, bits: int) -> bool:
        rest = bits & ~self.true
        while rest:
            bit = rest & -rest
            if bit & self.false or not self._work_out(bit):
                return False
            rest ^= bit
        return True

    def any(self, bits: int) -> bool:
        if bits & self.true:
            return True
        rest = bits & ~self.false
        while rest:
            bit = rest & -rest
            if self._work_out(bit):
                return True
            rest ^= bit
        return False

    def _work_out(self, bit: int) -> bool:
        found = self._holds(self._names[bit])
        if found:
            self.true |= bit
        else:
            self.false |= bit
        return found
