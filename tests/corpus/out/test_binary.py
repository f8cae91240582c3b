"""Parquet, Arrow and XLSX: read back as written, the same bytes every time, nothing a spreadsheet would run."""

from __future__ import annotations

import zipfile
from pathlib import Path

import polars
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from analyzer.corpus.out.columnar import write_columnar
from analyzer.corpus.out.columns import Column, Table, table_of
from analyzer.corpus.out.form import Form, Unit
from tests.corpus.out.building import TEXTS, made, read, rows

FORMS: tuple[Form, ...] = ("parquet", "arrow", "xlsx")


@pytest.mark.parametrize("unit", ["effect", "operator"])
@pytest.mark.parametrize("form", FORMS)
def test_the_columns_are_those_of_the_table(tmp_path: Path, form: Form, unit: Unit) -> None:
    """Every format has the same columns in the same order, with a row for each row of the table."""
    path, said = made(tmp_path, rows(broken=2), form, unit)
    found = read(path)
    assert said == []
    assert list(found[0]) == table_of(unit).names
    assert len(found) == (5 if unit == "effect" else 2)


def test_columns_are_typed(tmp_path: Path) -> None:
    """Parquet and Arrow keep numbers, truths and lists as what they are."""
    for form in ("parquet", "arrow"):
        path, _ = made(tmp_path, rows(), form, "operator")
        row = read(path)[1]
        assert (row["start"], row["counts"], row["doubts"], row["sheet"]) == (20, False, ["CSK001"], "Hősök")


@pytest.mark.parametrize("form", FORMS)
def test_no_rows_make_a_table_too(tmp_path: Path, form: Form) -> None:
    """A table without rows has its columns still."""
    path, _ = made(tmp_path, rows(["Elfordul."]), form, "operator")
    frame = polars.read_excel(path, raise_if_empty=False) if form == "xlsx" else None
    if frame is None:
        frame = polars.read_parquet(path) if form == "parquet" else polars.read_ipc(path)
        assert frame.columns == table_of("operator").names
    assert frame.height == 0


@pytest.mark.parametrize("form", FORMS)
def test_the_same_bytes_every_time(tmp_path: Path, form: Form) -> None:
    """A file holds nothing of the day or the place where it was made."""
    one, other = tmp_path / "a", tmp_path / "b"
    one.mkdir()
    other.mkdir()
    assert made(one, rows(), form)[0].read_bytes() == made(other, rows(), form)[0].read_bytes()


def test_a_workbook_has_no_formulas(tmp_path: Path) -> None:
    """Texts that begin like formulas are texts, unchanged, and marked to stay so when edited; none is a link."""
    path, _ = made(tmp_path, rows(["=1+1", "+1 sebzés", "-1", "@A1", "https://lap.example", "42"]), "xlsx")
    assert [row["text"] for row in read(path)] == ["=1+1", "+1 sebzés", "-1", "@A1", "https://lap.example", "42"]
    with zipfile.ZipFile(path) as book:
        sheet, styles = book.read("xl/worksheets/sheet1.xml"), book.read("xl/styles.xml")
        assert b"<f>" not in sheet
        assert b"hyperlink" not in sheet
        assert b'quotePrefix="1"' in styles
        assert sheet.count(b's="2" t="inlineStr"') == 4


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    texts=st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=12), min_size=1, max_size=9)
)
def test_texts_read_back(tmp_path: Path, texts: list[str]) -> None:
    """Parquet and Arrow give every text back as it was, whatever characters it holds."""
    for form in ("parquet", "arrow"):
        assert [row["text"] for row in read(made(tmp_path, rows(texts), form)[0])] == texts


def test_a_workbook_keeps_odd_characters(tmp_path: Path) -> None:
    """Controls, markup, escapes that look like a workbook's own, and outer blanks survive in a cell."""
    texts = ["a\x01b", "<b>&amp;</b>", "_x0041_", " széle ", "két\nsor", "🐉", "ő\u0301"]
    assert [row["text"] for row in read(made(tmp_path, rows(texts), "xlsx")[0])] == texts


def test_too_long_cells_are_cut_and_told(tmp_path: Path) -> None:
    """A text longer than a cell can be (in UTF-16) is cut with an ellipsis, and the user is told; others stay."""
    fits, long, wide = "a" * 32_767, "b" * 32_768, "🐉" * 16_384
    path, said = made(tmp_path, rows([fits, long, wide]), "xlsx")
    found = [row["text"] for row in read(path)]
    assert found == [fits, "b" * 32_766 + "…", "🐉" * 16_383 + "…"]
    assert [message.en.split(": ", 1)[1].split(" cells")[0] for message in said] == ["2"]
    assert [row["text"] for row in read(made(tmp_path, rows([long]), "parquet")[0])] == [long]


def test_a_full_worksheet_goes_on_in_the_next(tmp_path: Path) -> None:
    """When a worksheet is full a new one begins with the header, and the user is told; no row is lost."""
    path, said = made(tmp_path, rows(TEXTS), "xlsx", limit=3)
    found = [row["text"] for sheet in (1, 2, 3) for row in read(path, sheet)]
    assert found == list(TEXTS)
    assert "3 worksheets" in said[0].en
    assert made(tmp_path, rows(TEXTS), "xlsx", limit=6)[1] == []


def test_long_texts_in_columns(tmp_path: Path) -> None:
    """A text of ten million characters is written as any other."""
    texts = ["rövid", "hosszú " * 1_500_000, "Nem támadhat."]
    given_rows = [row if len(row.text) < 99 else row._replace(fault=rows(broken=1)[0].fault) for row in rows(texts)]
    for form in ("parquet", "arrow"):
        assert [row["text"] for row in read(made(tmp_path, given_rows, form)[0])] == texts


@pytest.mark.parametrize("form", ["parquet", "arrow"])
def test_many_rows_keep_their_order(tmp_path: Path, form: Form) -> None:
    """More rows than are read or grouped at once come out once each, in order, from any size of line."""
    part, path = tmp_path / "part", tmp_path / f"ki.{form}"
    with part.open("w", encoding="utf-8") as lines:
        for number in range(70_000):
            text = "hosszú" * 1_000_000 if number in (3, 4, 5, 40_000) else "rövid"
            lines.write(f'{{"row":{number},"text":"{text}"}}\n')
    table = Table((Column("row", "number"), Column("text", "text")), table_of("effect").rows)
    write_columnar(part, path, table, form, "ki")
    frame = polars.read_parquet(path) if form == "parquet" else polars.read_ipc(path)
    assert frame["row"].to_list() == list(range(70_000))
    assert frame["text"].str.len_chars().sum() == 4 * 6_000_000 + 5 * 69_996
