"""The shipped cards, read with the embedded pipeline, are read as a judge expects."""

from __future__ import annotations

from typing import Any

import pytest

from analyzer import Analyzer, EffectRecord
from analyzer.records.model import Operator
from analyzer.text import NormalText
from tests.examples.files import CARDS, EXPECTED, Card

pytestmark = pytest.mark.model
by_id = pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)


@pytest.fixture(scope="module")
def records() -> dict[str, EffectRecord]:
    """The record of every card, by id."""
    return {str(r.id): r for r in Analyzer(lang="en").analyze_many((c.id, c.text) for c in CARDS)}


def _folded(surface: str) -> str:
    return NormalText(surface).folded


def _same(operator: Operator, expected: dict[str, Any]) -> bool:
    word, found = str(expected["surface"]).lower(), _folded(operator.surface).split()
    return operator.family == expected["family"] and word in found


def _pair(record: EffectRecord, expected: list[dict[str, Any]]) -> list[tuple[dict[str, Any], Operator]]:
    """Give each expected operator the first operator of the record that fits and is not given yet."""
    left, pairs = sorted(record.operators, key=lambda operator: operator.start), []
    for wanted in expected:
        found = next((operator for operator in left if _same(operator, wanted)), None)
        assert found is not None, f"{wanted} not found among {record.operators}"
        left.remove(found)
        pairs.append((wanted, found))
    surplus = [(o.family, o.surface) for o in left if o.counts]
    assert not surplus, f"counted, but not expected: {surplus}"
    return pairs


@by_id
def test_level_and_mode(card: Card, records: dict[str, EffectRecord]) -> None:
    """A card is as strong and as prohibitive as a judge says by the letter of D, F and G."""
    record, expected = records[card.id], EXPECTED[card.id]
    assert record.error is None
    assert record.level == expected.level
    assert expected.mode in ("either", record.mode)


@by_id
def test_operators(card: Card, records: dict[str, EffectRecord]) -> None:
    """Exactly the expected operators count, each with the reading or role that a judge gives it."""
    for wanted, operator in _pair(records[card.id], EXPECTED[card.id].operators):
        for field in wanted.keys() - {"family", "surface"}:
            assert getattr(operator, field) == wanted[field], (field, operator)


@by_id
def test_offsets_quote_the_card(card: Card, records: dict[str, EffectRecord]) -> None:
    """Every operator, part and near miss quotes the card's own characters."""
    record = records[card.id]
    for quote in (*record.operators, *record.near_misses):
        assert card.text[quote.start : quote.end] == quote.surface
    for part in record.parts:
        assert card.text[part.start : part.end] == part.text


@by_id
def test_doubts(card: Card, records: dict[str, EffectRecord]) -> None:
    """A card that a judge could read otherwise says so, and a plain one raises no doubt."""
    expected = EXPECTED[card.id].doubts
    assert expected in ("either", bool(records[card.id].doubts)), records[card.id].doubts


@by_id
def test_near_misses(card: Card, records: dict[str, EffectRecord]) -> None:
    """Words outside D, F and G are reported, and look-alikes are no operators."""
    record, expected = records[card.id], EXPECTED[card.id]
    near = {_folded(miss.surface) for miss in record.near_misses}
    assert {word.lower() for word in expected.near_misses} <= near
    operators = {_folded(operator.surface) for operator in record.operators}
    assert not operators & {word.lower() for word in expected.never}


@by_id
def test_timeline_and_exceptions(card: Card, records: dict[str, EffectRecord]) -> None:
    """Clear cues of the timeline and explicit exceptions are found."""
    record, expected = records[card.id], EXPECTED[card.id]
    if expected.timeline:
        assert record.timeline.uses == "yes"
    if expected.exception:
        assert record.exceptions
