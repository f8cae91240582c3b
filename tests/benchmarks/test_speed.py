"""`benchmarks/speed.py` from end to end over a few texts, and the texts and tables that it makes."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "benchmarks"))

from speeds import proof  # noqa: E402
from speeds.clock import table  # noqa: E402
from speeds.texts import recombined  # noqa: E402

CORPUS = [
    {"text": "A kalandozó nem támadhat."},
    {"text": "Húzz 2 lapot. Csak éber szövetséges védhet."},
    {"text": "Eseménylap."},
    {"text": "A tiltás ellenére támadhat."},
]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "benchmarks" / "speed.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)


@pytest.mark.model
def test_the_parts_that_read_texts(tmp_path: Path) -> None:
    """Throughput and proof over a corpus: a row a way of reading in each table, and nothing differs."""
    corpus = tmp_path / "lapok.jsonl"
    corpus.write_text("".join(json.dumps(row) + "\n" for row in CORPUS), encoding="utf-8")
    done = run(str(corpus), "--only", "throughput", "proof", "--generated", "5", "--markdown")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    for name in ("regex floor", "staged", "full pipeline, no staging", "plain nlp.pipe", "lexicon engine"):
        assert sum(line.startswith(f"| {name} |") for line in lines) == 3, name
    assert "### Texts per second, all: 4 texts, 0.00 MB" in lines
    assert "### Texts per second, without operators: 2 texts, 0.00 MB" in lines
    assert "### Texts per second, without operators and exceptions: 1 texts, 0.00 MB" in lines
    assert "| the corpora | 4 | 0 |" in lines
    assert "| texts of Hypothesis | 5 | 0 |" in lines


@pytest.mark.model
def test_a_difference_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A staged record that is not the full one is told by its text."""
    real = proof.full_builder("lexicon")
    monkeypatch.setattr(proof, "full_builder", lambda engine: real)
    assert proof.differing(["Nem támadhat.", "Éber."], "hu_effects_sm") == ["Nem támadhat.", "Éber."]
    assert proof.differing(["Nem támadhat.", "Éber."], "lexicon") == []


def test_recombined_cards_are_the_same_each_time_and_mostly_new() -> None:
    """Effects without end come in one order, differ from each other, and cost no more memory than one."""
    first, again = list(recombined(300)), list(islice(recombined(1_000_000), 300))
    assert first == again
    assert len(set(first)) > 250
    assert all(text.strip() for text in first)


def test_generated_texts_are_the_same_each_time() -> None:
    """The proof's texts do not depend on chance, and there are as many as were asked for."""
    assert len(proof.generated(40)) == 40
    assert proof.generated(40) == proof.generated(40)


def test_tables_line_up() -> None:
    """A plain table sets its columns under each other, a Markdown one has its rule."""
    rows = [("a", "1"), ("ab", "22")]
    assert table(("név", "n"), rows, markdown=False) == "név   n\na     1\nab   22"
    assert table(("név", "n"), rows, markdown=True).splitlines()[1] == "| --- | ---: |"
