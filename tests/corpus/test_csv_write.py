"""CSV output: cells that a spreadsheet must not run, and a table that reads back as it was."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.corpus import Place, Row, Setup
from analyzer.corpus.csv_write import csv_lines, guarded
from analyzer.corpus.faults import fault
from analyzer.corpus.out.columns import EFFECT
from analyzer.corpus.out.render import Shape, render

SHAPE = Shape("csv")


def table(*rows: Row) -> list[dict[str, str]]:
    lines = SHAPE.head() + b"".join(done.data for done in render(rows, Setup(engine="lexicon"), SHAPE))
    return list(csv.DictReader(io.StringIO(lines.decode("utf-8"), newline="")))


def test_one_row_a_record() -> None:
    """A record's findings stand in their columns, with the values of the wire format."""
    (row,) = table(Row(Place("lapok.csv", 2, "text"), "k1", "Semmiképpen sem támadhat, „ha; éber”."))
    assert (row["file"], row["row"], row["column"], row["id"]) == ("lapok.csv", "2", "text", "k1")
    assert (row["level"], row["mode"], row["counted"]) == ("strong", "prohibitive", "Semmiképpen; sem")
    assert (row["text"], row["error"]) == ("Semmiképpen sem támadhat, „ha; éber”.", "")


def test_failed_rows_have_as_many_cells() -> None:
    """A failed record fills its row: no findings, text and error in their columns."""
    place = Place("lapok.csv", 3, "text")
    (row,) = table(Row(place, None, "csonka", fault("ragged", place, cells=1, columns=2)))
    assert list(row) == [column.name for column in EFFECT]
    assert (row["id"], row["level"], row["text"]) == ("", "", "csonka")
    assert "3. sor" in row["error"]


@pytest.mark.parametrize("text", ["=1+1", "+1 sebzés", "-1 sebzés", "@A1", "\t=1", "\r=1"])
def test_formulas_are_disarmed(text: str) -> None:
    """A text that a spreadsheet would run gets a leading apostrophe, the common `+1 sebzés` among them."""
    (row,) = table(Row(Place("lapok.csv", 2, "text"), text, text))
    assert row["text"] == row["id"] == f"'{text}"


@given(text=st.text(max_size=20))
def test_the_guard_only_adds(text: str) -> None:
    """The guard never changes a cell but by one leading apostrophe, and no guarded cell begins like a formula."""
    cell = guarded(text)
    assert cell in (text, f"'{text}")
    assert cell[:1] not in tuple("=+-@\t\r")


@given(rows=st.lists(st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=9), min_size=2, max_size=2)))
def test_cells_read_back(rows: list[list[str]]) -> None:
    """Whatever stands in the cells, line ends and quotes too, a reader gets the guarded cells back."""
    found = list(csv.reader(io.StringIO(csv_lines(rows), newline=""), strict=True))
    assert found == [[guarded(cell) for cell in row] for row in rows]


def test_values_that_are_no_text() -> None:
    """Nothing is an empty cell, several texts are joined, numbers and truths are plain."""
    assert csv_lines([[None, ["a", "b"], [], 7, True]]) == '"","a; b","","7","true"\n'
