"""Sets of numbers as bits: nothing is lost on the way there and back."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from analyzer.conflicts.numbers import bits_of, numbers_in

NUMBERS = st.sets(st.integers(0, 5000))


@given(NUMBERS)
def test_there_and_back(numbers: set[int]) -> None:
    """The numbers come back each once, in order."""
    assert list(numbers_in(bits_of(numbers))) == sorted(numbers)


@given(NUMBERS, NUMBERS)
def test_bits_are_sets(one: set[int], other: set[int]) -> None:
    """And, or and counting mean for bits what they mean for sets."""
    assert set(numbers_in(bits_of(one) & bits_of(other))) == one & other
    assert set(numbers_in(bits_of(one) | bits_of(other))) == one | other
    assert bits_of(one).bit_count() == len(one)
