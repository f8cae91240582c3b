"""The architecture as a law: imports point one way, and the resolver needs no language processing."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import analyzer

ROOT = Path(analyzer.__file__).parent
# What each room may import besides itself. `records.model` holds types only and is open to all.
BASE = {"_version", "choices", "errors", "messages", "resources", "system"}
ROOMS = {
    "_version": set(),
    "errors": {"messages"},
    "messages": set(),
    "resources": set(),
    "system": {"messages"},
    "choices": {"errors", "messages"},
    "text": set(),
    "lexicon": BASE | {"text"},
    "language": BASE | {"text"},
    "operators": BASE | {"text", "lexicon", "language"},
    "readings": BASE | {"text", "lexicon", "language"},
    "records": BASE | {"text", "lexicon", "language", "operators", "readings"},
    "rulings": BASE | {"text", "lexicon", "records"},
    "contradiction": BASE | {"text", "lexicon", "language", "operators", "readings", "records"},
    "resolver": BASE | {"text", "records.model"},
    "deck": BASE | {"text", "lexicon", "language", "contradiction", "resolver"},
    "api": BASE
    | {"text", "lexicon", "language", "operators", "readings", "records", "rulings", "contradiction", "resolver"}
    | {"deck"},
    "spacy_component": BASE | {"text", "language", "records.model", "records", "api"},
    "corpus": BASE | {"text", "records.model", "api", "lexicon", "language", "resolver", "deck"},
    "cluster": BASE | {"records.model", "api", "corpus"},
    "timelines": BASE | {"lexicon", "resolver", "deck", "api", "corpus"},
    "conflicts": BASE | {"text", "language", "records.model", "records", "contradiction", "api", "corpus", "pages"},
    "lint": BASE
    | {"text", "lexicon", "language", "operators", "readings", "records.model", "records", "api", "corpus"},
    "pages": BASE,
    "report": BASE | {"text", "lexicon", "language", "records.model", "records", "api", "corpus", "lint", "pages"},
    "web": BASE
    | {"text", "lexicon", "records.model", "records", "resolver", "api", "corpus", "conflicts", "lint", "pages"},
    "cli": BASE
    | {"text", "lexicon", "language", "records.model", "records", "resolver", "api", "corpus", "lint", "rulings"}
    | {"cluster", "deck", "timelines", "conflicts", "report", "web"},
    "__init__": BASE | {"api", "language", "records.model", "resolver"},
    "__main__": {"cli"},
}
# Modules that hold nothing but types or constants of the records, or make one that holds nothing.
OPEN = {"analyzer.records.failed", "analyzer.records.model", "analyzer.records.words"}


def files() -> list[Path]:
    return sorted(p for p in ROOT.rglob("*.py") if "_data" not in p.parts)


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def room_of(path: Path) -> str:
    first = path.relative_to(ROOT).parts[0]
    return first.removesuffix(".py")


@pytest.mark.parametrize("path", files(), ids=lambda p: str(p.relative_to(ROOT)))
def test_imports_point_one_way(path: Path) -> None:
    """No module imports from a later layer (text → language → … → interfaces)."""
    room = room_of(path)
    for name in imports(path):
        if not name.startswith("analyzer") or name in OPEN or name == "analyzer":
            continue
        target = name.removeprefix("analyzer.").split(".")[0]
        assert target == room or target in ROOMS[room], f"{room} must not import {name}"


def test_every_room_is_named() -> None:
    """A new top-level module or package of the analyzer has to say which layers it stands on."""
    assert {room_of(p) for p in files()} <= set(ROOMS)


def test_only_language_imports_spacy() -> None:
    """spaCy and its family are imported in the language layer only, and there inside functions.

    The component is the exception: spaCy itself loads it, so spaCy is there already. NumPy is arithmetic and reads no
    language: the resolver of many pairs may use it, inside functions too, so that whoever does not ask it pays nothing.
    """
    many = sorted((ROOT / "resolver" / "many").glob("*.py"))
    for path in files():
        if room_of(path) not in {"language", "spacy_component"}:
            barred = {"spacy", "huspacy", "thinc"} | (set() if path in many else {"numpy"})
            assert not {n.split(".")[0] for n in imports(path)} & barred, path
    for path in [*(ROOT / "language").glob("*.py"), *many]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        top = [n for n in tree.body if isinstance(n, ast.Import | ast.ImportFrom)]
        names = {a.name for n in top for a in n.names} | {n.module for n in top if isinstance(n, ast.ImportFrom)}
        assert not {str(n).split(".")[0] for n in names} & {"spacy", "huspacy", "thinc", "numpy"}, path


def test_resolver_brings_no_language_processing() -> None:
    """Importing the resolver in a fresh interpreter loads neither spaCy nor a reader of texts."""
    code = (
        "import sys, analyzer.resolver, analyzer.resolver.many; loaded = set(sys.modules);"
        "bad = {m for m in loaded if m.split('.')[0] in {'spacy', 'thinc', 'numpy', 'huspacy'}"
        " or m.startswith(('analyzer.language', 'analyzer.operators', 'analyzer.readings', 'analyzer.lexicon'))};"
        "assert not bad, bad"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
