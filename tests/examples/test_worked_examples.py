"""The rule's own four examples come out as the rule book says."""

from __future__ import annotations

import json
from typing import Any

import pytest

from analyzer import Analyzer
from tests.examples.files import WORKED

ROWS = [json.loads(line) for line in WORKED.read_text(encoding="utf-8").splitlines()]
TIME = ("timing", "a_uses_timeline", "b_uses_timeline", "timeline_order")


@pytest.fixture(scope="module", params=["hu_effects_sm", "lexicon"])
def analyzer(request: pytest.FixtureRequest) -> Analyzer:
    """One analyzer an engine."""
    return Analyzer(request.param)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_nothing_asserted(row: dict[str, Any], analyzer: Analyzer) -> None:
    """From the texts alone (and the order, in the fourth) each engine finds winner and deciding rule."""
    verdict = analyzer.resolve(row["a"], row["b"], **{key: row[key] for key in TIME if key in row})
    assert {key: getattr(verdict, key) for key in row["expected"]} == row["expected"]


def test_the_fourth_turns_with_the_order(analyzer: Analyzer) -> None:
    """The later of two weak permissive effects wins, whichever it is; without an order nothing is decided."""
    a, b = ROWS[3]["a"], ROWS[3]["b"]
    turned = analyzer.resolve(a, b, timing="b_first", a_uses_timeline=False, b_uses_timeline=False)
    assert (turned.winner, turned.rule) == ("a", "I")
    assert analyzer.resolve(a, b).status == "undecidable"
