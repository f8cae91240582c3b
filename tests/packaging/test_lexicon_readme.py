"""lexicon/README.md describes every table and every field of the lexicon, and its own example is valid."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from analyzer.lexicon.lexicon import Tables
from analyzer.lexicon.load import entries, parse
from analyzer.lexicon.tables.game import GameFile

README = (Path(__file__).resolve().parents[2] / "lexicon" / "README.md").read_text(encoding="utf-8")
TABLES = {field.name: field.type for field in msgspec.structs.fields(Tables)}


def _section(table: str) -> str:
    headed = re.split(r"^##+ ", README, flags=re.MULTILINE)
    return next((text for text in headed if f"[[{table}]]" in text.splitlines()[0]), "")


@pytest.mark.parametrize("table", TABLES)
def test_every_table_and_field_is_described(table: str) -> None:
    """Each table has a section that names each of its own fields."""
    section = _section(table)
    assert section, f"no section for [[{table}]]"
    entry = TABLES[table].__args__[0]
    common = {"id", "examples", "counter_examples", "note", "source"}
    own = {field.name for field in msgspec.structs.fields(entry)} - common
    assert {name for name in own if f"`{name}`" not in section} == set()


def test_the_example_file_is_valid() -> None:
    """The file that the reader is shown can be loaded as it stands."""
    (toml,) = re.findall(r"```toml\n(.*?)```", README, flags=re.DOTALL)
    assert [entry.id for entry in entries(parse(toml, "mine.toml"), "near_miss")] == ["mine"]


def test_the_files_it_lists_exist() -> None:
    """Every file and folder in the first table of the README is there."""
    named = re.findall(r"`([\w]+(?:\.toml|/))`", README.split("## ")[1].split("##")[0] + README.split("## ")[0])
    folder = Path(__file__).resolve().parents[2] / "lexicon"
    assert named
    assert [name for name in named if not (folder / name).exists()] == []


def test_the_tables_of_game_files_are_described() -> None:
    """Every table of a game file and every field of it is named."""
    tables = {field.name: field.type.__args__[0] for field in msgspec.structs.fields(GameFile) if field.name != "name"}
    section = README.split("## Game files")[1].split("\n## ")[0]
    assert [table for table in tables if f"[[{table}]]" not in section] == []
    own = {field.name for entry in tables.values() for field in msgspec.structs.fields(entry)} - {"id", "note"}
    assert {name for name in own if f"`{name}`" not in section} == set()
