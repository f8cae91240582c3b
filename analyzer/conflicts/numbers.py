"""Sets of numbers as the bits of one integer: for thousands of texts, joining two takes a microsecond."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def bits_of(numbers: Iterable[int]) -> int:
    """Return the integer in which exactly the bits `numbers` are set."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def numbers_in(bits: int) -> Iterator[int]:
    """Yield the set bits of `bits` from the lowest."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
