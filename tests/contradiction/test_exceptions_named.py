"""Explicit exceptions in any words: which name what the other effect says, which may, and which do not (rule A)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from analyzer.contradiction import TextDecided, decide_by_text, load_game
from analyzer.language.engine import Engine
from analyzer.lexicon import load_lexicon
from tests.contradiction.with_model import effect

pytestmark = pytest.mark.model

ROWS: list[dict[str, Any]] = [
    row
    for path in sorted(Path(__file__).with_name("exceptions").glob("*.yaml"))
    for row in yaml.safe_load(path.read_text("utf-8"))
]


def label(row: dict[str, Any]) -> str:
    return f"{row['a'][:40]} / {row['b'][:40]}"


def decided(engine: Engine, row: dict[str, Any], *, swapped: bool = False) -> TextDecided:
    a, b = effect(engine, row["a"]), effect(engine, row["b"])
    return decide_by_text(*((b, a) if swapped else (a, b)), load_lexicon(), load_game())


@pytest.mark.parametrize("row", ROWS, ids=label)
def test_the_text_decides_where_the_exception_names_the_other(engine: Engine, row: dict[str, Any]) -> None:
    """An exception decides, is left open or decides nothing as the file says."""
    found = decided(engine, row)
    assert found.side == row["text"]
    assert ("either" if found.either else found.open) == row.get("open")


@pytest.mark.parametrize("row", ROWS, ids=label)
def test_order_does_not_matter(engine: Engine, row: dict[str, Any]) -> None:
    """Swapping the two effects swaps the side that prevails, and what is open."""
    straight, crossed = decided(engine, row), decided(engine, row, swapped=True)
    swap = {"a": "b", "b": "a", None: None}
    assert crossed.side == swap[straight.side]
    assert crossed.either == straight.either
    assert straight.either or crossed.open == swap[straight.open]
