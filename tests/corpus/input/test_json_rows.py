"""JSON and JSON Lines: shapes, fields, and lines that are broken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from analyzer.errors import InputError
from tests.corpus.reading import faults, good, rows_of

CARDS = [{"id": 1, "text": "Elfordul."}, {"id": "k2", "szöveg": "Nem támadhat."}, {"text": "Éber."}]


def test_lines_and_array_give_the_same_rows(tmp_path: Path) -> None:
    """One object a line or one array of objects: the same ids and texts; an id that is absent is None."""
    lines = rows_of(tmp_path, "lapok.jsonl", "\n".join(map(json.dumps, CARDS)))
    array = rows_of(tmp_path, "lapok.json", json.dumps(CARDS, ensure_ascii=False))
    assert good(lines) == good(array) == [(1, "Elfordul."), ("k2", "Nem támadhat."), (None, "Éber.")]


def test_single_object(tmp_path: Path) -> None:
    """A .json that holds one effect is one row."""
    assert good(rows_of(tmp_path, "lap.json", '{"hatás": "Éber.", "id": 5}')) == [(5, "Éber.")]


@pytest.mark.parametrize("content", ['{"cards": []}', "3", '"Éber."', "null"])
def test_other_shapes_are_refused(tmp_path: Path, content: str) -> None:
    """A .json that is neither an array nor an effect is refused, and the message says what was found."""
    with pytest.raises(InputError, match="an array of objects or one single effect is expected"):
        rows_of(tmp_path, "lap.json", content)


def test_broken_json_says_where(tmp_path: Path) -> None:
    """A .json that does not parse is refused with line and column."""
    with pytest.raises(InputError, match="line 2, character"):
        rows_of(tmp_path, "lap.json", '[{"text": "Éber."},\n{]')


def test_array_for_lines(tmp_path: Path) -> None:
    """A JSON array where lines are expected is refused, and both ways out are named."""
    with pytest.raises(InputError, match=r"JSON array.*--input-format json.*jq"):
        rows_of(tmp_path, "lapok.jsonl", json.dumps(CARDS, indent=1))


BAD_LINES = [
    ('{"id": 1, "text": "csonka', "bad_line"),
    ("[1, 2]", "not_an_object"),
    ("7", "not_an_object"),
    ('{"id": 4}', "no_text"),
    ('{"id": 5, "text": 12}', "text_type"),
    ('{"id": 6, "text": null}', "text_type"),
    ('{"id": [7], "text": "Éber."}', "id_type"),
    ('{"id": true, "text": "Éber."}', "id_type"),
    ('{"id": 1.5, "text": "Éber."}', "id_type"),
    (f'{{"id": {2**70}, "text": "Éber."}}', "id_type"),
    (f'{{"id": {"9" * 5000}, "text": "Éber."}}', "bad_line"),
    ('{"text": ' + "[" * 100_000, "bad_line"),
]


@pytest.mark.parametrize(("line", "code"), BAD_LINES, ids=[f"{n}-{code}" for n, (_, code) in enumerate(BAD_LINES)])
def test_a_bad_line_costs_only_itself(tmp_path: Path, line: str, code: str) -> None:
    """A line that is no effect is a fault in its place; the lines around it are read."""
    rows = rows_of(
        tmp_path, "lapok.jsonl", f'{{"id": "x", "text": "Elfordul."}}\n\n{line}\n{{"id": "y", "text": "Éber."}}\n'
    )
    assert good(rows) == [("x", "Elfordul."), ("y", "Éber.")]
    assert faults(rows) == [(3, code)]
    assert rows[1].fault is not None
    for said in rows[1].fault.said:
        assert "lapok.jsonl, " in said


def test_bad_items_of_an_array(tmp_path: Path) -> None:
    """The same holds for the items of an array, numbered from 1."""
    rows = rows_of(tmp_path, "lapok.json", '[{"text": "Éber."}, "Éber.", {"id": 3}]')
    assert good(rows) == [(None, "Éber.")]
    assert faults(rows) == [(2, "not_an_object"), (3, "no_text")]


def test_a_fault_keeps_the_id(tmp_path: Path) -> None:
    """A row without a text still says which card it is."""
    assert [row.id for row in rows_of(tmp_path, "lapok.jsonl", '{"id": "k7", "név": "Váró"}')] == ["k7"]


@pytest.mark.parametrize("name", ["lapok.jsonl", "lapok.json"])
def test_bad_bytes(tmp_path: Path, name: str) -> None:
    """A byte that is not UTF-8 costs its row only."""
    first, second = b'{"text": "M\xe9g"}', '{"text": "Éber."}'.encode()
    content = first + b"\n" + second if name.endswith("l") else b"[" + first + b"," + second + b"]"
    rows = rows_of(tmp_path, name, content)
    assert faults(rows) == [(1, "encoding")]
    assert good(rows) == [(None, "Éber.")]


def test_lone_surrogates_are_text(tmp_path: Path) -> None:
    """An escaped lone surrogate is valid JSON: the row is read, and an id that holds one can be written."""
    rows = rows_of(tmp_path, "lapok.json", r'[{"id": "k\ud800", "text": "nem \udce9"}]')
    assert good(rows) == [("k\ufffd", "nem \udce9")]


def test_only_line_feeds_end_lines(tmp_path: Path) -> None:
    """U+2028 inside a JSON string ends no line."""
    assert good(rows_of(tmp_path, "lapok.jsonl", '{"text": "két\u2028sor"}\r\n')) == [(None, "két\u2028sor")]
