"""`hatas conflicts`: formats, exit status, and the same bytes from any number of workers."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import msgspec
import pytest

from analyzer.conflicts.wire import ConflictVerdict
from tests.cli.running import QUICK, run, spawn

RUN = ("conflicts", *QUICK)
TABLE = 'id;text\nk1;"Sérült kalandozó nem támadhat."\nk2;"Sérült kalandozó támadhat."\nk3;"Húzz 1 lapot."\n'


@pytest.fixture
def cards(tmp_path: Path) -> str:
    path = tmp_path / "lapok.csv"
    path.write_text(TABLE, encoding="utf-8")
    return str(path)


def test_jsonl_is_a_verdict_a_line(cards: str) -> None:
    """Each line is a Verdict with the rows of both texts; conflicts give exit status 1."""
    done = run(*RUN, cards, "--format", "jsonl")
    (verdict,) = [msgspec.json.decode(line, type=ConflictVerdict) for line in done.raw.splitlines()]
    assert (verdict.a.id, verdict.b.id, verdict.winner, verdict.rule) == ("k1", "k2", "a", "H")
    assert [(row.file, row.row, row.id) for row in verdict.b_rows] == [(cards, 3, "k2")]
    assert verdict.contradiction.pairs
    assert done.status == 1
    assert done.err.startswith("Hatások: 3 ")


def test_csv_and_table_hold_the_same_conflict(cards: str) -> None:
    """The spreadsheet row and the table name the ids, the winner, the rule and the words."""
    (row,) = csv.DictReader(io.StringIO(run(*RUN, cards, "--format", "csv").out))
    assert (row["a"], row["b"], row["winner"], row["rule"]) == ("k1", "k2", "k1", "H")
    assert row["a_words"] == "Sérült kalandozó nem támadhat"
    table = run("--lang", "en", *RUN, cards).out
    assert "k1 prevails (H)" in table
    assert "“Sérült kalandozó nem támadhat”" in table


def test_html_is_written_whole(cards: str, tmp_path: Path) -> None:
    """The page goes to the file that is named, and an existing file is kept unless it may be replaced."""
    page = tmp_path / "oldal.html"
    assert run(*RUN, cards, "--format", "html", "-o", str(page)).status == 1
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert run(*RUN, cards, "--format", "html", "-o", str(page)).status == 2


def test_subjects_that_are_left_out_are_shared_on_request() -> None:
    """Each card speaks of itself, unless the caller says that effects may be put on one card."""
    rows = "".join(
        json.dumps({"id": id, "text": text}) + "\n" for id, text in (("a", "Támadhat."), ("b", "Nem támadhat."))
    )
    own, shared = (run(*RUN, "-", "--format", "jsonl", *more, stdin=rows) for more in ((), ("--subjects", "shared")))
    assert (own.status, shared.status) == (0, 1)
    assert not own.out
    assert json.loads(shared.out)["winner"] == "b"


def test_no_conflicts_is_status_zero() -> None:
    """A set whose effects all get along gives exit status 0, and the table says so."""
    done = run(*RUN, "-", stdin=json.dumps({"id": 1, "text": "Húzz 1 lapot."}) + "\n")
    assert done.status == 0
    assert done.lines[0] == "Nem találtam ellentmondást."


def test_what_is_left_out_is_told(cards: str, tmp_path: Path) -> None:
    """More conflicts than --most are counted on standard error."""
    more = tmp_path / "tovabbi.txt"
    more.write_text("Sérült kalandozó támadhat, és húzz 1 lapot.\n", encoding="utf-8")
    done = run(*RUN, cards, str(more), "--most", "1", "--format", "jsonl")
    assert len(done.lines) == 1
    assert "hatas: figyelem: k1: 2 lehetséges ellentmondás" in done.err


def test_wrong_input_is_status_two(tmp_path: Path) -> None:
    """A missing file gives one sentence and exit status 2."""
    done = run(*RUN, str(tmp_path / "nincs.csv"))
    assert (done.status, done.raw) == (2, b"")


def test_workers_change_nothing(cards: str) -> None:
    """One process or two, under any hash seed: the same bytes."""
    runs = [spawn(*RUN, cards, "--format", "jsonl", "--jobs", jobs, PYTHONHASHSEED=jobs) for jobs in ("1", "2")]
    assert runs[0].raw == runs[1].raw != b""
