"""Where the characters of a text stand in the file: carried from the reader, for every format."""

from __future__ import annotations

import csv
import io
import json
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from analyzer.corpus.input.csv_origin import cell_offsets
from analyzer.corpus.input.json_origin import field_offsets, item_starts
from analyzer.corpus.input.read import read
from analyzer.corpus.origin import Glimpse, Lines, Position
from analyzer.corpus.rows import Format, Row, Source

CELLS = st.text(st.sampled_from('aé🐉";,\n\r\t '), max_size=12)
STRINGS = st.text(st.sampled_from('aé🐉"\\\n/\ud83d\udc09{}[],:'), max_size=12)


def located(folder: Path, name: str, content: str, format: Format) -> list[Row]:
    path = folder / name
    path.write_bytes(content.encode("utf-8"))
    return list(read(Source(str(path), format, located=True)))


def places(row: Row) -> list[tuple[int, int]]:
    """Line and column of every character of the row's text."""
    assert row.origin is not None
    return [row.origin.position(at)[:2] for at in range(len(row.text) + 1)]


@given(st.lists(CELLS, min_size=1, max_size=4), st.sampled_from(";,\t"), st.booleans(), st.sampled_from(["\n", "\r\n"]))
@example(['"', ""], ";", False, "\n")
def test_a_cell_is_read_as_csv_reads_it(cells: list[str], delimiter: str, quoted: bool, end: str) -> None:
    """Walking the offsets of a cell through the record gives the cell: only doubled quotes skip a character."""
    out = io.StringIO()
    quoting = csv.QUOTE_ALL if quoted else csv.QUOTE_MINIMAL
    csv.writer(out, delimiter=delimiter, quoting=quoting, lineterminator=end).writerow(cells)
    raw = out.getvalue()
    read_back = next(csv.reader(io.StringIO(raw, newline=""), delimiter=delimiter, strict=True))
    for index, cell in enumerate(read_back):
        offsets = cell_offsets(raw, delimiter, index)
        assert "".join(raw[at] for at in offsets[:-1]) == cell
        assert all(
            after - at == (2 if raw[at : at + 2] == '""' and after - at > 1 else 1) for at, after in pairwise(offsets)
        )


@given(STRINGS, STRINGS, st.booleans(), st.sampled_from([None, 2]))
def test_a_json_string_is_read_as_json_reads_it(text: str, other: str, ascii: bool, indent: int | None) -> None:
    """Each character of a string is decoded from exactly the stretch of the file that its offsets name."""
    raw = json.dumps([other, {"x": other, "szöveg": "first", "y": [text, {"szöveg": 1}]}, {}], indent=indent)
    raw = raw.replace('"first"', json.dumps(text, ensure_ascii=ascii))
    starts = list(item_starts(raw))
    assert len(starts) == 3
    offsets = field_offsets(raw, starts[1], "szöveg")
    stretches = [raw[at:after] for at, after in pairwise(offsets)]
    decoded = json.loads(raw)[1]["szöveg"]
    assert [json.loads(f'"{stretch}"') for stretch in stretches] == list(decoded)


def test_the_last_of_two_fields_counts() -> None:
    """A field that is given twice stands where ``json.loads`` takes it from."""
    raw = '{"text": "a", "text": "b"}'
    assert list(field_offsets(raw, 0, "text")) == [23, 24]


@pytest.mark.parametrize("raw", ['{"text": 5}', '{"id": "x"}', "[]", '"text"'])
def test_without_a_string_the_object_is_named(raw: str) -> None:
    """Where there is no text to point into, the beginning of the object is pointed at."""
    assert list(field_offsets(raw, 0, "text")) == [0]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_end_as_an_editor_ends_them(end: str) -> None:
    """A line feed, a carriage return, or both together end one line."""
    lines = Lines(f"egy{end}két🐉{end}", line=5, offset=100)
    start = 3 + len(end)
    assert lines.position(start + 3) == Position(6, 4, 100 + start + 3)
    assert lines.glimpse(start + 3) == Glimpse("két🐉")
    assert lines.glimpse(0) == Glimpse("egy")


def test_a_glimpse_of_a_long_line() -> None:
    """Of a very long line only what surrounds a place is kept, with what is needed to find that place in it."""
    lines = Lines("egy\n" + "x" * 5000 + "csak" + "y" * 5000 + "\nkét")
    text, before, cut = lines.glimpse(5004)
    assert text[5000 - before :].startswith("csak")
    assert (len(text), cut) == (2000, True)
    assert lines.glimpse(10007) == Glimpse("y" * 1001, 9003, False)


def test_text(tmp_path: Path) -> None:
    """In a text file columns count code points of the line, also behind a lone carriage return."""
    rows = located(tmp_path, "lapok.txt", "\ufeff🐉 csak\r\n\nnem\rsem\nse\n", "text")
    assert [places(row)[-1] for row in rows] == [(1, 7), (4, 4), (5, 3)]
    assert [row.place.row for row in rows] == [1, 3, 4]


def test_jsonl(tmp_path: Path) -> None:
    """Escapes of a JSON line are skipped as what they stand for: one character."""
    (row,) = located(tmp_path, "lapok.jsonl", '\n  {"id": 1, "text": "\\ud83d\\udc09\\tcs\\u0061k"}\n', "jsonl")
    assert row.text == "🐉\tcsak"
    assert [column for _, column in places(row)] == [22, 34, 36, 37, 38, 44, 45]
    assert {line for line, _ in places(row)} == {2}


def test_json(tmp_path: Path) -> None:
    """An item of an array is placed in the whole file."""
    content = '[\n  {"id": 1,\n   "hatás": "egy"},\n  {"hatás": "k\\"é"}\n]\n'
    first, second = located(tmp_path, "lapok.json", content, "json")
    assert places(first)[0] == (3, 14)
    assert places(second) == [(4, 14), (4, 15), (4, 17), (4, 18)]


def test_csv(tmp_path: Path) -> None:
    """A cell over several lines goes on in the next line of the file; a doubled quote is one character."""
    content = 'sep=;\r\nid;szöveg\r\n1;"Egy ""kettő""\r\nhárom"\r\n2;négy\r\n'
    first, second = located(tmp_path, "lapok.csv", content, "csv")
    assert first.text == 'Egy "kettő"\r\nhárom'
    assert places(first)[first.text.index("kettő")] == (3, 10)
    assert places(first)[first.text.index("három")] == (4, 1)
    assert places(second)[0] == (5, 3)
    assert content.startswith("négy", second.origin.position(0).offset)  # type: ignore[union-attr]


def test_csv_after_broken_quotes(tmp_path: Path) -> None:
    """A row with broken quotes gives up its first line only; those after it keep their places."""
    rows = located(tmp_path, "lapok.csv", 'id,text\n1,"egy" x\n2,"két\nhá"\n3,négy\n', "csv")
    assert [(row.fault is None, row.origin.position(0)[:2]) for row in rows] == [  # type: ignore[union-attr]
        (False, (2, 1)),
        (True, (3, 4)),
        (True, (5, 3)),
    ]


@pytest.mark.parametrize(
    ("name", "content", "format", "line"),
    [
        ("a.jsonl", '{"text": "a"}\n{"text": 5}\n', "jsonl", (2, 1)),
        ("a.jsonl", '{"text": "a"}\n  nope\n', "jsonl", (2, 1)),
        ("a.json", '[{"text": "a"},\n 5]', "json", (2, 2)),
        ("a.csv", "id,text\n1,a,b\n", "csv", (2, 3)),
    ],
)
def test_a_row_with_a_fault_has_a_place(
    tmp_path: Path, name: str, content: str, format: Format, line: tuple[int, int]
) -> None:
    """What cannot be read is pointed at too."""
    row = located(tmp_path, name, content, format)[-1]
    assert row.fault is not None
    assert row.origin is not None
    assert row.origin.position(0)[:2] == line


def test_only_on_demand(tmp_path: Path) -> None:
    """A source that is not located gives rows without origins: they travel between processes."""
    path = tmp_path / "a.csv"
    path.write_text("id,text\n1,a\n", encoding="utf-8")
    assert [row.origin for row in read(Source(str(path), "csv"))] == [None]
