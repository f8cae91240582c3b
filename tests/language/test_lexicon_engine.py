"""The engine without a model."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.language.lexicon_engine import LexiconEngine


def tokens(sentence: str) -> list[str]:
    return [t.text for t in next(iter(LexiconEngine().tokenize([sentence])))]


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Nem kap +1 MP-t!", ["Nem", "kap", "+1", "MP-t", "!"]),
        ("1-gyel nő, 2,5 lesz.", ["1-gyel", "nő", ",", "2,5", "lesz", "."]),
        ("SFÉ: 1., Olyan", ["SFÉ", ":", "1", ".", ",", "Olyan"]),
        ("„nem” 🐉", ["„", "nem", "”", "🐉"]),
        ("", []),
    ],
)
def test_tokens(sentence: str, expected: list[str]) -> None:
    """Words, numbers with their suffixes and single signs are tokens."""
    assert tokens(sentence) == expected


@given(st.text(max_size=50))
def test_nothing_but_white_space_is_lost(sentence: str) -> None:
    """Tokens are in order, quote the sentence, and leave out only white space."""
    found = next(iter(LexiconEngine().tokenize([sentence])))
    covered = {i for t in found for i in range(t.start, t.end)}
    assert all(sentence[t.start : t.end] == t.text for t in found)
    assert all(c.isspace() or c == "_" for i, c in enumerate(sentence) if i not in covered)
