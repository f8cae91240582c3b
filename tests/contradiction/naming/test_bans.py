"""Which effects ban or restrict anything."""

from __future__ import annotations

import pytest

from analyzer.contradiction import load_game, propositions
from analyzer.contradiction.naming.bans import denies, restricts, speaks_of_bans
from analyzer.lexicon import load_lexicon
from analyzer.text import Span
from tests.contradiction.pairs import effect


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Senki sem léphet be.", True),
        ("Tilos belépni.", True),
        ("A fal áttörhetetlen.", True),
        ("Legfeljebb két láda vihető át.", True),
        ("Csak nappal támadhat.", True),
        ("A híd két mezőt ér.", False),
        ("Támadhat.", False),
    ],
)
def test_what_restricts(text: str, expected: bool) -> None:
    """Denials, limits, "tilos" and acts that the form denies restrict; what merely happens does not."""
    other = effect(text)
    said = propositions(*other, load_lexicon(), load_game())
    assert restricts(other, said, load_lexicon(), load_game()) is expected


@pytest.mark.parametrize(
    ("text", "denied", "bans"),
    [("amelyet más kulcs nem nyit", True, False), ("a tiltó hatások", False, True), ("a vihar", False, False)],
)
def test_what_an_object_speaks_of(text: str, denied: bool, bans: bool) -> None:
    """A denial is told from words for bans as such, and both from plain names."""
    own = effect(text)
    whole = Span(0, len(text))
    assert denies(own, whole, load_lexicon(), load_game()) is denied
    assert speaks_of_bans(own, whole, load_lexicon()) is bans
