"""The repository speaks of the project alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = {".py", ".sh", "", ".md", ".txt", ".html", ".ipynb"}
TEXT |= {".toml", ".cfg", ".yaml", ".yml", ".json", ".jsonl", ".csv"}
BUILT = {".git", ".venv", "build", "dist", "assets", "corpus", "training", "__pycache__"}
BUILT |= {".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"}
MACHINE_PATH = re.compile(r"(?<![\w.~])/(?:work|root|home|Users|opt|tmp/w)/\w")
REGISTRY = re.compile(r"\b(?:files\.pythonhosted\.org|pypi\.org|registry\.npmjs\.org)\b")


def _text_files() -> Iterator[Path]:
    stack = [ROOT]
    while stack:
        for path in sorted(stack.pop().iterdir()):
            # models/corpus is built, analyzer/corpus is source
            if path.is_dir() and (path.name not in BUILT or path == ROOT / "analyzer" / "corpus"):
                stack.append(path)
            elif path.is_file() and path.suffix in TEXT and path.stat().st_size < 500_000:
                yield path


FILES = sorted(_text_files())


@pytest.mark.parametrize("pattern", [MACHINE_PATH, REGISTRY], ids=["machine path", "registry host"])
def test_no_file_names_a_machine_path_or_registry_host(pattern: re.Pattern[str]) -> None:
    """No file depends on where one machine keeps things, or on one package index."""
    found = []
    for path in FILES:
        text = path.read_text(encoding="utf-8", errors="replace")
        found += [f"{path.relative_to(ROOT)}: {match.group()}" for match in pattern.finditer(text)]
    assert not found


def test_the_walk_sees_the_sources() -> None:
    """The check above looks at code, lexicon, examples and documents."""
    seen = {path.relative_to(ROOT).as_posix() for path in FILES}
    assert seen >= {"analyzer/api.py", "analyzer/corpus/rows.py", "lexicon/operators.toml", "README.md"}
