"""What the package says in Hungarian is Hungarian that a person would write."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def _of_code(path: Path) -> Iterator[str]:
    """Give the Hungarian side of each Message in a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "Message" and node.args:
            yield ast.unparse(node.args[0])


def _of_table(table: object) -> Iterator[str]:
    if isinstance(table, dict):
        for key, value in table.items():
            yield from [value] if key == "hu" and isinstance(value, str) else _of_table(value)
    elif isinstance(table, list):
        for value in table:
            yield from _of_table(value)


def _sentences() -> dict[str, list[str]]:
    code = {path: list(_of_code(path)) for path in sorted((ROOT / "analyzer").rglob("*.py"))}
    tables = [*(ROOT / "analyzer").rglob("*.toml"), *(ROOT / "lexicon").rglob("*.toml")]
    data = {path: list(_of_table(tomllib.loads(path.read_text(encoding="utf-8")))) for path in sorted(tables)}
    return {path.relative_to(ROOT).as_posix(): said for path, said in {**code, **data}.items() if said}


SENTENCES = _sentences()


def test_the_sentences_are_found() -> None:
    """The search below looks at the messages of every room that has some."""
    rooms = {"cli", "corpus", "lexicon", "lint", "resolver", "rulings", "web"}
    assert {path.split("/")[1] for path in SENTENCES} >= rooms


@pytest.mark.parametrize("wrong", [r"\b[Aa]\(z\)", r"![rs]\}", r"\b[Aa] [„]?\{(?:number|byte|id|file|path)\}"], ids=str)
def test_no_sentence_is_awkward(wrong: str) -> None:
    """No sentence says “a(z)”, quotes as Python does, or puts an article before a name that is not known."""
    found = [f"{path}: {said}" for path, all in SENTENCES.items() for said in all if re.search(wrong, said)]
    assert found == []
