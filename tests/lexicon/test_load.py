"""Loading and validating the lexicon."""

from __future__ import annotations

from pathlib import Path

import pytest

from analyzer.errors import LexiconError
from analyzer.lexicon import Lexicon, Tables, load_lexicon
from analyzer.lexicon.load import entries, merge, parse, shipped_files

OWN = """
[[near_miss]]
id = "{id}"
sounds = "strong"
forms = ["kőkeményen"]
hu = "„{{surface}}”: erősnek hangzik"
en = "sounds strong"
examples = ["Kőkeményen véd."]
counter_examples = ["Kemény kő."]
"""


def test_every_table_is_filled(lexicon: Lexicon) -> None:
    """No table of the lexicon is empty: a table without entries is a room without a use."""
    assert [t for t in Tables.__struct_fields__ if not entries(lexicon.tables, t)] == []


@pytest.mark.parametrize("path", shipped_files(), ids=lambda p: p.name)
def test_examples_everywhere(path: Path) -> None:
    """Every shipped file parses, which asks every entry for an example and a counter-example."""
    tables = parse(path.read_text(encoding="utf-8"), path.name)
    assert any(entries(tables, t) for t in Tables.__struct_fields__)


def test_own_file_is_added_and_changes_the_hash(tmp_path: Path, lexicon: Lexicon) -> None:
    """A user's file adds entries, and records made with it say so by another hash."""
    own = tmp_path / "own.toml"
    own.write_text(OWN.format(id="own"), encoding="utf-8")
    loaded = load_lexicon((str(own),))
    assert any(e.id == "own" for e in loaded.tables.near_miss)
    assert len(loaded.tables.near_miss) == len(lexicon.tables.near_miss) + 1
    assert loaded.hash != lexicon.hash


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[near_miss", "own.toml: not valid TOML"),
        (
            "[[nearmiss]]\nid='x'",
            "own.toml: Object contains unknown field `nearmiss` (known tables: operator",
        ),
        (OWN.format(id="x").replace("sounds", "sound"), "(entry id = 'x')"),
        (OWN.format(id="x").replace('"strong"', '"loud"'), "Invalid enum value 'loud'"),
        (
            OWN.format(id="x").replace('["Kőkeményen véd."]', "[]"),
            "[[near_miss]] 'x' needs at least one example",
        ),
    ],
)
def test_a_typo_is_named(text: str, message: str) -> None:
    """A faulty file gives one sentence with the file, the place and the entry."""
    with pytest.raises(LexiconError) as caught:
        parse(text, "own.toml")
    assert message in str(caught.value)
    assert "\n" not in str(caught.value).replace(str(caught.value).split(":")[-1], "")


def test_repeated_id() -> None:
    """Two entries of one table cannot share an id, also across files."""
    one = parse(OWN.format(id="same"), "a.toml")
    with pytest.raises(LexiconError, match="'same' is defined twice"):
        merge([one, one])


@pytest.mark.parametrize(("content", "message"), [(None, "cannot read the lexicon file"), (b"\xff", "is not UTF-8")])
def test_unreadable_file(tmp_path: Path, content: bytes | None, message: str) -> None:
    """A missing file and one in another encoding are named with the path."""
    path = tmp_path / "own.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(LexiconError, match=message) as caught:
        load_lexicon((str(path),))
    assert str(path) in str(caught.value)


def test_hash_does_not_depend_on_line_ends(tmp_path: Path) -> None:
    """A file checked out with CRLF gives the same hash."""
    unix, dos = tmp_path / "a.toml", tmp_path / "b.toml"
    unix.write_bytes(OWN.format(id="own").encode())
    dos.write_bytes(OWN.format(id="own").replace("\n", "\r\n").encode())
    assert load_lexicon((str(unix),)).hash == load_lexicon((str(dos),)).hash
