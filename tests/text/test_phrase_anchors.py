"""Anchors of phrase patterns: a quick look that never loses a match."""

from __future__ import annotations

import pytest

from analyzer.lexicon import Lexicon
from analyzer.text import Span
from analyzer.text.phrases import anchors, compile_phrase, find_phrase


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("akkor is", [("akkor",), ("is",)]),
        ("{object} ellenére", [("ellenére",)]),
        ("olyan~ ... ~képpen", [("olyan",), ("képpen",)]),
        ("(akkor|úgy is) [még] sem", [("sem",), ("akkor", "úgy")]),
        ("(hős|bestia)~ éber", [("éber",), ("hős", "bestia")]),
        ("kivéve|leszámítva", []),
        ("((ha|bár) nem|csak) éber", []),
        ("(|nagy) hős", [("hős",)]),
    ],
)
def test_anchors_are_what_no_match_lacks(pattern: str, expected: list[tuple[str, ...]]) -> None:
    """Words outside brackets and the sides of a choice are anchors; what is optional or nested is not."""
    assert list(anchors(pattern)) == expected


def test_no_match_is_lost(lexicon: Lexicon) -> None:
    """On every pattern and every example of the lexicon the search finds what the bare expression finds."""
    tables = lexicon.tables
    entries = [*tables.timeline_cue, *tables.exception]
    patterns = [pattern for entry in entries for pattern in entry.patterns]
    texts = [text.casefold() for entry in entries for text in (*entry.examples, *entry.counter_examples)]
    hits = 0
    for pattern in patterns:
        for text in texts:
            bare = [match.span() for match in compile_phrase(pattern).finditer(text)]
            assert [tuple(match.span) for match in find_phrase(pattern, text, Span(0, len(text)))] == bare
            hits += len(bare)
    assert hits >= len(entries)
