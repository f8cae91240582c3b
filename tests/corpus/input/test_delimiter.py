"""The delimiter of a table: told by how rows fit the header, not by counting characters."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.corpus.input.delimiter import DELIMITERS, NONE, sniffed
from tests.corpus.making import as_csv
from tests.corpus.reading import good, rows_of

CASES = [
    ("id;ár;text\n1;2,5;Kap 1,5 szintet, majd pihen.\n2;3,25;Véd.\n", ";"),
    ("név;ár, Ft, bruttó\nŐr;1,5\nKém;2,5\n", ";"),
    ("id,text\n1,Elfordul; nem támad; pihen; véd.\n2,Alszik; véd.\n", ","),
    ("id,text;x\n1,Elfordul.\n2,Alszik.\n", ","),
    ("id\ttext\n1\tEgy, két; há|rom, négy.\n", "\t"),
    ("id|text\n1|Egy, két; három.\n", "|"),
    ('"id";"a, b, c";"text"\n1;x;y\n', ";"),
    ('id;text\n1;"Két\nsor, vessző, vessző,\n,,"\n2;x\n', ";"),
    ("szöveg\nElfordul; pihen.\nEgyet, kettőt húz.\n", NONE),
    ("text", NONE),
    ("", NONE),
]


@pytest.mark.parametrize(("table", "delimiter"), CASES)
def test_delimiters(table: str, delimiter: str) -> None:
    """Decimal commas, commas in texts and headers, and line breaks in quotes fool nobody."""
    assert sniffed(table.splitlines(keepends=True), ("text",)) == delimiter


def test_a_table_of_one_column(tmp_path: Path) -> None:
    """A header of one cell makes a table of one column: no delimiter divides its texts."""
    rows = rows_of(tmp_path, "lapok.csv", "szöveg\nElfordul; pihen.\nEgyet, kettőt húz.\n")
    assert good(rows) == [(None, "Elfordul; pihen."), (None, "Egyet, kettőt húz.")]


CELLS = st.text(alphabet='aű,;|\t ."\n1', min_size=1, max_size=15).filter(str.strip)


@given(texts=st.lists(CELLS, min_size=1, max_size=5), delimiter=st.sampled_from(DELIMITERS))
def test_what_a_spreadsheet_saves_is_told(texts: list[str], delimiter: str) -> None:
    """Whatever the texts hold, the delimiter that a correct writer used is found."""
    table = as_csv([(str(number), text) for number, text in enumerate(texts)], delimiter, "\n")
    assert sniffed(table.splitlines(keepends=True), ("id", "szöveg")) == delimiter
