"""Verbs of general Hungarian: each stands in one set, so that two sets never become one act by accident."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

import msgspec
import pytest

from analyzer.contradiction import load_game
from analyzer.lexicon.tables.game import GameFile
from analyzer.resources import data_dir

FILES = {
    path.name: msgspec.toml.decode(path.read_bytes(), type=GameFile)
    for path in sorted((data_dir("lexicon") / "games" / "shared").glob("*.toml"))
}
TABLES = [field.name for field in msgspec.structs.fields(GameFile) if field.name != "name"]


def listed() -> Iterator[tuple[str, str]]:
    """Every verb of a set of synonyms, with the set."""
    for file in FILES.values():
        for entry in file.synonyms:
            yield from ((verb, entry.id) for verb in (*entry.verbs, *entry.patients))


def test_no_verb_stands_in_two_sets() -> None:
    """A verb, with its preverb, names one act: it stands in one set of synonyms, and there once."""
    sets: dict[str, list[str]] = defaultdict(list)
    for verb, entry in listed():
        sets[verb].append(entry)
    assert {verb: found for verb, found in sets.items() if len(found) > 1} == {}


@pytest.mark.parametrize("table", TABLES)
def test_no_id_stands_in_two_shared_files(table: str) -> None:
    """Of two shared entries with one id only the first would count, so there are none."""
    files: dict[str, list[str]] = defaultdict(list)
    for name, file in FILES.items():
        for entry in getattr(file, table):
            files[entry.id].append(name)
    assert {id: found for id, found in files.items() if len(found) > 1} == {}


def test_a_set_names_more_than_one_verb() -> None:
    """A set of synonyms has at least two verbs; shapes of one stem are given as verbs of their own."""
    assert [e.id for f in FILES.values() for e in f.synonyms if len((*e.verbs, *e.patients)) < 2] == []


@pytest.mark.parametrize("game", ["mk", "hkk", "general"])
def test_results_are_states(game: str) -> None:
    """What an action brings about is a state that a file defines."""
    file = load_game(game).file
    states = {state.id for state in file.state}
    assert [action.id for action in file.action if action.results and action.results not in states] == []
