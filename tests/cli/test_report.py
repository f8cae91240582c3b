"""`hatas report`: the page, exit status, columns, limits, and the same bytes from any number of workers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import QUICK, run, spawn

RUN = ("report", *QUICK)
TABLE = 'id;név;faj;típus;text\nk1;Őr;ember;Lény;"Sérült kalandozó nem támadhat."\nk2;Pajzs;–;Tárgy;"+1 védelem."\n'


@pytest.fixture
def cards(tmp_path: Path) -> str:
    path = tmp_path / "lapok.csv"
    path.write_text(TABLE, encoding="utf-8")
    return str(path)


def test_the_page_is_written_whole(cards: str, tmp_path: Path) -> None:
    """The page goes to the file that is named; an existing file is kept unless it may be replaced."""
    page = tmp_path / "jelentes.html"
    done = run(*RUN, cards, "-o", str(page))
    assert (done.status, done.out) == (0, "")
    assert done.err == "Hatások: 2 · hibás sor: 0\n"
    assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert run(*RUN, cards, "-o", str(page)).status == 2
    assert run(*RUN, cards, "-o", str(page), "--overwrite", "-q").err == ""


def test_columns(cards: str) -> None:
    """Usual columns are found; a named one is taken instead; one that is not there is refused by name."""
    assert 'data-type="Lény"' in run(*RUN, cards).out
    assert 'data-type="ember"' in run(*RUN, cards, "--type-column", "faj").out
    done = run(*RUN, cards, "--edition-column", "széria")
    assert (done.status, done.out) == (2, "")
    assert "„széria”" in done.err


def test_limits_are_told(cards: str) -> None:
    """Where not all effects are listed, standard error says so, too."""
    assert "--max-effects" in run(*RUN, cards, "--max-effects", "1").err
    assert run(*RUN, cards, "--only-findings").err.startswith("hatas: A lista csak azt a 0 hatást")


def test_a_row_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    """A faulty row gives status 1; the page names it and holds the others."""
    path = tmp_path / "hibas.csv"
    path.write_text("id,text\n1,Húzz 1 lapot.\n2,Húzz, 1 lapot.\n", encoding="utf-8")
    done = run(*RUN, str(path))
    assert done.status == 1
    assert "3. sor" in done.err
    assert "Nem olvasható sorok" in done.out
    assert done.out.count("<article") == 1


def test_english(cards: str) -> None:
    """With --lang en page and summary are English."""
    done = run("--lang", "en", *RUN, cards)
    assert '<html lang="en">' in done.out
    assert done.err == "Effects: 2 · failed rows: 0\n"


def test_workers_and_hash_seeds_change_nothing(cards: str) -> None:
    """One process or two, whatever the hash seed: the same bytes."""
    one = spawn(*RUN, cards, PYTHONHASHSEED="1")
    two = spawn(*RUN, cards, "--jobs", "2", PYTHONHASHSEED="2")
    assert one.status == two.status == 0
    assert one.raw == two.raw
