"""Workbooks: sheets, merged cells, formulas, numbers and dates; and the broken, locked and bloated ones."""

from __future__ import annotations

import datetime
import re
import zipfile
from pathlib import Path

import pytest
import xlsxwriter

from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Row, Source
from analyzer.errors import InputError
from analyzer.messages import Message
from tests.corpus.making import spreadsheet, workbook
from tests.corpus.reading import faults, good

CARDS = [["id", "szöveg"], ["k1", "Nem támadhat."], [None, None], ["k2", "Csak\néberen véd."]]


def read(path: Path, **options: object) -> list[Row]:
    return list(read_all([Source(str(path))._replace(**options)]))  # type: ignore[arg-type]


def test_rows_are_numbered_as_the_program_shows_them(tmp_path: Path) -> None:
    """Empty rows count and give nothing; a table may begin anywhere in the sheet."""
    moved = [[None, None, None], *([None, *row] for row in CARDS)]
    rows = read(workbook(tmp_path / "lapok.xlsx", Lapok=moved))
    assert [(row.place.row, row.id, row.text) for row in rows] == [
        (3, "k1", "Nem támadhat."),
        (5, "k2", "Csak\néberen véd."),
    ]
    assert rows[0].place.column == "szöveg"


def test_open_document(tmp_path: Path) -> None:
    """An ODS gives what an XLSX gives, and its repeated empty rows keep their numbers."""
    empty = '<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>'
    path = spreadsheet(tmp_path / "lapok.ods", ["id", "szöveg"], ["k1", "Nem\ntámadhat."], before=empty)
    assert [(row.place.row, row.id, row.text) for row in read(path)] == [(4, "k1", "Nem\ntámadhat.")]


def test_all_sheets_with_texts_are_read(tmp_path: Path) -> None:
    """The sheets are read in their order, places name them, and one without a text column is told."""
    heard: list[Message] = []
    path = workbook(
        tmp_path / "lapok.xlsx",
        Bestiák=[["id", "szöveg"], ["b1", "Véd."]],
        Árak=[["név", "ár"], ["Őr", "3"]],
        Hősök=[["szöveg", "id"], ["Támad.", "h1"]],
        Üres=[],
    )
    rows = read(path, tell=heard.append)
    assert [(row.place.sheet, row.id, row.text) for row in rows] == [
        ("Bestiák", "b1", "Véd."),
        ("Hősök", "h1", "Támad."),
    ]
    assert rows[1].place.said.hu == f"{path}, „Hősök” munkalap, 2. sor, „szöveg” oszlop"
    assert len(heard) == 1
    assert "Árak" in heard[0].hu
    assert "név, ár" in heard[0].hu


def test_a_title_above_the_header(tmp_path: Path) -> None:
    """The header is the row that names the text column; what stands above it is no card."""
    path = workbook(tmp_path / "a.xlsx", A=[["Második kiadás"], [None], ["id", "szöveg"], ["k1", "Véd."]])
    assert [(row.place.row, row.id, row.text) for row in read(path)] == [(4, "k1", "Véd.")]


def test_no_sheet_has_texts(tmp_path: Path) -> None:
    """Without a text column on any sheet the columns of all are listed."""
    path = workbook(tmp_path / "lapok.xlsx", A=[["név", "leírás"], ["Őr", "x"]], B=[["kód"], ["1"]])
    with pytest.raises(InputError) as error:
        read(path)
    for said in error.value.said:
        assert "név, leírás; kód" in said
        assert "--text-column" in said


def test_numbers_dates_and_formulas_are_texts(tmp_path: Path) -> None:
    """Cells that are no strings count as a reader sees them: whole numbers without a point, days without a time."""
    path = tmp_path / "lapok.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        sheet, day = book.add_worksheet(), book.add_format({"num_format": "yyyy.mm.dd."})
        sheet.write_row(0, 0, ["id", "szöveg"])
        sheet.write_row(1, 0, [7, 3])
        sheet.write_row(2, 0, [8.5, 2.5])
        sheet.write_datetime(3, 1, datetime.datetime(2026, 3, 15), day)
        sheet.write_formula(4, 1, '="Nem "&"véd."', None, "Nem véd.")
        sheet.write_boolean(5, 1, True)
    assert good(read(path)) == [("7", "3"), ("8.5", "2.5"), (None, "2026-03-15"), (None, "Nem véd."), (None, "true")]


def test_a_formula_in_error_is_a_fault_of_its_row(tmp_path: Path) -> None:
    """A cell that shows #N/A has no text: its row fails by its place, the others are read."""
    path = tmp_path / "lapok.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 1, ["id", "szöveg"])
        sheet.write_row(1, 1, ["k1", "Véd."])
        sheet.write(2, 1, "k2")
        sheet.write_formula(2, 2, "=1/0", None, "#DIV/0!")
        sheet.write_formula(3, 2, "=NA()", None, "#N/A")
        sheet.write_row(4, 1, ["k4", "Támad."])
    rows = read(path)
    assert good(rows) == [("k1", "Véd."), ("k4", "Támad.")]
    assert faults(rows) == [(3, "cell_error"), (4, "cell_error")]
    assert rows[1].id == "k2"


def test_joined_cells(tmp_path: Path) -> None:
    """An id joined over several rows is the id of each; a joined text is one effect."""
    path = tmp_path / "lapok.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["id", "szöveg"])
        sheet.merge_range("A2:A4", "k1")
        sheet.write_column(1, 1, ["Véd.", "Támad.", "Pihen."])
        sheet.merge_range("B5:B6", "Alszik.")
        sheet.write_column(4, 0, ["k2", "k3"])
    rows = read(path)
    assert good(rows) == [("k1", "Véd."), ("k1", "Támad."), ("k1", "Pihen."), ("k2", "Alszik."), ("k3", "")]


def test_whole_rows_and_several_texts(tmp_path: Path) -> None:
    """All cells come by name where asked for; several text columns give an effect each, and ids name the column."""
    rows = [["id", "fő", "mellék", "ár"], ["k1", "Véd.", "Pihen.", 3], ["k2", "Támad.", None, 4]]
    path = workbook(tmp_path / "lapok.xlsx", Lapok=rows)
    found = read(path, text_column=("fő", "mellék"), whole=True)
    assert good(found) == [("k1:fő", "Véd."), ("k1:mellék", "Pihen."), ("k2:fő", "Támad.")]
    assert found[1].place.column == "mellék"
    assert found[1].fields == {"id": "k1", "fő": "Véd.", "mellék": "Pihen.", "ár": "3"}


def test_a_row_stands_for_the_line(tmp_path: Path) -> None:
    """For lint a place in a workbook is the row of the sheet and the character within the cell."""
    (row,) = read(workbook(tmp_path / "lapok.xlsx", Lapok=[["text"], ["Két\nsor."]]), located=True)
    assert row.origin is not None
    assert row.origin.position(5)[:2] == (2, 6)
    assert row.origin.glimpse(5).text == "sor."


def altered(path: Path, member: str, pattern: bytes, new: bytes) -> Path:
    """Copy the workbook with a member altered."""
    copy = path.with_name("másolat.xlsx")
    with zipfile.ZipFile(path) as source, zipfile.ZipFile(copy, "w", zipfile.ZIP_DEFLATED) as target:
        for entry in source.infolist():
            content = source.read(entry)
            target.writestr(entry.filename, re.sub(pattern, new, content) if entry.filename == member else content)
    return copy


def test_a_zip_bomb_is_refused(tmp_path: Path) -> None:
    """A workbook that unpacks to more than allowed is refused before it is opened, with the limit and the way out."""
    bomb = altered(workbook(tmp_path / "a.xlsx", A=CARDS), "xl/styles.xml", b"$", b" " * (32 << 20))
    assert bomb.stat().st_size < 100_000
    with pytest.raises(InputError) as error:
        read(bomb, max_unpacked=16 << 20)
    for said in error.value.said:
        assert "16 MiB" in said
        assert "--max-unpacked" in said
    assert len(read(bomb, max_unpacked=64 << 20)) == 2


def test_a_lie_about_the_size_is_damage(tmp_path: Path) -> None:
    """An entry that unpacks to more than the directory says is not believed."""
    path = altered(workbook(tmp_path / "a.xlsx", A=CARDS), "xl/styles.xml", b"$", b" " * (1 << 20))
    with zipfile.ZipFile(path) as archive:
        size = archive.getinfo("xl/styles.xml").file_size
    path.write_bytes(path.read_bytes().replace(size.to_bytes(4, "little"), (1000).to_bytes(4, "little")))
    with pytest.raises(InputError, match="damaged workbook"):
        read(path)


def test_far_apart_cells_are_refused(tmp_path: Path) -> None:
    """Two cells at the ends of a sheet would be laid out as billions: the extent is named."""
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        sheet = book.add_worksheet()
        sheet.write(0, 0, "text")
        sheet.write(1_048_575, 16_383, "x")
    with pytest.raises(InputError, match="spans 1048576 × 16384 cells"):
        read(path)


def repeated(rows: int, columns: int, content: str = "<text:p>x</text:p>") -> str:
    """The XML of a row of an ODS that stands for many, of a cell that stands for many."""
    cell = f'<table:table-cell table:number-columns-repeated="{columns}"'
    cell += f' office:value-type="string">{content}</table:table-cell>' if content else "/>"
    return f'<table:table-row table:number-rows-repeated="{rows}">{cell}</table:table-row>'


@pytest.mark.parametrize("before", [repeated(1_000_000, 11), repeated(1_000_000, 1, "") + repeated(1, 11)])
def test_repeated_cells_are_counted(tmp_path: Path, before: str) -> None:
    """A few hundred bytes of ODS that stand for millions of cells are refused."""
    path = spreadsheet(tmp_path / "a.ods", ["text"], before=before)
    with pytest.raises(InputError, match=r"spans \d+ × 11 cells, which is more than 10 million"):
        read(path)


def test_empty_cells_at_the_end_do_not_count(tmp_path: Path) -> None:
    """Programs fill a sheet with empty repeated rows and cells: they cost nothing."""
    path = spreadsheet(tmp_path / "a.ods", ["text"], ["Véd."])
    with zipfile.ZipFile(path) as archive:
        xml = archive.read("content.xml").replace(
            b"</table:table>", repeated(1_048_570, 16_384, "").encode() + b"</table:table>"
        )
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        archive.writestr("content.xml", xml)
        archive.writestr("META-INF/manifest.xml", "<manifest/>")
    assert good(read(path)) == [(None, "Véd.")]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600), "jelszóval védett vagy régi"),
        (b"PK\x03\x04" + bytes(40), "sérült munkafüzet"),
        (b"id;text\n1;Jo.\n", "a tartalma más"),
        (b"%PDF-1.7\n", "a tartalma PDF"),
    ],
)
@pytest.mark.parametrize("name", ["lapok.xlsx", "lapok.ods"])
def test_what_is_no_workbook_is_refused(tmp_path: Path, name: str, content: bytes, words: str) -> None:
    """A locked, cut or wrongly named file is refused for what it is, with what to do."""
    (tmp_path / name).write_bytes(content)
    with pytest.raises(InputError) as error:
        read(tmp_path / name)
    assert words in error.value.said.hu
    assert name in error.value.said.hu


@pytest.mark.parametrize("cut", [0.3, 0.7, 0.98])
def test_a_cut_workbook_is_refused(tmp_path: Path, cut: float) -> None:
    """A file whose end is missing is damaged, wherever it was cut."""
    path = workbook(tmp_path / "a.xlsx", A=CARDS)
    content = path.read_bytes()
    path.write_bytes(content[: int(len(content) * cut)])
    with pytest.raises(InputError, match="damaged workbook"):
        read(path)


def test_a_sheet_that_breaks_off_is_refused(tmp_path: Path) -> None:
    """Where the XML of a sheet breaks in its middle, the rows above are not taken for all there are."""
    rows = [["id", "szöveg"], *([f"k{n}", "Véd."] for n in range(50))]
    path = altered(
        workbook(tmp_path / "a.xlsx", A=rows), "xl/worksheets/sheet1.xml", b'<row r="30"', b'</sheetData><row r="30"'
    )
    with pytest.raises(InputError, match="sheet 'A' cannot be read"):
        read(path)


def test_styled_empty_cells_are_no_content(tmp_path: Path) -> None:
    """Cells that only have a border or a colour, as below many a table, neither count nor hurt."""
    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        sheet, style = book.add_worksheet(), book.add_format({"border": 1})
        sheet.write_column(0, 1, ["szöveg", "Véd."])
        for row in range(40):
            sheet.write_blank(row, 0, None, style)
            sheet.write_blank(row + 2, 1, None, style)
    assert good(read(path)) == [(None, "Véd.")]
    copy = altered(path, "xl/worksheets/sheet1.xml", rb'<c r="B30" s="1"/>', b'<c r="B30" s="1"></c>')
    assert good(read(copy)) == [(None, "Véd.")]


@pytest.mark.parametrize("member", ["xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml"])
def test_broken_xml_is_refused(tmp_path: Path, member: str) -> None:
    """A workbook whose inside is broken is refused in both languages."""
    path = altered(workbook(tmp_path / "a.xlsx", A=CARDS), member, b"<(sheets|sheetData|sst)", b"<<")
    with pytest.raises(InputError, match="damaged workbook"):
        read(path)
