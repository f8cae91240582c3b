"""The library, given that two effects contradict each other in part but not on which words."""

from __future__ import annotations

import unicodedata
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer import Analyzer
from analyzer.records.model import Contradiction

WINNER = "A kolostor harangja nem önthető be."
LOSER = "Az ágyúöntő követ tör. Harangokat olvaszt ágyúnak. Végül megpihen."
CLAUSES = ("A vámos fizet", "a gálya kifut", "nem húz lapot", "ERŐ: 3", "Sziget", "két kalóz alszik", "csak ő léphet")


@pytest.fixture(scope="module")
def analyzer() -> Analyzer:
    return Analyzer()


@pytest.fixture(scope="module")
def quick() -> Analyzer:
    return Analyzer("lexicon")


@pytest.mark.model
@pytest.mark.parametrize("turned", [False, True])
def test_the_part_that_stands_out_falls(analyzer: Analyzer, *, turned: bool) -> None:
    """On whichever side the loser stands, its part that shares a word with the winner falls, and the doubt is told."""
    a, b = (LOSER, WINNER) if turned else (WINNER, LOSER)
    found = analyzer.resolve(a, b, contradiction="partial")
    assert found.winner == ("b" if turned else "a")
    assert [quote.text for quote in found.fallen] == ["Harangokat olvaszt ágyúnak"]
    assert [doubt.code for doubt in found.doubts if doubt.turns == "parts"] == ["found_words"]
    assert found.contradiction.found is not None
    assert "harang" in found.contradiction.found.hu.casefold()
    assert found.missing == ()


@pytest.mark.model
def test_found_words_are_the_exact_characters(analyzer: Analyzer) -> None:
    """Decomposed letters, soft hyphens and line ends do not move the words that fall."""
    raw = unicodedata.normalize("NFD", LOSER).replace("olvaszt", "ol\u00advaszt").replace(". Végül", ".\r\nVégül")
    found = analyzer.resolve(WINNER, raw, contradiction="partial")
    (quote,) = found.fallen
    assert quote.text == raw[quote.start : quote.end]
    assert unicodedata.normalize("NFC", quote.text).replace("\u00ad", "") == "Harangokat olvaszt ágyúnak"


@pytest.mark.model
def test_an_own_contradiction_without_words_is_helped_too(analyzer: Analyzer) -> None:
    """A record that asserts a partial contradiction is treated as the word for it is."""
    said = Contradiction(kind="partial", source="asserted")
    assert analyzer.resolve(WINNER, LOSER, contradiction=said).fallen == (
        analyzer.resolve(WINNER, LOSER, contradiction="partial").fallen
    )


@pytest.mark.model
def test_a_full_contradiction_takes_all(analyzer: Analyzer) -> None:
    """Where the caller says that the two contradict each other as a whole, all parts fall, detected or not."""
    found = analyzer.resolve("Nem húzhat lapot.", "Húzhat 1 lapot. Gyógyulhat 1 szintet.", contradiction="full")
    assert [quote.text for quote in found.fallen] == ["Húzhat 1 lapot", "Gyógyulhat 1 szintet"]
    assert found.surviving == ()


def test_without_a_loser_nothing_is_looked_for(quick: Analyzer) -> None:
    """Where nothing decides between the two no words are named."""
    found = quick.resolve("A kapu áll. Az őr alszik.", "A kapu dől. Az őr fut.", contradiction="partial")
    assert found.status == "undecidable"
    assert found.contradiction.pairs == ()


effects = st.lists(st.sampled_from(CLAUSES), min_size=1, max_size=4).map(lambda found: ". ".join(found) + ".")


@given(a=effects, b=effects, kind=st.sampled_from(["full", "partial"]))
@settings(deadline=None)
def test_what_falls_is_of_the_loser(quick: Analyzer, a: str, b: str, kind: Literal["full", "partial"]) -> None:
    """What falls are exact words of the loser, who is the same whether words were found or not; and so each time."""
    found = quick.resolve(a, b, contradiction=kind, timing="a_first")
    assert found == quick.resolve(a, b, contradiction=kind, timing="a_first")
    text = {"a": b, "b": a}[found.winner or "a"]
    assert all(text[quote.start : quote.end] == quote.text for quote in found.fallen)
    bare = quick.resolve(a, b, contradiction="full", timing="a_first")
    assert (found.winner, found.rule) == (bare.winner, bare.rule)
    if found.contradiction.found is not None:
        assert found.fallen
        assert found.contradiction.found.effect != found.winner
