"""The resolver is pure: no language processing behind it, the same bytes in every process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FORBIDDEN = ("spacy", "huspacy", "thinc", "numpy", "yaml")
LAYERS = ("language", "lexicon", "operators", "readings", "contradiction", "corpus", "cli")

PRINT_VERDICTS = """
import sys, msgspec
from tests.resolver.test_cases import decide, load
from tests.resolver.test_deck import CASES, build
from tests.resolver.builders import MK
from analyzer.resolver import decide_deck, explain
verdicts = [decide(row.values[0]) for row in load()]
decks = [decide_deck(*build(case), profile=MK) for case in CASES]
sys.stdout.buffer.write(msgspec.json.encode([verdicts, decks, [explain(v, "hu") for v in verdicts]]))
"""


def run(code: str, seed: str = "0") -> bytes:
    env = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    return subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, cwd=ROOT, env=env).stdout


def test_importing_the_resolver_brings_no_language_processing() -> None:
    """A fresh interpreter that imports analyzer.resolver holds neither spaCy nor any layer that reads texts."""
    loaded = set(run("import sys, analyzer.resolver; print(*sys.modules)").decode().split())
    assert "analyzer.resolver.ladder" in loaded
    assert not [name for name in loaded if name.split(".")[0] in FORBIDDEN]
    assert not [name for name in loaded for layer in LAYERS if name.startswith(f"analyzer.{layer}")]


def test_identical_bytes_under_every_hash_seed() -> None:
    """Verdicts, decks and explanations of all cases are the same bytes whatever the hash seed."""
    first, *others = [run(PRINT_VERDICTS, seed) for seed in ("0", "1", "random")]
    assert len(first) > 10_000
    assert all(other == first for other in others)
