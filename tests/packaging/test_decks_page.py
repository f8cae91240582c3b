"""The page on decks and timelines names every field, column and key, and its examples run."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from analyzer.corpus.deck_rows import CONTINUOUS_NAMES, MOMENT_NAMES, TIMELINE_NAMES
from analyzer.deck import DeckLine, DeckPair, DeckReport, DeckUnsettled
from analyzer.timelines.words import KEYS
from tests.cli.running import QUICK, ROOT, run

PAGE = (ROOT / "docs" / "decks-and-timelines.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("record", [DeckReport, DeckLine, DeckPair, DeckUnsettled], ids=lambda record: record.__name__)
def test_every_field_is_named(record: type[msgspec.Struct]) -> None:
    """Each field of the report stands on the page."""
    assert [name for name in record.__struct_fields__ if f"`{name}`" not in PAGE] == []


def test_every_column_and_key_is_named() -> None:
    """Each name of a column of a deck, and each key of a script in either language, stands on the page."""
    columns = {*MOMENT_NAMES, *TIMELINE_NAMES, *CONTINUOUS_NAMES} - {"időfonalat_használ"}
    assert [name for name in sorted(columns) if f"`{name}`" not in PAGE] == []
    top = {"effects", "hatások", "steps", "lépések", "ellentmondás"}
    keys = {word for words in KEYS.values() for word in words} - top
    assert [key for key in sorted(keys) if not re.search(rf"`{key}[`:]", PAGE)] == []


def test_the_script_runs() -> None:
    """The script on the page is one that runs and is decided."""
    assert run("timeline", *QUICK, "-", stdin=block("yaml")).status == 0


def test_the_conflicts_fit_the_example_deck(tmp_path: Path) -> None:
    """The file of contradictions on the page is one for the example deck."""
    path = tmp_path / "conflicts.csv"
    path.write_text(block("csv"), encoding="utf-8")
    deck = str(ROOT / "examples" / "deck.csv")
    done = run("resolve", *QUICK, "--deck", deck, "--conflicts", str(path), "--format", "text")
    assert "D5: „1 lapot húz” – ez bírálja felül: D6 (H)" in done.out
