"""Decks are read from any table: names of columns in two languages, times of several kinds, places in every refusal."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.corpus.deck_conflicts import read_assertions
from analyzer.corpus.deck_fields import moment_of, truth_of
from analyzer.corpus.deck_rows import read_deck
from analyzer.corpus.rows import Place, Source
from analyzer.deck import Assertion, Played
from analyzer.errors import InputError
from analyzer.records.model import ConflictPair
from analyzer.resolver import moment

PLACE = Place("lapok.csv", 2)


def deck(tmp_path: Path, content: str, name: str = "lapok.csv") -> list[Played]:
    path = tmp_path / name
    path.write_text(content, encoding="utf-8")
    return read_deck(Source(str(path)))


def test_hungarian_columns_and_semicolons(tmp_path: Path) -> None:
    """A table as a Hungarian spreadsheet writes it gives ids, times, and yes or no."""
    rows = deck(tmp_path, "azonosító;szöveg;időpont;időfonal;folyamatos\nA;Alszik.;1,5;igen;\nB;Ébred.;;;nem\n")
    assert rows == [Played("A", "Alszik.", moment(1.5), True, None), Played("B", "Ébred.", None, None, False)]


def test_json_lines_and_missing_ids(tmp_path: Path) -> None:
    """JSON gives times as values; an effect without an id is named by its row."""
    content = '{"text": "Alszik.", "moment": [3, 2]}\n{"id": 7, "text": "Ébred.", "uses_timeline": false}\n'
    rows = deck(tmp_path, content, "lapok.jsonl")
    assert rows == [Played("#1", "Alszik.", moment([3, 2])), Played("7", "Ébred.", None, False)]


def test_plain_text_is_a_deck_without_times(tmp_path: Path) -> None:
    """Lines of text are effects of which no time is known."""
    assert [row.moment for row in deck(tmp_path, "Alszik.\nÉbred.\n", "lapok.txt")] == [None, None]


@pytest.mark.parametrize(
    ("written", "means"),
    [
        ("12", 12),
        (" 12 ", 12),
        ("-1", -1),
        ("2,5", 2.5),
        ("3/2", [3, 2]),
        ("3 / 2", [3, 2]),
        ("2026-03-15", "2026-03-15"),
        ("2026-03-15 10:30", "2026-03-15 10:30"),
        (12, 12),
        ([3], [3]),
    ],
)
def test_moments(written: object, means: int | float | str | list[int]) -> None:
    """Numbers, dates and turn/step pairs are read as what they are."""
    found, expected = moment_of(written, "moment", PLACE), moment(means)
    assert found is not None
    assert (found.kind, found.key) == (expected.kind, expected.key)


@pytest.mark.parametrize("value", [None, "", "  "])
def test_no_moment(value: object) -> None:
    """An empty cell says that the time is not known."""
    assert moment_of(value, "moment", PLACE) is None


@pytest.mark.parametrize("value", ["holnap", "1/2/3", "2026-13-01", True, {}, [1, 2, 3], "1" * 40, float("nan"), "²"])
def test_what_is_no_moment_is_refused(value: object) -> None:
    """Anything else is refused with its place and the field."""
    with pytest.raises(InputError, match=r"lapok\.csv, row 2: the field 'moment'"):
        moment_of(value, "moment", PLACE)


@given(st.text(max_size=12))
def test_no_cell_breaks_the_reader(text: str) -> None:
    """Whatever stands in a cell is read or refused by name, never a crash."""
    for read in (moment_of, truth_of):
        try:
            read(text, "mező", PLACE)
        except InputError as error:
            said = error.said.hu
        else:
            said = "mező"
        assert "mező" in said


@pytest.mark.parametrize(
    ("words", "truth"), [(("igen", "YES", "1", "x"), True), (("nem", "No", "0"), False), (("", "?", "–"), None)]
)
def test_yes_and_no(words: tuple[str, ...], truth: bool | None) -> None:
    """Yes and no are read in both languages, in any case; empty is not known."""
    assert {truth_of(word, "időfonal", PLACE) for word in words} == {truth}


def test_conflicts_quote_words(tmp_path: Path) -> None:
    """Words become offsets in the two texts; kinds may be Hungarian; several rows may speak of one pair."""
    path = tmp_path / "ellentmondások.csv"
    path.write_text("a,b,kind,a_words,b_words,prevails\nB,A,részleges,ébred,alszik,a\nA,B,nincs,,,\n", encoding="utf-8")
    rows = read_assertions(Source(str(path)), {"A": "Éjjel alszik.", "B": "Éjjel ébred."})
    pairs = (ConflictPair(a=(6, 11), b=(6, 12)),)
    assert rows == [Assertion("B", "A", "partial", pairs, "a"), Assertion("A", "B", "none")]
