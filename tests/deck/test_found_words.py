"""A deck's asserted contradiction without words: the part that stands out falls, and the report says why."""

from __future__ import annotations

import pytest

from analyzer import Analyzer
from analyzer.cli.deck_text import deck_text
from analyzer.deck import Assertion, DeckReport, Played

TEXTS = {
    "ban": "A törpék szakálla nem nyírható.",
    "shave": "A fogadós ágyat vet. A borbély megborotválja a törpe szakállát.",
    "bed": "A fogadós ágyat vet. A szél zúg.",
}


@pytest.fixture(scope="module")
def analyzer() -> Analyzer:
    return Analyzer(lang="en")


def resolve(analyzer: Analyzer, *assertions: Assertion) -> DeckReport:
    return analyzer.resolve_deck([Played(id, text, at) for at, (id, text) in enumerate(TEXTS.items())], assertions)


@pytest.mark.model
@pytest.mark.parametrize("turned", [False, True])
def test_the_part_that_stands_out_falls(analyzer: Analyzer, *, turned: bool) -> None:
    """From whichever side it is asserted, the same words fall, the others stand, and the ground is told."""
    report = resolve(analyzer, Assertion("shave", "ban", "partial") if turned else Assertion("ban", "shave", "partial"))
    line = next(one for one in report.effects if one.id == "shave")
    assert [part.text for part in line.fallen] == ["A borbély megborotválja a törpe szakállát"]
    assert [quote.text for quote in line.standing] == ["A fogadós ágyat vet"]
    found = next(pair.found for pair in report.conflicts if pair.found)
    assert "“szakáll" in found.en
    assert found.en in deck_text(report, "en")


@pytest.mark.model
def test_what_does_not_stand_out_stays_unnamed(analyzer: Analyzer) -> None:
    """Where nothing is shared the report asks which words contradict, as before."""
    report = resolve(analyzer, Assertion("ban", "bed", "partial"))
    assert all(pair.found is None for pair in report.conflicts if {pair.a, pair.b} == {"ban", "bed"})
    asked = [one.missing for one in report.undecided if {one.a, one.b} == {"ban", "bed"}]
    assert asked
    assert "which words" in asked[0][0]
