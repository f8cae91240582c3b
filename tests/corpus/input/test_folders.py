"""Folders and patterns: all card files in them, sorted; the rest is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Source
from analyzer.errors import InputError
from analyzer.messages import Message
from tests.corpus.making import workbook


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    """A folder with cards in two levels, and files that are none."""
    files = {
        "b.txt": "B.",
        "a.jsonl": '{"text": "A."}',
        "mélyebb/c.csv": "text\nC.",
        "mélyebb/kép.png": "x",
        "README.md": "x",
        "árak.csv": "név;ár\nŐr;3",
        "üres.txt": "",
        ".rejtett/d.txt": "D.",
        ".rejtett.txt": "E.",
    }
    for name, content in files.items():
        path = tmp_path / "lapok" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return tmp_path / "lapok"


def texts(*paths: object, heard: list[Message] | None = None, **options: object) -> list[str]:
    tell = [].append if heard is None else heard.append
    sources = [Source(str(path), tell=tell)._replace(**options) for path in paths]  # type: ignore[arg-type]
    return [row.text for row in read_all(sources)]


def test_a_folder_is_read_in_order(cards: Path) -> None:
    """All card files below a folder are read by name; hidden ones are not looked at."""
    heard: list[Message] = []
    assert texts(cards, heard=heard) == ["A.", "B.", "C."]
    assert any("2 fájl kimaradt" in said.hu and "README.md, kép.png" in said.hu for said in heard)
    assert any("árak.csv" in said.hu and "Oszlopok: név, ár" in said.hu for said in heard)
    assert any("üres.txt" in said.hu and "A fájl kimaradt." in said.hu for said in heard)
    assert len(heard) == 3


def test_a_file_that_is_named_is_not_passed_over(cards: Path) -> None:
    """What a folder passes over with a word is refused where the user names it."""
    with pytest.raises(InputError, match="név, ár"):
        texts(cards / "árak.csv")


def test_patterns(cards: Path) -> None:
    """A pattern stands for the files that fit, sorted, with ** at any depth."""
    assert texts(cards / "*.txt", cards / "**" / "*.csv") == ["B.", "C."]
    assert texts(cards / "[ab].*") == ["A.", "B."]
    with pytest.raises(InputError, match="no file matches"):
        texts(cards / "*.xlsx")


def test_no_file_comes_twice_by_itself(cards: Path) -> None:
    """Files that a folder and a pattern both hold are read once; one that is named twice is read twice."""
    assert texts(cards, cards / "*.txt") == ["A.", "B.", "C."]
    assert texts(cards / "b.txt", cards / "b.txt") == ["B.", "B."]


def test_a_file_whose_name_looks_like_a_pattern(cards: Path) -> None:
    """A file of that very name comes before the pattern."""
    (cards / "[ab].txt").write_text("Z.", encoding="utf-8")
    assert texts(cards / "[ab].txt") == ["Z."]


def test_a_format_chooses_its_files(cards: Path) -> None:
    """With a format named, a folder gives the files of that format."""
    assert texts(cards, format="jsonl") == ["A."]


def test_damage_in_a_folder_is_refused(cards: Path) -> None:
    """A card file of a folder that is damaged stops the work: it might hold effects."""
    (cards / "d.xlsx").write_bytes(b"PK\x03\x04")
    with pytest.raises(InputError, match=r"d\.xlsx: a damaged workbook"):
        texts(cards)


def test_nothing_but_other_tables(cards: Path) -> None:
    """If no file of a folder holds effects, the run is refused."""
    for name in ("a.jsonl", "b.txt", "mélyebb/c.csv"):
        (cards / name).unlink()
    with pytest.raises(InputError, match="none of the files holds an effect"):
        texts(cards)


def test_links_that_lead_back(cards: Path) -> None:
    """A link to a folder above does not make the walk endless."""
    try:
        (cards / "vissza").symlink_to(cards, target_is_directory=True)
    except OSError:
        pytest.skip("no links here")
    assert texts(cards) == ["A.", "B.", "C."]


@pytest.mark.parametrize(("name", "content"), [("beállítás.yml", "nyelv: hu\n"), ("beállítás.json", '{"nyelv": "hu"}')])
def test_settings_are_no_cards(cards: Path, name: str, content: str) -> None:
    """A file of settings beside the cards is passed over with a word."""
    heard: list[Message] = []
    (cards / name).write_text(content, encoding="utf-8")
    assert texts(cards, heard=heard) == ["A.", "B.", "C."]
    assert any(name in said.hu and "A fájl kimaradt." in said.hu for said in heard)


def test_a_workbook_of_other_tables_is_passed_over(cards: Path) -> None:
    """A workbook without texts in a folder is passed over like any table without them."""
    heard: list[Message] = []
    workbook(cards / "árak.xlsx", Árak=[["név", "ár"], ["Őr", "3"]])
    assert texts(cards, heard=heard) == ["A.", "B.", "C."]
    assert sum("árak.xlsx" in said.hu for said in heard) == 1
