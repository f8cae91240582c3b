"""Errata: what a new version changes for the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Source
from analyzer.corpus.scan import scan
from analyzer.corpus.setup import Setup
from analyzer.errors import InputError
from analyzer.lint.errata import Change, Effects, changes, effects
from tests.lint.files import written

OLD = [
    ("A", "A kapu nem nyitható."),
    ("B", "Feltétlenül támad."),
    ("C", "Húz 1 lapot."),
    ("D", "Elfordul, hacsak a vezér ott van."),
]


def read(folder: Path, name: str, rows: list[tuple[str, str]]) -> Effects:
    content = "id;text\n" + "".join(f"{id};{text}\n" for id, text in rows)
    return effects(scan(read_all([Source(written(folder, name, content))]), Setup(engine="lexicon")))


def diff(folder: Path, new: list[tuple[str, str]]) -> list[Change]:
    return list(changes(read(folder, "old.csv", OLD), read(folder, "new.csv", new)))


def test_what_does_not_matter_is_not_told(tmp_path: Path) -> None:
    """Other rows, other words and other order that change nothing for the rules are no change."""
    new = [("C", "Húz 2 lapot!"), ("A", "A nagy kapu NEM nyitható."), *OLD[3:], ("B", "Feltétlenül elfordul.")]
    assert diff(tmp_path, new) == []


def test_level_and_mode(tmp_path: Path) -> None:
    """An effect that becomes strong or permissive is named with both states."""
    new = [("A", "A kapu zárva marad."), ("B", "Mindenképpen támad."), *OLD[2:]]
    first, second = diff(tmp_path, new)
    assert (first.id, first.kind, first.fields) == ("A", "changed", ("mode", "readings"))
    assert (second.id, second.fields) == ("B", ("level",))
    assert second.old is not None
    assert second.new is not None
    assert (second.old.state.level, second.new.state.level) == ("weak", "strong")


def test_added_and_removed(tmp_path: Path) -> None:
    """What only one version holds is named, the old version's effects first."""
    found = diff(tmp_path, [("E", "Új."), *OLD[1:]])
    assert [(change.id, change.kind) for change in found] == [("A", "removed"), ("E", "added")]


def test_doubts_that_turn_nothing_do_not_count(tmp_path: Path) -> None:
    """A doubt counts only if it can turn the level or the mode of its effect."""
    (change,) = diff(tmp_path, [*OLD[:3], ("D", "Elfordul, ha a vezér ott van.")])
    assert change.fields == ("readings", "doubts")
    settled = [*OLD[:2], ("C", "Húz 1 lapot, hacsak nem nyitható a kapu. Nem nyitható."), OLD[3]]
    (other,) = diff(tmp_path, settled)
    assert "doubts" not in other.fields


def test_the_same_id_twice(tmp_path: Path) -> None:
    """Of several effects with one id the first meets the first, the second the second."""
    old = read(tmp_path, "old.csv", [("A", "Húz."), ("A", "Nem húzható.")])
    new = read(tmp_path, "new.csv", [("A", "Húz."), ("A", "Húz.")])
    (change,) = changes(old, new)
    assert change.old is not None
    assert change.old.place.row == 3


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [("a.csv", "text\nHúz.\n", "no id"), ("a.csv", "id,text\n1,a,b\n", "3 cells"), ("a.txt", "Húz.\n", "no id")],
)
def test_rows_without_id_are_refused(tmp_path: Path, name: str, content: str, message: str) -> None:
    """Without ids nothing can be matched, and an unreadable row must not pass for a removed one."""
    file = written(tmp_path, name, content)
    with pytest.raises(InputError, match=message):
        effects(scan(read_all([Source(file)]), Setup(engine="lexicon", lang="en")))
