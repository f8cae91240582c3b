"""Patterns of named conditions."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from analyzer.readings.patterns import Patterns

_NAMES = st.lists(st.sampled_from("abcdef"), max_size=4).map(tuple)


class _Entry(NamedTuple):
    all: tuple[str, ...]
    any: tuple[str, ...]
    none: tuple[str, ...]
    able: bool

    def fits(self, true: set[str]) -> bool:
        some = not self.any or bool(true & set(self.any))
        return set(self.all) <= true and some and not true & set(self.none) and self.able


_ENTRIES = st.lists(st.builds(_Entry, _NAMES, _NAMES, _NAMES, st.booleans()), max_size=8)


@given(_ENTRIES, st.sets(st.sampled_from("abcdef")))
def test_the_first_that_fits_is_found_and_nothing_asked_twice(entries: list[_Entry], true: set[str]) -> None:
    """The entry is the first whose conditions hold, as their definition says; no condition is worked out again."""
    asked: list[str] = []

    def holds(name: str) -> bool:
        asked.append(name)
        return name in true

    found = Patterns(entries).first(holds, lambda entry: entry.able)
    assert found is next((entry for entry in entries if entry.fits(true)), None)
    assert len(asked) == len(set(asked))


def test_what_is_decided_is_not_worked_out() -> None:
    """Conditions behind the first one that decides are left alone: they may be dear."""
    asked: list[str] = []
    patterns = Patterns([_Entry(("no", "dear"), (), (), True), _Entry((), ("yes", "dear"), (), True)])
    assert patterns.first(lambda name: asked.append(name) or name == "yes") is not None
    assert asked == ["no", "yes"]
