"""The words that reasons quote: quoted.yaml and the examples of the tables, read with the embedded engine."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from analyzer.language.engine import Engine
from tests.readings.roles.marked import LEXICON, readings

LAWS = yaml.safe_load(Path(__file__).with_name("quoted.yaml").read_text(encoding="utf-8"))
CASES = [pytest.param(case, id=f"{law['law']}: {case['text']}") for law in LAWS for case in law["cases"]]
EXAMPLES = [text for entry in LEXICON.tables.role for text in entry.examples]


@pytest.mark.model
@pytest.mark.parametrize("case", CASES)
def test_quoted_word(case: dict[str, str | int | None], engine: Engine) -> None:
    """The reason quotes the word that is denied and no other, and calls it what it is."""
    text, quotes = str(case["text"]), case["quotes"]
    reading = readings(text, engine)[int(case.get("negator") or 0)]
    assert (None if reading.negates is None else reading.negates.of(text)) == quotes
    if quotes is not None:
        assert f"„{quotes}”" in reading.why.hu
        assert f"“{quotes}”" in reading.why.en
    assert str(case.get("says", "")) in reading.why.hu


@pytest.mark.model
@pytest.mark.parametrize("text", [*EXAMPLES, *(str(case.values[0]["text"]) for case in CASES)])
def test_no_empty_quotes(text: str, engine: Engine) -> None:
    """No reason has quotation marks with nothing between them or with a space at their edge."""
    for reading in readings(text, engine):
        for marks in ("„”", "“”", " ”"):
            assert marks not in reading.why.hu + reading.why.en
