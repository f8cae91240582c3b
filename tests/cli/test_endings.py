"""What an output file holds is what its name promises; and no page of HTML floods a terminal."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from analyzer.cli.target import target
from analyzer.errors import InputError
from tests.cli.running import QUICK, run

TABLE = 'id;text\nk1;"Csakis sérült kalandozó nem támadhat."\nk2;"Sérült kalandozó támadhat."\n'


@pytest.fixture
def cards(tmp_path: Path) -> str:
    path = tmp_path / "lapok.csv"
    path.write_text(TABLE, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("command", "name", "start"),
    [
        ("conflicts", "a.html", "<!DOCTYPE html>"),
        ("conflicts", "a.HTM", "<!DOCTYPE html>"),
        ("conflicts", "a.jsonl", '{"id":'),
        ("conflicts", "a.csv", '"a","b",'),
        ("conflicts", "a.txt", "A"),
        ("conflicts", "a", "A"),
        ("lint", "a.sarif", "{\n"),
        ("lint", "a.json", "[\n"),
        ("lint", "a.jsonl", '{"code":'),
        ("lint", "a.xml", "<?xml"),
        ("lint", "a.txt", "{cards}:2:"),
        ("lint", "a.log", "{cards}:2:"),
    ],
)
def test_the_ending_tells_the_format(command: str, name: str, start: str, cards: str, tmp_path: Path) -> None:
    """Without `--format` the file has the format that its name ends in."""
    assert run(command, *QUICK, cards, "-o", str(tmp_path / name)).status == 1
    written = (tmp_path / name).read_text(encoding="utf-8-sig")
    assert written.startswith(start.replace("{cards}", cards))


@pytest.mark.parametrize("command", ["conflicts", "lint"])
def test_an_ending_that_tells_nothing_is_refused(command: str, cards: str, tmp_path: Path) -> None:
    """A table is not written into a file that is named as a workbook; `--format` overrules the name."""
    path = tmp_path / "a.xlsx"
    done = run(command, *QUICK, cards, "-o", str(path))
    assert (done.status, path.exists()) == (2, False)
    assert "add meg a --format kapcsolóval" in done.err
    assert run(command, *QUICK, cards, "-o", str(path), "--format", "jsonl").status == 1


def test_a_page_is_not_for_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a terminal a page is refused with what to do; a pipe, or anything that is no page, goes through."""

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stdout", Terminal())
    with pytest.raises(InputError, match="--output"), target(None, False, page=True):
        pass
    with target(None, False) as stream:
        assert stream is sys.stdout
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    with target(None, False, page=True) as stream:
        assert stream is sys.stdout
