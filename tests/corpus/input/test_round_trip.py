"""What is written in any format and encoding reads back as it was."""

from __future__ import annotations

import gzip
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Row, Source
from tests.corpus.making import TEXTUAL, parquet, workbook

LETTERS = "aábeéiíoóöőuúüűxzÁŐŰ „”–,;|\t.:'\"1<>&[]{}#=+-@"
TEXTS = st.text(alphabet=LETTERS, min_size=1, max_size=25).filter(lambda text: text.strip() == text)
CARDS = st.lists(st.tuples(st.text("abc1", min_size=1, max_size=4), TEXTS), min_size=1, max_size=5)
WIDE = st.text(min_size=1, max_size=25).filter(lambda text: bool(text.strip()))


def back(name: str, content: bytes | None, write: object = None) -> list[Row]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, name)
        if content is not None:
            path.write_bytes(content)
        elif callable(write):
            write(path)
        return list(read_all([Source(str(path))]))


def pairs(rows: list[Row]) -> list[tuple[object, str]]:
    assert [row.fault for row in rows] == [None] * len(rows)
    return [(str(row.id), row.text) for row in rows]


@pytest.mark.parametrize("ending", [ending for ending in TEXTUAL if ending != "txt"])
@given(cards=CARDS, encoding=st.sampled_from(["utf-8", "utf-8-sig", "utf-16", "cp1250"]), packed=st.booleans())
def test_text_formats(ending: str, cards: list[tuple[str, str]], encoding: str, packed: bool) -> None:
    """A table in a text format, in any of the encodings, packed or not, reads back with the same ids and texts."""
    content = TEXTUAL[ending](cards).encode(encoding)
    rows = back(f"lapok.{ending}", gzip.compress(content) if packed else content)
    assert pairs(rows) == cards


@given(cards=CARDS)
def test_plain_text(cards: list[tuple[str, str]]) -> None:
    """Lines of text read back in their order."""
    rows = back("lapok.txt", TEXTUAL["txt"](cards).encode())
    assert [row.text for row in rows] == [text for _, text in cards]


@given(cards=st.lists(st.tuples(st.text("abc1", min_size=1, max_size=4), WIDE), min_size=1, max_size=5))
def test_parquet(cards: list[tuple[str, str]]) -> None:
    """Any text that can be written reads back from Parquet letter by letter."""
    cards = [(id_, text.encode("utf-8", "replace").decode()) for id_, text in cards]
    assert pairs(back("lapok.parquet", None, lambda path: parquet(path, cards))) == cards


@given(cards=CARDS)
def test_workbooks(cards: list[tuple[str, str]]) -> None:
    """A sheet reads back with the same ids and texts, those that begin like formulas and numbers among them."""
    rows = [["id", "szöveg"], *map(list, cards)]
    assert pairs(back("lapok.xlsx", None, lambda path: workbook(path, Lapok=rows))) == cards
