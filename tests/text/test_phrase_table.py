"""Which patterns a text may hold: never one too few."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from analyzer.lexicon import load_lexicon
from analyzer.text import Span
from analyzer.text.phrase_table import PhraseTable
from analyzer.text.phrases import find_phrase
from analyzer.text.words import words_of

TABLES = load_lexicon().tables
PATTERNS = [
    pattern
    for entry in (*TABLES.exception, *TABLES.exception_scope, *TABLES.timeline_cue)
    for pattern in entry.patterns
]
TABLE = PhraseTable((pattern, ()) for pattern in PATTERNS)
EXAMPLES = [text.lower() for entry in (*TABLES.exception, *TABLES.timeline_cue) for text in entry.examples]
PIECES = sorted({word for text in EXAMPLES for word in text.split()})
JOINED = st.lists(st.sampled_from([*PIECES, "_", "-", "_ha_", "akkor_is", "2"]), max_size=20).map(" ".join)


def found_in(text: str) -> set[int]:
    span = Span(0, len(text))
    return {number for number, pattern in enumerate(PATTERNS) if any(True for _ in find_phrase(pattern, text, span))}


def test_no_pattern_is_missed_in_an_example() -> None:
    """Every pattern that matches an example is among the possible ones, and most others are not."""
    possible = [TABLE.possible(text) for text in EXAMPLES]
    matching = [found_in(text) for text in EXAMPLES]
    assert all(found <= able for found, able in zip(matching, possible, strict=True))
    assert sum(map(len, possible)) < 0.25 * len(EXAMPLES) * len(PATTERNS)
    assert any(matching)


@given(st.one_of(st.sampled_from(EXAMPLES), JOINED, st.text(max_size=40)))
def test_no_pattern_is_missed_in_any_text(text: str) -> None:
    """Whatever the text, a pattern that is not possible does not match."""
    assert found_in(text.lower()) <= TABLE.possible(text.lower())


def test_a_further_place_has_to_be_filled_too() -> None:
    """A pattern that comes with another place is possible only where one of its words stands as well."""
    table = PhraseTable([("ha {object}", [("nem", "~tilt~")])])
    assert table.possible("ha a hős nem éber")
    assert table.possible("ha a hőst letiltja")
    assert not table.possible("ha a nemes éber")


def test_words_are_runs_of_letters_and_digits() -> None:
    """An underscore parts words as any other sign does."""
    assert words_of("ha_nem 2 éber-e?") == {"ha", "nem", "2", "éber", "e"}
