"""What a doubt turns: nothing, where a word beyond doubt settles the trait."""

from __future__ import annotations

import pytest

from analyzer import Analyzer
from analyzer.lint.turning import effect_if, turned_by

CASES = [
    ("A csapda felfedéséért nem kell MP-t fizetni.", {"NEM003": ("mode", "weak", "permissive")}),
    ("A vezér nem fordulhat el, és nem kell fizetnie.", {"NEM003": (None, "weak", "prohibitive")}),
    ("Nem kell dobnia, és nem kell fizetnie.", {"NEM003": ("mode", "weak", "prohibitive")}),
    ("Semmiképpen hátrálás!", {"ERO001": ("level", "weak", "permissive")}),
    ("Semmiképpen hátrálás! Mindenképpen támad.", {"ERO001": (None, "strong", "permissive")}),
]


@pytest.mark.parametrize(("text", "expected"), CASES)
def test_what_turns(embedded: Analyzer, text: str, expected: dict[str, tuple[str | None, str, str]]) -> None:
    """A doubt turns level or mode alone or with other doubts, never against a word that counts beyond doubt."""
    record = embedded.analyze(text)
    found = {d.code: (turned_by(d, record), *effect_if(d, record)) for d in record.doubts}
    assert found == expected
