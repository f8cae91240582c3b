"""A ruling on a csak settles whether it contradicts what goes beyond it."""

from __future__ import annotations

import pytest

from analyzer.contradiction import detect, load_game, propositions
from analyzer.contradiction.ruled import ruled_csak
from analyzer.language.token import Analysis
from analyzer.lexicon import load_lexicon
from analyzer.records.model import AppliedRuling, EffectRecord, Versions
from analyzer.text import Span
from tests.contradiction.pairs import effect

LIMITED = "A kaput csak HARCOS nyithatja ki."
BEYOND = "A kaput bármely PAP kinyithatja."


class Read:
    """An effect as the library gives it: its analysis, its parts and its record."""

    def __init__(self, text: str, reading: str | None = None) -> None:
        self.analysis: Analysis
        self.parts: tuple[Span, ...]
        self.analysis, self.parts = effect(text)
        at = text.find("csak")
        rulings = () if reading is None else (ruling(at, reading),)
        self.record = EffectRecord(
            id=None, text=text, level="weak", mode="permissive", rulings=rulings,
            versions=Versions(analyzer="1", lexicon="1", engine="lexicon", profile="mk"),
        )  # fmt: skip


def ruling(at: int, reading: str) -> AppliedRuling:
    return AppliedRuling(
        start=at, end=at + 4, surface="csak", family="CSAK", reading=reading, counts=reading == "restrictive",
        settles=(), who="Bíró Éva", when="2026-03-15", why="így szokás olvasni",
    )  # fmt: skip


def kind(reading: str | None) -> str:
    return detect(Read(LIMITED, reading), Read(BEYOND), load_lexicon()).kind


def test_a_csak_ruled_restrictive_contradicts_what_goes_beyond_it() -> None:
    """Without a ruling, and with one that says so, a csak that leaves over HARCOS is against what a PAP may do."""
    assert kind(None) in {"full", "partial"}
    assert kind("restrictive") in {"full", "partial"}


@pytest.mark.parametrize("reading", ["nonrestrictive"])
def test_a_csak_ruled_otherwise_contradicts_nothing(reading: str) -> None:
    """A csak that a judge does not read as a restriction is against nothing."""
    assert kind(reading) not in {"full", "partial"}


def test_a_ruling_is_found_at_its_place_in_the_text() -> None:
    """A ruling is given in offsets of the original text and holds for the csak that stands there, and no other."""
    text = "A ka\u00adput csak HARCOS nyithatja ki."
    analysis, parts = effect(text)
    ruled = ruled_csak(analysis, [ruling(text.find("csak"), "nonrestrictive")])
    assert ruled == ((text.find("csak") - 1, "nonrestrictive"),)
    assert ruled_csak(analysis, [ruling(3, "nonrestrictive")]) == ()
    said = propositions(analysis, parts, load_lexicon(), load_game(), ruled)
    assert all(p.only is None for p in said)
    assert any(p.only for p in propositions(analysis, parts, load_lexicon(), load_game()))
