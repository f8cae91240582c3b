"""Builders of the lint tests: files in, findings out."""

from __future__ import annotations

from pathlib import Path

from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Source
from analyzer.corpus.setup import Setup
from analyzer.lint import Located, lint, load_codes

ALL = frozenset(load_codes())


def written(folder: Path, name: str, content: str | bytes) -> str:
    """Write a file and return its path."""
    path = folder / name
    path.write_bytes(content.encode("utf-8") if isinstance(content, str) else content)
    return str(path)


def linted(*files: str, wanted: frozenset[str] = ALL, jobs: int = 1) -> list[Located]:
    """Lint files without a model."""
    rows = read_all([Source(file, located=True) for file in files])
    return list(lint(rows, Setup(engine="lexicon"), lambda _: wanted, jobs))


def places(found: list[Located]) -> list[tuple[str, int, int, int, int]]:
    """Code, and line and column of beginning and end."""
    return [(f.finding.code, *f.start[:2], *f.end[:2]) for f in found]
