"""Pages of the documentation: their code blocks, and commands run as their readers would."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def blocks(page: Path, language: str | None = None) -> list[str]:
    """The code blocks of a page in one language, or all."""
    return [code for name, code in _BLOCK.findall(page.read_text(encoding="utf-8")) if language in (None, name)]


def commands(page: Path) -> list[tuple[str, str]]:
    """Each command that a page shows, with the output under it."""
    pieces = [piece for block in blocks(page, "console") for piece in re.split(r"^\$ ", block, flags=re.MULTILINE)]
    return [(command, output) for command, _, output in (piece.partition("\n") for piece in pieces if piece.strip())]


def printed(command: str) -> str:
    """What a ``hatas`` command prints in the folder of the project, on a terminal of 100 columns."""
    name, *arguments = shlex.split(command)
    assert name == "hatas"
    done = subprocess.run(
        [sys.executable, "-m", "analyzer", *arguments],
        cwd=ROOT,
        env=os.environ | {"COLUMNS": "100", "PYTHONUTF8": "1", "PYTHONPATH": str(ROOT)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.stdout


def lines(output: str) -> list[str]:
    """The lines without trailing blanks; the lexicon's hash changes with every word in it, so it is masked."""
    return [line.rstrip() for line in re.sub(r"\b[0-9a-f]{12}\b", "…", output).rstrip().splitlines()]
