"""A zoo of card files: whatever is in them, a run ends with records or one sentence, never with a traceback."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import QUICK, Done, run
from tests.corpus.making import TEXTUAL, parquet, spreadsheet, workbook

CARDS = [("k1", "Őr nem támadhat."), ("k2", "Csak éberen véd.")]
ENGLISH = ("expected", "invalid", "error", "could not", "not found", "delimiter", "line ", "Context")


def scanned(path: Path, *options: str) -> Done:
    done = run("scan", str(path), *QUICK, "--format", "jsonl", *options)
    assert "Traceback" not in done.err
    assert "Váratlan" not in done.err
    return done


def read(path: Path, *options: str) -> list[tuple[object, str, str | None]]:
    """The records of a file: id, text, and the code of the error."""
    records = [json.loads(line) for line in scanned(path, *options).lines]
    return [(r["id"], r["text"], r["error"] and r["error"]["code"]) for r in records]


def made(folder: Path, name: str, content: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)
    return path


QUOTES = 'id;text\n1;"Ez" az.\n2;Véd.\n3;"Nincs vége.\n4;Jó.\n'
LINES = '{"text": "Véd."}\n{"text": "Jó"\n[1]\n{"text": 3}\n{"x": 1}\n'
KEPT: dict[str, tuple[str, str | bytes, list[str | None]]] = {
    "broken quotes": (
        "a.csv",
        QUOTES,
        ["bad_quotes", None, "unclosed_quote", None],
    ),
    "ragged rows": ("a.csv", "id;text\n1\n2;Véd.\n3;Véd.;x\n", ["ragged", None, "ragged"]),
    "mixed line ends": ("a.csv", "id;text\r\n1;Véd.\n2;Jó.\r3;Őr.\r\n", [None] * 3),
    "ten megabytes in a cell": ("a.csv", f'id;kép;text\n1;"{"é" * 5_000_000}";Véd.\n2;;Jó.\n', [None] * 2),
    "NUL bytes": ("a.csv", b"id;text\n1;V\x00d.\n2;\x00\x00\n3;J\xc3\xb3.\n", [None] * 3),
    "other names twice": ("a.csv", "id;x;text;x\n1;a;Véd.;b\n", [None]),
    "bad lines of JSON": (
        "a.jsonl",
        LINES,
        [None, "bad_line", "not_an_object", "text_type", "no_text"],
    ),
    "a lone surrogate": ("a.jsonl", '{"text": "\\ud83d Véd."}\n', [None]),
    "one bad byte": ("a.txt", b"\xc5\x90r.\nV\xe9d.\nJ\xc3\xb3.\n", [None, "encoding", None]),
    "a packed table by a wrong name": ("a.csv", gzip.compress("id;text\n1;Véd.\n".encode()), [None]),
    "markup": ("a.csv", 'id;text\n1;"<b>Nem</b> v&eacute;d."\n', [None]),
}


@pytest.mark.parametrize("kind", KEPT)
def test_bad_rows_cost_only_themselves(tmp_path: Path, kind: str) -> None:
    """Every row gives a record in its order; a bad one has its code, the others are read."""
    name, content, codes = KEPT[kind]
    assert [code for _, _, code in read(made(tmp_path, name, content))] == codes


REFUSED: dict[str, tuple[str, str | bytes]] = {
    "empty": ("a.csv", b""),
    "header only": ("a.csv", "id;text\n"),
    "blank lines": ("a.txt", "\n \r\n\t\n"),
    "a mark and nothing more": ("a.jsonl", "\ufeff"),
    "text column twice": ("a.csv", "text;text\na;b\n"),
    "no text column": ("a.csv", "név;ár\nŐr;3\n"),
    "no sheet in it": ("a.xlsx", b"PK\x05\x06" + bytes(18)),
    "a locked workbook": ("a.xlsx", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(2000)),
    "a workbook named CSV": ("a.csv", b"PK\x03\x04" + bytes(40)),
    "a picture": ("a.txt", b"\x89PNG\r\n\x1a\n" + bytes(40)),
    "a cut archive": ("a.csv.gz", gzip.compress(b"id;text\n" + b"1;Ved.\n" * 9999)[:-9]),
    "broken JSON": ("a.json", '[{"text": "Véd."},]'),
    "JSON of another shape": ("a.json", '{"lapok": 3}'),
    "lines in a JSON file": ("a.json", '{"text": "Véd."}\n{"text": "Jó."}\n'),
    "an array in lines": ("a.jsonl", '[{"text": "Véd."}]'),
    "deep JSON": ("a.json", "[" * 100_000),
    "a long number": ("a.json", '[{"text": "a", "n": ' + "9" * 5000 + "}]"),
    "broken YAML": ("a.yaml", "- text: a: b: c\n"),
    "cut UTF-16": ("a.txt", "Őr véd.".encode("utf-16")[:-1]),
    "Parquet that is none": ("a.parquet", b"PAR1" + bytes(40)),
    "an unknown ending": ("a.doc", "Véd."),
}


@pytest.mark.parametrize("lang", ["hu", "en"])
@pytest.mark.parametrize("kind", REFUSED)
def test_what_cannot_be_read_is_refused_in_words(tmp_path: Path, kind: str, lang: str) -> None:
    """A file that cannot be read at all is refused by name, in the user's language, with status 2."""
    path = made(tmp_path, *REFUSED[kind])
    done = scanned(path, "--lang", lang)
    assert (done.status, done.out) == (2, "")
    assert path.name in done.err
    assert done.err.count("\n") == 1
    if lang == "hu":
        said = done.err.replace(str(path), "").split("üzenete:")[0]
        assert not [word for word in ENGLISH if word in said.replace("JSON Lines", "").lower()]


def test_directory_without_cards(tmp_path: Path) -> None:
    """A folder that holds no card file is refused, one with cards is read."""
    made(tmp_path, "olvass.md", "x")
    assert scanned(tmp_path).status == 2
    made(tmp_path, "lapok.txt", "Őr véd.\n")
    assert [text for _, text, _ in read(tmp_path)] == ["Őr véd."]


MAKERS: dict[str, Callable[[Path], object]] = {
    **{ending: lambda path, e=ending: path.write_text(TEXTUAL[e](CARDS), "utf-8") for ending in TEXTUAL},  # type: ignore[misc]
    "xlsx": lambda path: workbook(path, Lapok=[["id", "szöveg"], *CARDS]),
    "ods": lambda path: spreadsheet(path, ["id", "szöveg"], *CARDS),
    "parquet": lambda path: parquet(path, CARDS),
}


@pytest.mark.parametrize("ending", MAKERS)
@pytest.mark.parametrize("command", ["scan", "conflicts", "lint", "resolve"])
def test_every_command_reads_every_format(tmp_path: Path, ending: str, command: str) -> None:
    """What one command reads all do: scan, conflicts, lint, and a deck of resolve."""
    path = tmp_path / f"lapok.{ending}"
    MAKERS[ending](path)
    arguments = ["resolve", "--deck", str(path)] if command == "resolve" else [command, str(path)]
    done = run(*arguments, *QUICK, "--format", "jsonl")
    assert done.status in (0, 1), done.err
    assert "Traceback" not in done.err


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_lint_points_at_the_row(tmp_path: Path, ending: str) -> None:
    """A finding in a workbook names its row, as one in a table does."""
    path = tmp_path / f"lapok.{ending}"
    MAKERS[ending](path)
    lines = [json.loads(line) for line in run("lint", str(path), *QUICK, "--format", "jsonl").lines]
    assert {line["location"]["line"] for line in lines} == {3}


def test_options(tmp_path: Path) -> None:
    """The encoding, the text columns and the limit are said on the command line; what is surmised is told."""
    path = made(tmp_path, "a.csv", "id;fő;mellék\n1;Őr véd.;Űzött.\n".encode("cp1250"))
    columns = ("--text-column", "fő", "--text-column", "mellék")
    assert read(path, *columns) == [("1:fő", "Őr véd.", None), ("1:mellék", "Űzött.", None)]
    assert "CP1250" in scanned(path, *columns).err
    assert "CP1250" not in scanned(path, *columns, "--encoding", "cp1250").err
    assert scanned(path, *columns, "--encoding", "cp9").status == 2
    packed = made(tmp_path, "b.txt.gz", gzip.compress(b"Jo.\n" * 1000))
    assert "több, mint 1 KiB" in scanned(packed, "--max-unpacked", "1K").err
    assert scanned(packed, "--max-unpacked", "sok").status == 2
    assert scanned(packed, "--max-unpacked", "1M").status == 0


def test_lint_names_the_sheet(tmp_path: Path) -> None:
    """In a workbook of several sheets the column of a finding carries its sheet; no rewording keeps empty tags."""
    text = "<b>Csak</b> éjjel véd."
    path = workbook(tmp_path / "a.xlsx", Egy=[["text"], ["Véd."]], Két=[["text"], [text]])
    (line,) = [json.loads(line) for line in run("lint", str(path), *QUICK, "--format", "jsonl").lines]
    assert (line["column"], line["location"]["line"], line["text"]) == ("Két!text", 2, "Csak")
    assert line["rewordings"] == []
