"""`benchmarks/keywords.py` over treebanks made on the spot, in sentences of our own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RIGHT = """\
1 A a DET
2 hős hős NOUN
3 nem nem ADV
4 támadhat támad VERB
5 , , PUNCT
6 csak csak ADV
7 véd véd VERB
8 . . PUNCT

1 Azonos azonos ADJ
2 nemű nemű ADJ
3 hősök hős NOUN
4 húznak húz VERB
5 . . PUNCT
"""
# Gold that the record cannot agree with: a name spelt like the negator of a ban.
WRONG = "1 SEM SEM PROPN\n2 támadhat támad VERB\n3 . . PUNCT\n"
# Annotation that models/scripts/clean.py mends: the adverb is no noun.
MENDED = "1 Semmiképp semmi NOUN\n2 sem sem ADV\n3 véd véd VERB\n4 . . PUNCT\n"


def conllu(rows: str) -> str:
    def line(row: str) -> str:
        number, form, lemma, upos = row.split()
        return "\t".join([number, form, lemma, upos, "_", "_", "0" if number == "1" else "1", "_", "_", "_"])

    return "\n".join(line(row) if row else "" for row in rows.split("\n")) + "\n"


@pytest.fixture
def treebanks(tmp_path: Path) -> Path:
    for folder in ("nerkor/train", "korkor/conllup/train", "ud_hungarian_szeged"):
        (tmp_path / folder).mkdir(parents=True)
    return tmp_path


def run(treebanks: Path, rows: str) -> tuple[int, dict[str, list[list[str]]]]:
    """Give the status, and the rows of each table without its head, by title."""
    (treebanks / "ud_hungarian_szeged" / "hu-ud-train.conllu").write_text(conllu(rows), encoding="utf-8")
    command = [sys.executable, str(ROOT / "benchmarks" / "keywords.py"), str(treebanks), "--engine", "lexicon"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.stderr == ""
    tables = (part.splitlines() for part in done.stdout.split("## ")[1:])
    return done.returncode, {
        title: [line.strip("| ").split(" | ") for line in lines if line.startswith("|")][2:] for title, *lines in tables
    }


def test_right_answers_are_no_errors(treebanks: Path) -> None:
    """Three occurrences, one of them another word, and nothing wrong in the records: status 0."""
    status, tables = run(treebanks, RIGHT)
    assert status == 0
    assert tables["Key words and their confusables, lexicon"][-1] == ["UD Szeged", "3", "1", "2", "0", "0"]
    assert tables["Errors of the records"] == []


def test_a_bare_lemma_test_is_listed(treebanks: Path) -> None:
    """The engine without lemmas fails the bare test on every operator; each error is a row."""
    _, tables = run(treebanks, RIGHT)
    assert [row[1] for row in tables["Errors of a bare lemma test"]] == ["csak", "nem"]


def test_wrong_answers_are_listed(treebanks: Path) -> None:
    """Where the record and the gold annotation differ, the row says both, and the status is 1."""
    status, tables = run(treebanks, WRONG)
    assert status == 1
    (row,) = tables["Errors of the records"]
    assert row[1:3] == ["SEM", "PROPN SEM"]
    assert row[4:] == ["another word", "operator", "yes", "1"]


def test_known_errors_of_the_annotation_are_mended_first(treebanks: Path) -> None:
    """What clean.py mends is shown as mended and is no error of the record."""
    status, tables = run(treebanks, MENDED)
    assert status == 0
    assert ["UD Szeged", "Semmiképp", "NOUN semmi", "ADV semmiképp", "1"] in tables["Gold annotation mended"]
