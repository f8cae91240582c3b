"""Two ways to run the command: in this process, fast, and as a process of its own, true."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import analyzer
from analyzer.cli.app import main

ROOT = Path(analyzer.__file__).parents[1]
QUICK = ("--engine", "lexicon")


class Done(NamedTuple):
    """What a run left: status, standard output and standard error as bytes and as text."""

    status: int
    raw: bytes
    err: str

    @property
    def out(self) -> str:
        return self.raw.decode("utf-8")

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def run(*arguments: str, stdin: str | bytes = b"") -> Done:
    """Run the command in this process, with streams of its own."""
    given = stdin.encode("utf-8") if isinstance(stdin, str) else stdin
    out, err = io.BytesIO(), io.BytesIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        # The streams of a hostile locale: the command has to make them UTF-8 itself.
        patch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding="cp1252", newline="\r\n"))
        patch.setattr(sys, "stderr", io.TextIOWrapper(err, encoding="ascii"))
        status = main(list(arguments))
        sys.stdout.flush()
        sys.stderr.flush()
        return Done(status, out.getvalue(), err.getvalue().decode("utf-8"))


def spawn(*arguments: str | bytes, stdin: str | bytes = b"", **env: str) -> Done:
    """Run the command as a process, with `env` added to a bare environment."""
    given = stdin.encode("utf-8") if isinstance(stdin, str) else stdin
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT", "TMPDIR", "TEMP") if name in os.environ}
    done = subprocess.run(
        [sys.executable, "-m", "analyzer", *arguments],
        input=given,
        capture_output=True,
        check=False,
        env={**kept, "PYTHONPATH": str(ROOT), **env},
    )
    return Done(done.returncode, done.stdout, done.stderr.decode("utf-8"))
