"""docs/rulings.md says what is so."""

from __future__ import annotations

import re
from pathlib import Path

from analyzer.records.words import READINGS
from analyzer.rulings.load import _KINDS
from tests.rulings.making import parsed

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "rulings.md").read_text(encoding="utf-8")


def test_the_file_that_is_shown_can_be_read() -> None:
    """The example is a rulings file, and its second ruling is on a text that its reason could speak of."""
    (toml,) = re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL)
    assert [ruling.word for ruling in parsed(toml).rulings] == ["csak", "csak"]


def test_every_field_and_reading_is_named() -> None:
    """Each field of a ruling and each reading that it may have stands on the page."""
    named = [*_KINDS, *(set(READINGS) - {"ambiguous"})]
    assert [name for name in named if f"`{name}`" not in PAGE] == []
