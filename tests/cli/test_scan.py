"""`hatas scan`: formats, order, summary, and the same bytes from any number of workers."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import msgspec
import pytest

from analyzer.records.model import EffectRecord
from tests.cli.running import QUICK, Done, run, spawn

CARDS = [
    ("k1", "Elfordul."),
    ("k2", "A hős nem támadhat, csak ha éber."),
    ("k3", "Mindenképpen sérülten tér vissza."),
    ("k4", "+1 sebzés."),
]
SCAN = ("scan", *QUICK)


def jsonl(cards: list[tuple[str, str]] = CARDS) -> str:
    return "".join(json.dumps({"id": id_, "text": text}, ensure_ascii=False) + "\n" for id_, text in cards)


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    path = tmp_path / "lapok.csv"
    rows = "".join(f'{id_};"{text}"\r\n' for id_, text in CARDS)
    path.write_text("\ufeffAzonosító;Szöveg\r\n" + rows, encoding="utf-8", newline="")
    return path


def records(done: Done) -> list[EffectRecord]:
    return [msgspec.json.decode(line, type=EffectRecord) for line in done.raw.splitlines()]


def test_stdin_to_jsonl() -> None:
    """Lines in, records out, in order, ids echoed; the summary goes to standard error only."""
    done = run(*SCAN, "-", "--format", "jsonl", stdin=jsonl())
    assert [(record.id, record.text) for record in records(done)] == CARDS
    assert done.status == 0
    assert done.err.splitlines() == [
        "Hatások: 4 · hibás sor: 0",
        "Szint: gyenge 3 · erős 1",
        "Mód: megengedő 3 · tiltó 1",
        *done.err.splitlines()[3:],
    ]
    assert run(*SCAN, "-", "--format", "jsonl", "--quiet", stdin=jsonl()).err == ""


def test_every_input_format_gives_the_same_records(cards: Path, tmp_path: Path) -> None:
    """The same cards as CSV, TSV, JSON and JSON Lines give the same bytes."""
    as_json, as_tsv = tmp_path / "lapok.json", tmp_path / "lapok.tsv"
    as_json.write_text(json.dumps([{"id": i, "hatás": t} for i, t in CARDS]), encoding="utf-8")
    as_tsv.write_text("id\ttext\n" + "".join(f"{i}\t{t}\n" for i, t in CARDS), encoding="utf-8")
    expected = run(*SCAN, "-", "--format", "jsonl", stdin=jsonl()).raw
    for path in (cards, as_json, as_tsv):
        assert run(*SCAN, str(path), "--format", "jsonl").raw == expected


def test_several_files_come_in_order(cards: Path, tmp_path: Path) -> None:
    """Files are read in the order given; lines of a text file have no id."""
    text = tmp_path / "lapok.txt"
    text.write_text("Éber.\nNem támadhat.\n", encoding="utf-8")
    done = run(*SCAN, str(text), str(cards), "--format", "jsonl")
    assert [record.id for record in records(done)] == [None, None, "k1", "k2", "k3", "k4"]


def test_table(cards: Path) -> None:
    """The table has a row a card in the reader's language, with the counts below; a text without id shows its row."""
    done = run(*SCAN, str(cards))
    assert done.lines[0].split()[:5] == ["id", "szint", "mód", "kulcsszavak", "kétségek"]
    assert done.lines[2].split()[:3] == ["k1", "gyenge", "megengedő"]
    assert "Hatások: 4 · hibás sor: 0" in done.lines
    assert done.err == ""
    nameless = run(*SCAN, "-", "--lang", "en", stdin='{"text": "Nem támadhat."}\n')
    assert nameless.lines[2].split()[:4] == ["#1", "weak", "prohibitive", "Nem"]


@pytest.mark.parametrize("width", ["60", "80", "140"])
def test_table_fits_its_width(cards: Path, width: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No line of the table is wider than the terminal; level and mode stay whole."""
    monkeypatch.setenv("COLUMNS", width)
    table = run(*SCAN, str(cards), "--quiet").lines
    assert max(map(len, table)) <= int(width)
    assert any("gyenge" in line and "megengedő" in line for line in table)


def test_csv_output(cards: Path) -> None:
    """CSV output has a header, a row a record, and disarms the common `+1 sebzés`."""
    rows = list(csv.DictReader(io.StringIO(run(*SCAN, str(cards), "--format", "csv").out)))
    assert [row["id"] for row in rows] == ["k1", "k2", "k3", "k4"]
    assert [row["row"] for row in rows] == ["2", "3", "4", "5"]
    assert rows[2]["level"] == "strong"
    assert rows[3]["text"] == "'+1 sebzés."


@pytest.mark.parametrize("form", ["jsonl", "csv", "table"])
def test_output_file(cards: Path, tmp_path: Path, form: str) -> None:
    """`--output` writes what standard output would get, leaves that empty, and never overwrites unasked."""
    target = tmp_path / "ki"
    done = run(*SCAN, str(cards), "--format", form, "-o", str(target))
    assert (done.status, done.raw) == (0, b"")
    assert target.read_bytes() == run(*SCAN, str(cards), "--format", form, "--quiet").raw
    again = run(*SCAN, str(cards), "--format", form, "-o", str(target))
    assert again.status == 2
    assert "--overwrite" in again.err
    assert run(*SCAN, str(cards), "--format", form, "-o", str(target), "--overwrite").status == 0


def test_output_may_be_the_input(tmp_path: Path) -> None:
    """A file can be replaced by its own scan: it is read to the end before it is replaced."""
    path = tmp_path / "lapok.jsonl"
    path.write_text(jsonl(), encoding="utf-8")
    assert run(*SCAN, str(path), "--format", "jsonl", "-o", str(path), "--overwrite").status == 0
    assert len(path.read_text(encoding="utf-8").splitlines()) == len(CARDS)


def test_overwrite_needs_output(cards: Path) -> None:
    """`--overwrite` alone is a mistake."""
    assert run(*SCAN, str(cards), "--overwrite").status == 2


def test_failed_rows_are_status_1(tmp_path: Path) -> None:
    """A bad row becomes a record with an error in its place and a notice; the others are read; status 1."""
    path = tmp_path / "lapok.jsonl"
    path.write_text(jsonl(CARDS[:1]) + '{"id": "k9"}\n' + jsonl(CARDS[1:2]), encoding="utf-8")
    done = run(*SCAN, str(path), "--format", "jsonl")
    found = records(done)
    assert [record.id for record in found] == ["k1", "k9", "k2"]
    assert found[1].error is not None
    assert f"{path}, 2. sor" in found[1].error.message
    assert found[1].error.message in done.err
    assert "Hatások: 2 · hibás sor: 1" in done.err
    assert done.status == 1


def test_duplicate_ids_are_told(tmp_path: Path) -> None:
    """Both rows of a repeated id are named on standard error, and both records are kept; status 0."""
    path = tmp_path / "lapok.jsonl"
    path.write_text(jsonl([CARDS[0], CARDS[1], CARDS[0]]), encoding="utf-8")
    done = run(*SCAN, str(path), "--format", "jsonl", "--quiet")
    assert [record.id for record in records(done)] == ["k1", "k2", "k1"]
    assert done.err == (
        f"hatas: figyelem: kétszer szereplő azonosító: „k1” ({path}, 1. sor; {path}, 3. sor); mindkettő megmarad\n"
    )
    assert done.status == 0


def test_notices_have_an_end() -> None:
    """A file of nothing but faults does not flood the screen: the rest is counted."""
    done = run(*SCAN, "-", "--format", "jsonl", "--quiet", stdin="3\n" * 50)
    assert len(done.lines) == 50
    assert done.err.splitlines()[-1] == "hatas: … és még 30"
    assert len(done.err.splitlines()) == 21


def test_same_bytes_from_any_worker_and_hash_seed() -> None:
    """One or two processes, any hash seed: the same bytes."""
    cards = jsonl([(f"k{n}", CARDS[n % 4][1] + f" {n}") for n in range(200)])
    runs = [("1", "0"), ("2", "1"), ("2", "random")]
    found = {
        spawn(*SCAN, "-", "--format", "jsonl", "--jobs", jobs, stdin=cards, PYTHONHASHSEED=seed) for jobs, seed in runs
    }
    assert len(found) == 1
    assert len(found.pop().lines) == 200


def test_empty_stdin_is_no_error() -> None:
    """An empty stream has no effects: no records, status 0, so that a pipe that finds nothing does not break."""
    done = run(*SCAN, "-", "--format", "jsonl", stdin="")
    assert (done.status, done.raw) == (0, b"")
    assert "Hatások: 0" in done.err


def test_a_narrow_table_tears_no_word_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In 60 columns key words and headings stand whole; where even one of them has no room they may break."""
    path = tmp_path / "lapok.txt"
    path.write_text("Mindenképpen semmiképpen sem akadályozhat.\nHa csak egy őr áll ott, +1.\n", encoding="utf-8")
    monkeypatch.setenv("COLUMNS", "60")
    printed = run("scan", *QUICK, str(path)).out.split()
    assert {"kulcsszavak", "kétségek", "Mindenképpen,", "semmiképpen,"} <= set(printed)
    monkeypatch.setenv("COLUMNS", "30")
    assert run("scan", *QUICK, str(path)).status == 0
