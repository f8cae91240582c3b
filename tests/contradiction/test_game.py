"""Games as data: loading, faults, and what the words mean to each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from analyzer.contradiction import detect_contradiction, load_game
from analyzer.errors import LexiconError
from analyzer.lexicon import load_lexicon
from analyzer.resources import data_dir
from tests.contradiction.pairs import effect


def kind(a: str, b: str, game: str) -> str:
    return detect_contradiction(*effect(a), *effect(b), load_lexicon(), load_game(game)).kind


@pytest.mark.parametrize("path", sorted((data_dir("lexicon") / "games").glob("*.toml")), ids=lambda p: p.stem)
def test_every_shipped_game_refers_to_what_it_defines(path: Path) -> None:
    """Every id that an entry of a shipped game names is defined in that game."""
    game = load_game(path.stem)
    things, actions, states = set(game.things), set(game.actions), set(game.states)
    known = things | actions | {s.id for s in game.file.stat} | {n.id for n in game.file.state_noun} | set(game.zones)
    known |= {k.id for k in game.file.kinds}
    opposed = {f"{o.id}→{v.name}" for o in game.file.opposition for v in o.values}
    for action in (a for a in game.file.action if a.id not in opposed):
        assert {*action.objects, *action.measures} <= known, action.id
        assert not action.negates or action.negates in actions, action.id
        assert not action.results or action.results in states, action.id
    assert all(s.owner in things | {""} for s in game.file.stat)


def test_a_kind_of_a_thing_never_excludes_it() -> None:
    """A kind and what it is a kind of can be one thing; two of one group cannot."""
    game = load_game()
    for id in game.things:
        assert not any(game.excludes(id, wider) or game.excludes(wider, id) for wider in game.wider(id))
    assert game.excludes("harcos", "pap")
    assert game.excludes("lovag", "pap")
    assert game.excludes("harcos", "bestia")
    assert not game.excludes("harcos", "ork")


def test_exclusion_knows_no_order() -> None:
    """If one thing or state excludes another, the other excludes it."""
    game = load_game()
    ids = [*game.things, *game.states]
    assert all(game.excludes(x, y) == game.excludes(y, x) for x in ids for y in ids)


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ("A kör végén a gyűjtőbe kerül.", "A kör végén a kézbe kerül.", "full"),
        ("A repülő lények nem támadhatnak.", "A repülő lények támadhatnak.", "full"),
        ("Elfordítva tér vissza.", "Álló lény nem támadhat.", "none"),
        ("A kör elején a gyűjtőbe kerül.", "A kör végén a kézbe kerül.", "none"),
    ],
)
def test_second_game(a: str, b: str, expected: str) -> None:
    """Another game file is read by the same code."""
    assert kind(a, b, "hkk") == expected


def test_words_of_one_game_mean_nothing_in_another() -> None:
    """What only one game knows is left open by the other."""
    a, b = "A kör végén a gyűjtőbe kerül.", "A kör végén a pakliba kerül."
    assert kind(a, b, "hkk") == "full"
    assert kind("Éberen tér vissza.", "Sérülten tér vissza.", "mk") == "full"
    assert kind("Éberen tér vissza.", "Sérülten tér vissza.", "hkk") != "full"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("name = ", "not valid TOML"),
        ('nme = "X"', "nme"),
        ('name = "X"\n[[thing]]\nid = "a"\nstems = ["a"]\nisa = ["b"]', "'b', which is not defined"),
        ('name = "X"\n[[thing]]\nid = "a"\nstems = ["a"]\n[[thing]]\nid = "a"\nstems = ["a"]', "'a' is given twice"),
        ('name = "X"\n[[action]]\nid = "a"\nkind = "flies"', "flies"),
    ],
)
def test_faulty_game_is_refused_with_its_fault(tmp_path: Path, text: str, said: str) -> None:
    """A game file with a fault is refused in one sentence that names the file and the fault."""
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LexiconError, match=r"own\.toml") as caught:
        load_game(str(path))
    assert said in str(caught.value)


def test_missing_game_is_named() -> None:
    """A game that does not exist is named in the error."""
    with pytest.raises(LexiconError, match="nosuch"):
        load_game("nosuch")


def test_an_action_leads_to_one_state_of_each_slot() -> None:
    """What an action brings about, itself and in general Hungarian, never excludes each other."""
    game = load_game("mk")
    for action in game.file.action:
        slots = [game.states[s].slot for s in sorted(game.results(action.id))]
        assert len(slots) == len(set(slots)), action.id
    assert len(game.results("megsérül")) > 1


def test_every_opposition_widens_a_state(tmp_path: Path) -> None:
    """A state that several oppositions widen has the words of all of them."""
    path = tmp_path / "own.toml"
    opposition = '[[opposition]]\nid = "{0}"\nvalues = [{{name = "kész", stems = ["{0}"]}}]\n'
    state = '[[state]]\nid = "kész"\nslot = "készség"\nstems = ["kész"]\n'
    path.write_text('name = "X"\n' + state + opposition.format("bevégzett") + opposition.format("megalkotott"), "utf-8")
    assert load_game(str(path)).states["kész"].stems[:3] == ("kész", "bevégzett", "megalkotott")
