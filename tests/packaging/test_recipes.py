"""CONTRIBUTING.md: every recipe has five steps, names what exists, and works as it stands."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from analyzer import Analyzer
from analyzer.contradiction import detect_contradiction, load_game
from analyzer.lexicon import load_lexicon
from analyzer.lint.codes import parse
from tests.contradiction.pairs import effect

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
RECIPES = {
    title.removeprefix("Add ").partition(" ")[2]: body
    for title, body in re.findall(r"^### (.+?)\n(.*?)(?=^### |\Z)", TEXT, flags=re.MULTILINE | re.DOTALL)
}
PLACES = sorted(set(re.findall(r"[`(]((?:[a-z_]+/)+[A-Za-z_.]*|[A-Z]+[a-z.A-Z]*\.md)[`)]", TEXT)))


def snippet(recipe: str) -> str:
    """The one example of a recipe, as a file would hold it."""
    (found,) = re.findall(r"```toml\n(.*?)```", RECIPES[recipe], flags=re.DOTALL)
    return textwrap.dedent("   " + found if found.startswith("[") else found)


def test_the_recipes_are_those_that_people_ask_for() -> None:
    """A lexicon entry, a csak pattern, a lint code, a game, a file format."""
    assert list(RECIPES) == ["lexicon entry", "csak pattern", "lint code", "game", "file format"]


@pytest.mark.parametrize("recipe", RECIPES)
def test_a_recipe_has_five_steps(recipe: str) -> None:
    """The steps are numbered 1 to 5."""
    assert re.findall(r"^(\d)\. ", RECIPES[recipe], flags=re.MULTILINE) == list("12345")


@pytest.mark.parametrize("place", PLACES)
def test_what_is_named_exists(place: str) -> None:
    """Every file and folder that the page names is there."""
    assert (ROOT / place).exists()


def test_the_lexicon_entry_works(tmp_path: Path) -> None:
    """The example entry is reported in its example and not in its counter-example."""
    (tmp_path / "mine.toml").write_text(snippet("lexicon entry"), encoding="utf-8")
    analyzer = Analyzer("lexicon", lexicon=[str(tmp_path / "mine.toml")])
    assert [n.surface for n in analyzer.analyze("A zsoldos könyörtelenül támad.").near_misses] == ["könyörtelenül"]
    assert analyzer.analyze("A zsoldos könyörtelen.").near_misses == ()
    assert Analyzer("lexicon").analyze("A zsoldos könyörtelenül támad.").near_misses == ()


@pytest.mark.model
def test_the_csak_pattern_works(tmp_path: Path) -> None:
    """The example pattern decides its example, leaves its counter-example, and is not there already."""
    (tmp_path / "mine.toml").write_text(snippet("csak pattern"), encoding="utf-8")
    analyzer = Analyzer(lexicon=[str(tmp_path / "mine.toml")])

    def whys(text: str) -> str:
        return " ".join(operator.why for operator in analyzer.analyze(text).operators)

    assert "fokoz, nem korlátoz" in whys("A kapu nem csak nem nyílik, hanem be is omlik.")
    assert "fokoz, nem korlátoz" not in whys("A kapu csak nem nyílik.")


def test_the_lint_code_works() -> None:
    """The example code is valid under its own name."""
    assert parse(snippet("lint code"), Path("TXT099.toml")).code == "TXT099"


def test_the_game_works(tmp_path: Path) -> None:
    """With the example game two of its states exclude each other; without it nobody can know."""
    (tmp_path / "game.toml").write_text(snippet("game"), encoding="utf-8")

    def kind(game: str) -> str:
        pair = (*effect("A bástya romos."), *effect("A bástya ép."))
        return detect_contradiction(*pair, load_lexicon(), load_game(game)).kind

    assert kind(str(tmp_path / "game.toml")) in {"full", "partial"}
    assert kind("hkk") == "unknown"
