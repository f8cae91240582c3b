"""Linting files: every finding points at its words in the user's file, whatever the format and its escapes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Source
from analyzer.corpus.setup import Setup
from analyzer.lint import lint
from tests.corpus.crashing import POISON, PoisonedSetup
from tests.lint.files import linted, places, written

NEAR = frozenset({"CSK004"})
TEXT = 'A 🐉 "kapuja"\téjjel\nkizárólag belülről nyílik.'


def test_text(tmp_path: Path) -> None:
    """In a text file a finding stands at line and column of the line."""
    file = written(tmp_path, "a.txt", "\ufeffNyitva.\r\n\r\nA 🐉 kizárólag pihen.\r\n")
    assert places(linted(file, wanted=NEAR)) == [("CSK004", 3, 5, 3, 14)]


@pytest.mark.parametrize("ascii", [True, False])
def test_jsonl(tmp_path: Path, ascii: bool) -> None:
    """Behind escapes of JSON the column is still that of the file."""
    line = json.dumps({"id": 7, "text": TEXT}, ensure_ascii=ascii)
    file = written(tmp_path, "a.jsonl", "\n" + line + "\n")
    (found,) = linted(file, wanted=NEAR)
    escaped = json.dumps("kizárólag", ensure_ascii=ascii)[1:-1]
    assert line[found.start.column - 1 : found.end.column - 1] == escaped
    assert (found.start.line, found.row.place.row, found.row.place.column, found.row.id) == (2, 2, "text", 7)


def test_json(tmp_path: Path) -> None:
    """In a JSON array the place is that in the whole file, the row that of the item."""
    content = json.dumps([{"hatás": "Nyitva."}, {"id": "x", "hatás": TEXT}], indent=2, ensure_ascii=False)
    file = written(tmp_path, "a.json", content)
    (found,) = linted(file, wanted=NEAR)
    lines = content.split("\n")
    assert lines[found.start.line - 1][found.start.column - 1 :].startswith("kizárólag")
    assert content[found.start.offset : found.end.offset] == "kizárólag"
    assert found.source.text == lines[found.start.line - 1]
    assert (found.row.place.row, found.row.place.column) == (2, "hatás")


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_csv(tmp_path: Path, end: str) -> None:
    """In a cell over several lines, behind doubled quotes, the line of the file is meant."""
    cell = TEXT.replace('"', '""').replace("\n", end)
    content = f'id;szöveg{end}1;"{cell}"{end}2;"Csak ""kizárólag"" éber."{end}'
    file = written(tmp_path, "a.csv", content)
    assert places(linted(file, wanted=NEAR)) == [("CSK004", 3, 1, 3, 10), ("CSK004", 4, 11, 4, 20)]
    assert [found.row.place.row for found in linted(file, wanted=NEAR)] == [2, 3]


def test_words_over_two_lines(tmp_path: Path) -> None:
    """A word that is broken at a line end begins in one line and ends in the next."""
    file = written(tmp_path, "a.csv", 'id,text\n1,"A kapu kizá-\nrólag nyílik."\n')
    assert places(linted(file, wanted=NEAR)) == [("CSK004", 2, 11, 3, 6)]


def test_unreadable_rows(tmp_path: Path) -> None:
    """A row that cannot be read is a finding at its place, and the others are linted."""
    lines = [b'{"text": "A kapu kiz\xc3\xa1r\xc3\xb3lag z\xc3\xa1rva."}', b"nope", b'{"id": 3}', b'{"text": "h\xf5s"}']
    file = written(tmp_path, "a.jsonl", b"\n".join(lines))
    found = linted(file, wanted=frozenset({"CSK004", "SOR001", "TXT009"}))
    assert places(found) == [
        ("CSK004", 1, 18, 1, 27),
        ("SOR001", 2, 1, 2, 1),
        ("SOR001", 3, 1, 3, 1),
        ("TXT009", 4, 1, 4, 1),
    ]
    assert "2. sor" in found[1].finding.said.hu
    assert "row 2" in found[1].finding.said.en


def test_the_bad_byte_is_pointed_at(tmp_path: Path) -> None:
    """In a text or a cell the byte that is not UTF-8 is the place."""
    file = written(tmp_path, "a.csv", b"id;text;n\xc3\xa9v\n1;A h\xf5s \xe9ber.;x\n")
    assert places(linted(file, wanted=frozenset({"TXT009"}))) == [("TXT009", 2, 6, 2, 7)]


def test_a_lone_surrogate_is_damage(tmp_path: Path) -> None:
    """Half an emoji in JSON is reported where its escape stands."""
    file = written(tmp_path, "a.jsonl", '{"text": "A \\ud83d \\ud83d\\udc09 kapu."}')
    assert places(linted(file, wanted=frozenset({"TXT004"}))) == [("TXT004", 1, 13, 1, 19)]


def test_order_and_processes(tmp_path: Path) -> None:
    """Findings come in the order of files, rows and words, and are the same with several processes."""
    rows = "".join(f"{n},A kapu kizárólag {n} lapot ér és pusztán kő.\n" for n in range(70))
    files = [written(tmp_path, name, "id,text\n" + rows) for name in ("b.csv", "a.csv")]
    found = linted(*files)
    assert [f.row.place.file for f in found] == sorted((f.row.place.file for f in found), reverse=True)
    assert found == sorted(found, key=lambda f: (files.index(f.row.place.file), f.start.offset))
    assert [f.finding for f in linted(*files, jobs=2)] == [f.finding for f in found]


def test_an_effect_that_fails_costs_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a check breaks on one effect, that is reported of it, and the next is linted."""
    from analyzer.lint import run

    def broken(text: str, analyzer: object, wanted: object) -> object:
        if "rossz" in text:
            raise RuntimeError("ok")
        return check(text, analyzer, wanted)

    check = run.check
    monkeypatch.setattr(run, "check", broken)
    file = written(tmp_path, "a.txt", "rossz\nA kapu kizárólag zárva.\n")
    found = linted(file, wanted=NEAR)
    assert [f.finding.code for f in found] == ["SOR001", "CSK004"]
    assert "RuntimeError" in found[0].finding.said.en


def test_an_effect_that_ends_its_worker_costs_no_other(tmp_path: Path) -> None:
    """If an effect ends the process that reads it, that is reported of it, and all others are linted."""
    file = written(tmp_path, "a.txt", f"A kapu kizárólag zárva.\n{POISON}\nA kapu kizárólag nyitva.\n")
    rows = read_all([Source(file, located=True)])
    found = list(lint(rows, cast("Setup", PoisonedSetup(Setup(engine="lexicon"))), lambda _: NEAR, jobs=2))
    assert [(f.finding.code, f.start.line) for f in found] == [("CSK004", 1), ("SOR001", 2), ("CSK004", 3)]
    assert "more than once" in found[1].finding.said.en


def test_a_source_must_be_located(tmp_path: Path) -> None:
    """Rows without origins cannot be linted: nothing is searched for again."""
    file = written(tmp_path, "a.txt", "A kapu kizárólag zárva.\n")
    rows = read_all([Source(file)])
    with pytest.raises(ValueError, match="without origins"):
        list(lint(rows, Setup(engine="lexicon"), lambda _: NEAR))
