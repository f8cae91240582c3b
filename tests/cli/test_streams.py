"""Streams: UTF-8 under every locale, closed pipes, no colours in pipes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from analyzer.cli.streams import printable
from tests.cli.running import QUICK, ROOT, spawn

TEXT = "Az őrző nem tűr – „éberen” támad."


@pytest.mark.parametrize(
    "env",
    [
        {"LC_ALL": "C"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "cp1252"},
        {"PYTHONIOENCODING": "ascii:strict"},
    ],
    ids=["C", "C without coercion", "cp1252", "ascii"],
)
def test_utf8_under_every_locale(env: dict[str, str]) -> None:
    """Arguments are read and output is written as UTF-8 with line feeds, whatever the locale says."""
    done = spawn("analyze", *QUICK, TEXT, **env)
    assert (done.status, done.err) == (0, "")
    assert done.lines[0] == f"„{TEXT}”"
    assert b"\r" not in done.raw


def test_errors_are_utf8_too() -> None:
    """So is standard error."""
    done = spawn("scan", "nincs_űr.csv", LC_ALL="C", PYTHONIOENCODING="cp1252")
    assert done.status == 2
    assert "nincs_űr.csv: nincs ilyen fájl" in done.err


def test_closed_pipe_is_quiet(tmp_path: Path) -> None:
    """A reader that stops early (`| head -1`) makes no noise and no failure."""
    cards = tmp_path / "lapok.txt"
    cards.write_text("Nem támadhat, csak ha éber.\n" * 1000, encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, "-m", "analyzer", "scan", str(cards), *QUICK, "--format", "jsonl", "--quiet"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 0


def test_no_colours_in_a_pipe() -> None:
    """Nothing that is piped holds an escape sequence, even where colours are forced on others."""
    for command in (("analyze", *QUICK, TEXT), ("scan", "-", *QUICK)):
        done = spawn(*command, stdin='{"text": "nem"}\n', FORCE_COLOR="1", TERM="xterm-256color")
        assert b"\x1b" not in done.raw


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no pseudo-terminals here")
@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_colours_on_a_terminal(no_color: str, coloured: bool) -> None:
    """On a terminal there are colours, unless NO_COLOR is set."""
    leader, follower = os.openpty()
    env = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm-256color", "NO_COLOR": no_color}
    subprocess.run([sys.executable, "-m", "analyzer", "analyze", *QUICK, TEXT], stdout=follower, env=env, check=True)
    os.close(follower)
    with os.fdopen(leader, "rb", buffering=0) as terminal:
        assert (b"\x1b[" in terminal.read(4096)) == coloured


def test_printable_keeps_text_and_shows_controls() -> None:
    """Letters, tabs and line feeds stay; controls, direction marks and surrogates become visible."""
    assert printable("ő\t\n„”–🐉") == "ő\t\n„”–🐉"
    assert printable("\x00\x1b\r\x7f\x9b\u202e\ud800") == "␀␛␍\ufffd\ufffd\ufffd\ufffd"
