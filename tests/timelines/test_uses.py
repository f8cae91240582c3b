"""Whether an effect uses the timeline: entries of icons apply to their own examples, and nothing is guessed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.lexicon import load_lexicon
from analyzer.lexicon.tables.timeline import TimelineIconEntry
from analyzer.timelines.uses import applies, by_icons

LEXICON = load_lexicon()
ICONS = LEXICON.tables.timeline_icon
KNOWN = sorted({icon for entry in ICONS for icon in entry.icons})


def borne(example: str) -> set[str]:
    return {icon.strip().casefold() for icon in example.split(",")}


@pytest.mark.parametrize("entry", ICONS, ids=lambda entry: entry.id)
def test_an_entry_applies_to_its_examples_only(entry: TimelineIconEntry) -> None:
    """Every entry applies to the icons of its examples and to none of its counter-examples."""
    assert all(applies(entry, borne(example)) for example in entry.examples)
    assert not any(applies(entry, borne(example)) for example in entry.counter_examples)


@given(st.lists(st.sampled_from([*KNOWN, "harci", "egyperjátékos"]), max_size=4))
def test_order_case_and_repetition_of_icons_do_not_matter(icons: list[str]) -> None:
    """The same icons in any order, in capitals, or written twice say the same."""
    said = by_icons(icons, LEXICON)
    assert by_icons([icon.upper() for icon in reversed(icons)] + icons, LEXICON) == said


@pytest.mark.parametrize("icons", [(), ("harci",), ("állandó", "egyperjátékos"), ("",)])
def test_icons_that_tell_nothing(icons: tuple[str, ...]) -> None:
    """Without an icon that tells, nothing is known."""
    assert by_icons(icons, LEXICON) == "unknown"
