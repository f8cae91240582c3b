"""Rulings files: what is read, and what is refused with which words."""

from __future__ import annotations

import pickle
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml

from analyzer.lexicon import load_lexicon
from analyzer.rulings.errors import RulingError
from analyzer.rulings.load import load_rulings
from analyzer.text import Span
from tests.rulings.making import FILE, parsed

GOOD = "reading = 'restrictive'\nwho = 'X'\nwhen = 2026-01-02\nwhy = 'y'\n"
CASES: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parent / "cases" / "files.yaml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_a_wrong_file_is_refused(case: dict[str, Any]) -> None:
    """Each fault is said in both languages, with the file and, where there is one, the number of the ruling."""
    with pytest.raises(RulingError) as caught:
        parsed(case["toml"].replace("{good}", GOOD))
    for lang in ("hu", "en"):
        for words in (*case[lang], FILE):
            assert words in caught.value.said.text(lang)  # type: ignore[arg-type]
    assert pickle.loads(pickle.dumps(caught.value)).said == caught.value.said


def test_what_is_read() -> None:
    """Every field arrives as it stands in the file."""
    (ruling,) = parsed(f"[[ruling]]\ntext = 'Ma csak éber.'\nstart = 3\nend = 7\n{GOOD}").rulings
    assert (ruling.number, ruling.text, ruling.span, ruling.word) == (1, "Ma csak éber.", Span(3, 7), "csak")
    assert (ruling.reading, ruling.who, ruling.when, ruling.why) == ("restrictive", "X", date(2026, 1, 2), "y")


def test_an_empty_file_holds_no_rulings() -> None:
    """A file of comments, or of nothing, is a file without rulings."""
    assert parsed("").rulings == parsed("# később\n").rulings == ()


def test_byte_order_mark_and_carriage_returns() -> None:
    """A file saved by a Windows editor is read like any other."""
    toml = f"[[ruling]]\ntext = 'Csak éber.'\nsurface = 'csak'\n{GOOD}"
    assert parsed("\ufeff" + toml.replace("\n", "\r\n")).rulings == parsed(toml).rulings


@pytest.mark.parametrize(("content", "words"), [(None, "no such"), (b"\xff\xfe", "byte 0")])
def test_a_file_that_cannot_be_read(tmp_path: Path, content: bytes | None, words: str) -> None:
    """A missing file, and one that is not UTF-8, are named."""
    path = tmp_path / "r.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(RulingError, match=words):
        load_rulings(str(path))


def test_a_directory_is_no_file(tmp_path: Path) -> None:
    """A folder is refused with a reason."""
    with pytest.raises(RulingError, match="cannot be read"):
        load_rulings(str(tmp_path))


def test_readings_of_a_lexicon_of_ones_own(tmp_path: Path) -> None:
    """A reading that a doubt of the user's lexicon names may stand in a ruling; without that lexicon it may not."""
    own = tmp_path / "own.toml"
    own.write_text(
        "[[doubt]]\nid = 'SAJ001'\non = 'role=prohibits'\nturns = 'mode'\nreadings = ['tiltas', 'kerelem']\n"
        "hu = '„{surface}”'\nen = '{surface}'\nexamples = ['Nem támad.']\ncounter_examples = ['Támad.']\n",
        encoding="utf-8",
    )
    path = tmp_path / "r.toml"
    path.write_text(
        "[[ruling]]\ntext = 'Nem támad.'\nsurface = 'nem'\n" + GOOD.replace("restrictive", "kerelem"),
        encoding="utf-8",
    )
    with pytest.raises(RulingError, match="kerelem"):
        load_rulings(str(path), load_lexicon())
    assert load_rulings(str(path), load_lexicon((str(own),))).rulings[0].reading == "kerelem"
