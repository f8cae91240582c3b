"""Tables: delimiters, columns, and rows that are broken."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.corpus.input.csv_records import records
from analyzer.errors import InputError
from tests.corpus.reading import faults, good, rows_of

CARDS = [("1", "A portya, végén elfordul."), ("2", "Nem akadályozhat; csak éberen támadhat."), ("3", 'A „hős” "éber".')]


def table(delimiter: str, end: str = "\n") -> str:
    quoted = [f'{number}{delimiter}"{text.replace(chr(34), chr(34) * 2)}"' for number, text in CARDS]
    return end.join([f"id{delimiter}szöveg", *quoted]) + end


@pytest.mark.parametrize("delimiter", [";", ",", "\t", "|"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_delimiter_is_found(tmp_path: Path, delimiter: str, end: str) -> None:
    """Whatever delimiter and line end a spreadsheet writes, the same rows come out."""
    assert good(rows_of(tmp_path, "lapok.csv", table(delimiter, end))) == CARDS


@pytest.mark.parametrize(
    "content",
    [
        table(";").encode("utf-8-sig"),
        table(";").encode("utf-16"),
        b"\xfe\xff" + table(";").encode("utf-16-be"),
        ("sep=;\r\n" + table(";")).encode(),
    ],
    ids=["utf-8 bom", "utf-16-le bom", "utf-16-be bom", "sep line"],
)
def test_marks_of_excel(tmp_path: Path, content: bytes) -> None:
    """Byte-order marks, UTF-16 and Excel's own `sep=` line change nothing."""
    assert good(rows_of(tmp_path, "lapok.csv", content)) == CARDS


def test_tsv_takes_tabs_only(tmp_path: Path) -> None:
    """A .tsv splits at tabs, however many semicolons its header holds."""
    rows = rows_of(
        tmp_path, "lapok.tsv", "id\tszöveg;jegyzet;forrás\n1\tElfordul; nem támadhat.\n", text="szöveg;jegyzet;forrás"
    )
    assert good(rows) == [("1", "Elfordul; nem támadhat.")]


@pytest.mark.parametrize("name", ["text", "Szöveg", "HATÁS", "hatas", "laphatás", " effect "])
def test_text_column_is_guessed(tmp_path: Path, name: str) -> None:
    """The usual names of the text column are known, in any case."""
    rows = rows_of(tmp_path, "lapok.csv", f"név;{name};Azonosító\nVáró;Elfordul.;k1\n")
    assert good(rows) == [("k1", "Elfordul.")]


def test_named_columns(tmp_path: Path) -> None:
    """The user's own column names go before the usual ones."""
    rows = rows_of(
        tmp_path, "lapok.csv", "id;kód;szöveg;szabály\n1;x9;díszítés;Nem támadhat.\n", text="szabály", id="kód"
    )
    assert good(rows) == [("x9", "Nem támadhat.")]


@pytest.mark.parametrize("options", [{}, {"text": "leírás"}, {"text": "név", "id": "szám"}])
def test_missing_column_lists_what_there_is(tmp_path: Path, options: dict[str, str]) -> None:
    """Without the text column the error names the file and every column."""
    with pytest.raises(InputError) as error:
        rows_of(tmp_path, "lapok.csv", "név;leirás\nVáró;Elfordul.\n", **options)
    for said in error.value.said:
        assert "lapok.csv" in said
        assert "név, leirás" in said


def test_column_named_twice(tmp_path: Path) -> None:
    """Two text columns are refused, not chosen between."""
    with pytest.raises(InputError, match="two columns are named 'szöveg'"):
        rows_of(tmp_path, "lapok.csv", "szöveg;szöveg\na;b\n")


def test_ragged_rows_cost_only_themselves(tmp_path: Path) -> None:
    """A row with too many or too few cells is a fault at its own place; an unquoted delimiter never cuts a text."""
    content = "id,text\n1,Elfordul.\n2,Nem támadhat, csak védekezhet.\n3\n4,Kap 1 szintet.\n"
    rows = rows_of(tmp_path, "lapok.csv", content)
    assert [row.place.row for row in rows] == [2, 3, 4, 5]
    assert good(rows) == [("1", "Elfordul."), ("4", "Kap 1 szintet.")]
    assert faults(rows) == [(3, "ragged"), (4, "ragged")]
    assert [row.id for row in rows] == ["1", "2", "3", "4"]


def test_unclosed_quote_costs_one_row(tmp_path: Path) -> None:
    """A quote that is never closed does not swallow the rows below it."""
    rows = rows_of(tmp_path, "lapok.csv", 'id;text\n1;Elfordul.\n2;"Nem támadhat.\n3;Kap 1 szintet.\n4;Éber.\n')
    assert good(rows) == [("1", "Elfordul."), ("3", "Kap 1 szintet."), ("4", "Éber.")]
    assert faults(rows) == [(3, "unclosed_quote")]


def test_undoubled_quotes_are_refused(tmp_path: Path) -> None:
    """A quote that closes in mid-cell is a fault: its text cannot be known."""
    rows = rows_of(tmp_path, "lapok.csv", 'id;text\n1;"Semmiképpen" sem.\n2;A "hős" éber.\n')
    assert good(rows) == [("2", 'A "hős" éber.')]
    assert faults(rows) == [(2, "bad_quotes")]


def test_rows_are_numbered_as_a_spreadsheet_does(tmp_path: Path) -> None:
    """The header is row 1; a line break inside a cell adds no row; an empty row counts but gives nothing."""
    rows = rows_of(tmp_path, "lapok.csv", 'id;text\n1;"két\nsor"\n\n;\n2;Éber.\n')
    assert [(row.place.row, row.text) for row in rows] == [(2, "két\nsor"), (5, "Éber.")]


def test_bad_bytes_cost_one_row(tmp_path: Path) -> None:
    """A byte that is not UTF-8 makes a fault that names row, byte and value."""
    rows = rows_of(tmp_path, "lapok.csv", b"id;text\n1;\xc3\x89ber.\n2;M\xe9g \xe9ber.\n3;Elfordul.\n")
    assert good(rows) == [("1", "Éber."), ("3", "Elfordul.")]
    assert rows[1].fault is not None
    assert "row 3, column 'text': byte 2 (0xE9)" in rows[1].fault.said.en


def test_bad_bytes_in_the_header(tmp_path: Path) -> None:
    """A header with a byte that is not UTF-8, in a file that is, is refused: its columns have no names."""
    with pytest.raises(InputError, match=r"row 1: byte 6 \(0xF6\) is not UTF-8"):
        rows_of(tmp_path, "lapok.csv", b"id;sz\xf6veg;n\xc3\xa9v\n1;a;b\n")


def test_long_cells(tmp_path: Path) -> None:
    """A cell of ten megabytes is read whole."""
    text = "Nem támadhat. " * 750_000
    assert good(rows_of(tmp_path, "lapok.csv", f"id;text\n1;{text}\n")) == [("1", text)]


LINES = st.text(alphabet='ab;"\n', max_size=40)


@given(content=LINES)
def test_records_are_numbered_without_gaps(content: str) -> None:
    """Whatever the quoting, reading ends, and records are numbered 1, 2, 3 …"""
    found = list(records(iter(content.splitlines(keepends=True)), ";"))
    assert [record.number for record in found] == list(range(1, len(found) + 1))


@given(texts=st.lists(st.text(alphabet='áb;, "\n=', min_size=1, max_size=12).filter(str.strip), max_size=6))
def test_quoted_texts_come_back(texts: list[str]) -> None:
    """What a correct writer quotes comes back letter by letter, and no record is a fault."""
    lines = ["id;text\n", *(f'{n};"{text.replace(chr(34), chr(34) * 2)}"\n' for n, text in enumerate(texts))]
    physical = "".join(lines).splitlines(keepends=True)
    assert [record.cells[1] for record in records(iter(physical), ";")][1:] == texts
