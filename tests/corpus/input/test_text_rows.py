"""Plain text, encodings and the choice of a reader."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from analyzer.corpus.input.read import format_of, read_all
from analyzer.corpus.rows import Source
from analyzer.errors import InputError
from tests.corpus.reading import faults, good, rows_of


def test_one_effect_a_line(tmp_path: Path) -> None:
    """Blank lines are skipped, the row is the line's number, and no id is made up."""
    rows = rows_of(tmp_path, "lapok.txt", "Elfordul.\r\n\r\n  \nNem támadhat.")
    assert [(row.place.row, row.id, row.text) for row in rows] == [(1, None, "Elfordul."), (4, None, "Nem támadhat.")]


def test_bad_bytes_cost_one_line(tmp_path: Path) -> None:
    """A line that is not UTF-8 in a file that otherwise is, is a fault; the others are read."""
    rows = rows_of(tmp_path, "lapok.txt", b"Elfordul.\nM\xe9g \xe9ber.\nK\xc3\xa9t szintet kap.\n")
    assert faults(rows) == [(2, "encoding")]
    assert [text for _, text in good(rows)] == ["Elfordul.", "Két szintet kap."]


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("Éber.\n".encode("utf-16")[:-1], "broken UTF-16"),
        (b"\xff\xfe\x00\xd8A\x00", "broken UTF-16"),
    ],
)
def test_broken_utf16_is_refused(tmp_path: Path, content: bytes, sentence: str) -> None:
    """UTF-16 that cannot be read is refused as a whole: no row of it can be trusted."""
    with pytest.raises(InputError, match=sentence):
        rows_of(tmp_path, "lapok.txt", content)


def test_controls_are_text(tmp_path: Path) -> None:
    """Control characters, NUL and form feeds are part of the text and end nothing."""
    assert good(rows_of(tmp_path, "lapok.txt", "nem\x00\x0c\x1b[31m\x85támadhat")) == [
        (None, "nem\x00\x0c\x1b[31m\x85támadhat")
    ]


@pytest.mark.parametrize(
    ("path", "expected"),
    [("a.csv", "csv"), ("a.TSV", "tsv"), ("a.tab", "tsv"), ("a.json", "json"), ("a.ndjson", "jsonl"), ("-", "jsonl")],
)
def test_format_by_name(path: str, expected: str) -> None:
    """The ending tells the format; standard input is JSON Lines."""
    assert format_of(Source(path)) == expected


def test_unknown_ending(tmp_path: Path) -> None:
    """An ending that says nothing is refused with the list of formats; naming one reads the file."""
    with pytest.raises(InputError, match=r"--input-format \(csv, tsv, json, jsonl, text, yaml, xlsx, ods, parquet\)"):
        rows_of(tmp_path, "lapok.xls", "Éber.")
    assert good(rows_of(tmp_path, "lapok.xls", "Éber.", format="text")) == [(None, "Éber.")]


@pytest.mark.parametrize("name", ["nincs.csv", "nincs.xyz"])
def test_missing_file(tmp_path: Path, name: str) -> None:
    """A missing file is named as missing, whatever its ending."""
    with pytest.raises(InputError, match="no such file"):
        list(read_all([Source(str(tmp_path / name))]))


def test_directory(tmp_path: Path) -> None:
    """A directory without card files is named as one, with what would count as one."""
    with pytest.raises(InputError, match=r"the folder holds no card file \(\.csv, "):
        list(read_all([Source(str(tmp_path))]))


@pytest.mark.parametrize("name", ["ures.csv", "ures.jsonl", "ures.json", "ures.txt"])
@pytest.mark.parametrize("content", ["", "\n \n", "\ufeff"])
def test_empty_file(tmp_path: Path, name: str, content: str) -> None:
    """A file without any effect is refused rather than passed over in silence."""
    with pytest.raises(InputError, match="nothing to read"):
        rows_of(tmp_path, name, content)


def test_all_files_are_tried_before_any_is_read(tmp_path: Path) -> None:
    """A wrong second file stops the work before the first row is given."""
    first = tmp_path / "jó.txt"
    first.write_text("Éber.\n", encoding="utf-8")
    with pytest.raises(InputError, match="no such file"):
        read_all([Source(str(first)), Source(str(tmp_path / "nincs.txt"))])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_pipes_are_read_once(tmp_path: Path) -> None:
    """A named pipe is not tried beforehand: trying would take its content away."""
    pipe = tmp_path / "cső.txt"
    os.mkfifo(pipe)
    writer = threading.Thread(target=pipe.write_text, args=("Éber.\nElfordul.\n", "utf-8"))
    writer.start()
    rows = list(read_all([Source(str(pipe))]))
    writer.join()
    assert [row.text for row in rows] == ["Éber.", "Elfordul."]
