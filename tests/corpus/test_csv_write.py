"""CSV output: columns, and cells that a spreadsheet must not run."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.corpus import Place, Row, Setup
from analyzer.corpus.csv_write import COLUMNS, CsvWriter, guarded
from analyzer.corpus.faults import fault
from analyzer.corpus.scan import scan


def table(*rows: Row) -> list[dict[str, str]]:
    stream = io.StringIO()
    writer = CsvWriter(stream)
    for scanned in scan(rows, Setup(engine="lexicon")):
        writer.add(scanned)
    return list(csv.DictReader(io.StringIO(stream.getvalue())))


def test_one_row_a_record() -> None:
    """A record's findings stand in their columns, with the values of the wire format."""
    (row,) = table(Row(Place("lapok.csv", 2, "text"), "k1", "Semmiképpen sem támadhat, „ha; éber”."))
    assert (row["file"], row["row"], row["id"]) == ("lapok.csv", "2", "k1")
    assert (row["level"], row["mode"], row["counted"]) == ("strong", "prohibitive", "Semmiképpen; sem")
    assert (row["text"], row["error"]) == ("Semmiképpen sem támadhat, „ha; éber”.", "")


def test_failed_rows_have_as_many_cells() -> None:
    """A failed record fills its row: no findings, text and error in their columns."""
    place = Place("lapok.csv", 3, "text")
    (row,) = table(Row(place, None, "csonka", fault("ragged", place, cells=1, columns=2)))
    assert list(row) == list(COLUMNS)
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
