"""Near misses of a record: those that are no part of an operator."""

from __future__ import annotations

from pathlib import Path

import pytest

from analyzer import Analyzer


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Feltétlenül véd, és semmi sem éri el.", ["Feltétlenül", "semmi"]),
        ("Semmiképpen sem támad. Feltétlenül véd.", ["Feltétlenül"]),
        ("Semmi esetre sem támad.", ["Semmi esetre sem"]),
        ("A fal nemére nem hat.", ["nemére"]),
        ("Nem támad. " * 50 + "Feltétlenül véd.", ["Feltétlenül"]),
        ("Nem támad. Feltétlenül véd. " * 50, ["Feltétlenül"] * 50),
    ],
)
def test_near_misses_stand_beside_operators(text: str, expected: list[str]) -> None:
    """Every near miss is listed in text order, wherever operators stand, unless an operator covers it."""
    record = Analyzer("lexicon").analyze(text)
    assert [miss.surface for miss in record.near_misses] == expected
    assert [text[miss.start : miss.end] for miss in record.near_misses] == expected


OWN = """
[[near_miss]]
id = "own"
sounds = "prohibitive"
forms = ["nem", "kőkeményen"]
hu = "„{surface}”: keménynek hangzik"
en = "sounds hard"
examples = ["Kőkeményen véd."]
counter_examples = ["Kemény kő."]
"""


def test_an_operator_is_no_near_miss(tmp_path: Path) -> None:
    """A near miss that an operator covers is left out, also between others that none covers."""
    own = tmp_path / "own.toml"
    own.write_text(OWN, encoding="utf-8")
    record = Analyzer("lexicon", lexicon=[str(own)]).analyze("Kőkeményen nem véd, nem támad, kőkeményen.")
    assert [miss.surface for miss in record.near_misses] == ["Kőkeményen", "kőkeményen"]
