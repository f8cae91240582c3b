"""The shipped example files are whole: a card has an expectation, an operator or pattern has a card."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from analyzer.text import NormalText
from tests.examples.files import CARDS, EXPECTED, WORKED, Card, Expectation

FORMS = {
    "NEM": {"nem", "nincs", "nincsen", "nincsenek", "ne", "nehogy"},
    "SEM": {"sem", "sincs", "sincsen", "sincsenek", "se"},
    "MINDENKÉPPEN": {"mindenképp", "mindenképpen", "mindenkeppen"},
    "SEMMIKÉPPEN": {"semmiképp", "semmiképpen", "semmikeppen"},
    "CSAK": {
        "csak",
        "csakis",
        "nemcsak",
        "hacsak",
        "csaknem",
        "csakugyan",
        "csakhogy",
        "bárcsak",
        "akárcsak",
    },
}
PATTERNS = {f"R{n}" for n in range(1, 14)} | {f"N{n}" for n in range(1, 12)} | {f"A{n}" for n in range(1, 13)}


def _surfaces() -> Iterator[tuple[str, str]]:
    for expectation in EXPECTED.values():
        for operator in expectation.operators:
            yield operator["family"], operator["surface"].lower()


def test_each_card_has_one_expectation_under_its_id() -> None:
    """Cards and expectations stand in the same order under the same ids."""
    assert [card.id for card in CARDS] == list(EXPECTED)
    assert len(CARDS) >= 72


def test_no_two_cards_share_a_name_or_a_text() -> None:
    """A card is told by its name, and no text is there twice."""
    assert len({card.name for card in CARDS}) == len({card.text for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_expected_words_stand_in_the_text_in_order(card: Card) -> None:
    """Every operator that is expected of a card is found in its normalised text, in the order of the list."""
    view, at = NormalText(card.text).folded, 0
    for operator in EXPECTED[card.id].operators:
        found = view.find(operator["surface"].lower(), at)
        assert found >= at, operator
        at = found + 1


@pytest.mark.parametrize("expectation", EXPECTED.values(), ids=lambda e: e.id)
def test_level_and_mode_follow_from_the_operators(expectation: Expectation) -> None:
    """By D an effect is strong, and by F and G prohibitive, exactly when an operator of that kind counts."""
    counted = {operator["family"] for operator in expectation.operators if operator.get("counts")}
    assert (expectation.level == "strong") == bool(counted & {"MINDENKÉPPEN", "SEMMIKÉPPEN"})
    if expectation.mode != "either":
        assert (expectation.mode == "prohibitive") == bool(counted & {"NEM", "SEM", "CSAK"})


@pytest.mark.parametrize("family", FORMS)
def test_every_form_of_a_family_has_a_card(family: str) -> None:
    """No printed, inflected, short or fused form of an operator goes without an example."""
    assert FORMS[family] <= {surface for name, surface in _surfaces() if name == family}


def test_every_pattern_of_csak_has_a_card() -> None:
    """Each restrictive, non-restrictive and ambiguous pattern of csak is shown at least once."""
    assert {expectation.shows for expectation in EXPECTED.values()} >= PATTERNS


def test_worked_examples_are_four_with_a_ruling_and_an_outcome() -> None:
    """The rule's own examples are numbered 1 to 4 and decided by H, A, E and I."""
    rows = [json.loads(line) for line in WORKED.read_text(encoding="utf-8").splitlines()]
    assert [row["id"] for row in rows] == ["1", "2", "3", "4"]
    assert [row["expected"]["rule"] for row in rows] == ["H", "A", "E", "I"]
    assert all(row["ruling_hu"] for row in rows)
