"""The game whose words contradictions are read with: that of the profile, one by name, or a file of one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from analyzer import Analyzer
from analyzer.cli.app import main
from analyzer.deck import Played
from analyzer.errors import LexiconError

RUINED, WHOLE = "A bástya romos.", "A bástya ép."
GAME = """
name = "Bástya és Kincs"

[[thing]]
id = "bástya"
stems = ["bástya", "bástyá"]

[[state]]
id = "romos"
slot = "állapot"
stems = ["romos"]

[[state]]
id = "ép"
slot = "állapot"
stems = ["ép"]
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    """The file of a game in which a bastion is in ruins or whole."""
    path = tmp_path / "bástya.toml"
    path.write_text(GAME, encoding="utf-8")
    return str(path)


def test_a_game_of_ones_own_is_used_everywhere(own: str) -> None:
    """Pairs and decks are read with the words of the game that is named, and the verdict names it with its content."""
    analyzer = Analyzer("lexicon", game=own)
    verdict = analyzer.resolve(RUINED, WHOLE, timing="a_first")
    assert (verdict.contradiction.kind, verdict.winner, verdict.rule) == ("full", "b", "I")
    assert verdict.versions.game.startswith("bástya@")
    report = analyzer.resolve_deck([Played("1", RUINED, moment=1), Played("2", WHOLE, moment=2)])
    assert [line.status for line in report.effects] == ["falls", "stands"]


def test_without_it_nobody_can_know(instant: Analyzer) -> None:
    """The same two effects are open where no game says that the states exclude each other."""
    assert instant.resolve(RUINED, WHOLE).contradiction.kind == "unknown"


def test_conflicts_takes_it(own: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``hatas conflicts --game FILE`` finds what only that game makes a contradiction."""
    cards = tmp_path / "cards.csv"
    cards.write_text(f"id,text\n1,{RUINED}\n2,{WHOLE}\n", encoding="utf-8")
    command = ["conflicts", str(cards), "--engine", "lexicon", "--format", "jsonl", "-q"]
    assert main([*command, "--game", own]) == 1
    capsys.readouterr()
    assert main(command) == 0


@pytest.mark.parametrize(("profile", "game"), [("MK", "mk"), ("HKK", "hkk"), ("MTG", "general")])
def test_a_profile_brings_its_game(profile: str, game: str) -> None:
    """Each shipped profile names the game of its words, and records say which was in force."""
    assert Analyzer("lexicon", profile=profile).analyze("Nem támadhat.").versions.game == game


@pytest.mark.parametrize("game", ["chess", "missing.toml"])
def test_a_game_that_is_not_there(game: str) -> None:
    """An unknown name is refused with those that are known, a missing file by its name."""
    with pytest.raises(LexiconError, match=f"general, hkk, mk|{game}"):
        Analyzer("lexicon", game=game).resolve(RUINED, WHOLE)
