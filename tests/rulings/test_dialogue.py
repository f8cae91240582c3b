"""The prompt of `hatas rulings add`: what is asked, and what an answer may be."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from analyzer.cli.rulings_add import Wish, add_ruling
from analyzer.cli.rulings_ask import Dialogue
from analyzer.corpus.setup import Setup
from analyzer.errors import InputError
from analyzer.messages import Lang
from tests.cli.running import ROOT

TEXT = "Ha csak egy őre van, ne húzz!"
SETUP = Setup("lexicon")


class Talk:
    """Answers that are given in turn, and everything that was told meanwhile."""

    def __init__(self, *answers: str) -> None:
        self._answers = list(answers)
        self.told = ""

    def dialogue(self, lang: Lang = "hu") -> Dialogue:
        return Dialogue(lang, self._tell, self._answer)

    def _tell(self, words: str) -> None:
        self.told += words

    def _answer(self) -> str | None:
        return self._answers.pop(0) + "\n" if self._answers else None


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "r.toml")


def content(path: str) -> str:
    return Path(path).read_text(encoding="utf-8")


def test_everything_is_asked(path: str) -> None:
    """Text, doubt, reading, judge and reason are asked; each reading is shown with what it would make of the effect."""
    talk = Talk(TEXT, "1", "2", "Bíró Éva", "szűkít")
    add_ruling(Wish(when="2026-03-15"), path, SETUP, "hu", talk.dialogue())
    assert "A hatás szövege: " in talk.told
    assert "1. „csak” [3–7]: „csak”: kétféleképpen olvasható" in talk.told
    assert "Melyik kétség (1–3)?" in talk.told
    assert "1. nem korlátozó (nonrestrictive) → a hatás gyenge, tiltó" in talk.told
    assert content(path).endswith(
        f'[[ruling]]\ntext = "{TEXT}"\nstart = 3\nend = 7\nsurface = "csak"\nreading = "restrictive"\n'
        'who = "Bíró Éva"\nwhen = 2026-03-15\nwhy = "szűkít"\n'
    )


def test_what_is_given_is_not_asked(path: str) -> None:
    """With everything given no question comes."""
    talk = Talk()
    wish = Wish(text=TEXT, surface="ne", reading="prohibits", who="X", why="y")
    add_ruling(wish, path, SETUP, "hu", talk.dialogue())
    assert talk.told == ""


def test_the_only_doubt_is_not_asked(path: str) -> None:
    """A text with one word in doubt leaves nothing to choose."""
    talk = Talk("1")
    add_ruling(Wish(text="Ha csak egy őre van, húz.", who="X", why="y"), path, SETUP, "hu", talk.dialogue())
    assert "Melyik" not in talk.told
    assert 'reading = "nonrestrictive"' in content(path)


@pytest.mark.parametrize("answer", ["restrictive", "korlátozó", "KORLÁTOZÓ", " 2 "])
def test_a_reading_by_number_or_name(path: str, answer: str) -> None:
    """A reading may be named by its number, its Hungarian word or its name in the file."""
    talk = Talk(answer)
    add_ruling(Wish(text=TEXT, doubt=1, who="X", why="y"), path, SETUP, "hu", talk.dialogue())
    assert 'reading = "restrictive"' in content(path)


def test_an_open_role_is_not_proposed(path: str) -> None:
    """Where no model tells the role of a word, the roles are proposed, and not that it stays open."""
    talk = Talk("prohibits")
    add_ruling(Wish(text=TEXT, surface="ne", who="X", why="y"), path, SETUP, "hu", talk.dialogue())
    assert "leíró (descriptive)" in talk.told
    assert "undecided" not in talk.told


def test_a_wrong_answer_is_asked_again(path: str) -> None:
    """A blank answer, and one that names nothing, are asked again."""
    talk = Talk("", "0", "9", "talán", "2")
    add_ruling(Wish(text=TEXT, doubt=1, who="X", why="y"), path, SETUP, "hu", talk.dialogue())
    assert talk.told.count("Hogyan olvasod") == 5
    assert "Ez nem jó válasz: „talán”." in talk.told


def test_no_answer_leaves_the_file(path: str) -> None:
    """When the answers end, nothing is written."""
    with pytest.raises(InputError) as caught:
        add_ruling(Wish(text=TEXT), path, SETUP, "hu", Talk("1").dialogue())
    assert "nem változott" in caught.value.said.hu
    assert not Path(path).exists()


@pytest.mark.parametrize(
    ("answer", "reading"), [("n", "restrictive"), ("i", "nonrestrictive"), ("igen", "nonrestrictive")]
)
def test_replacing_is_asked(path: str, answer: str, reading: str) -> None:
    """A contradicting ruling is shown, and replaced only on a yes."""
    wish = Wish(text=TEXT, surface="csak", reading="restrictive", who="Éva", why="y")
    add_ruling(wish, path, SETUP, "hu", Talk().dialogue())
    talk = Talk(answer)
    add_ruling(wish._replace(reading="nonrestrictive", who="Zoli"), path, SETUP, "hu", talk.dialogue())
    assert "korlátozó (Éva" in talk.told
    assert "Lecseréljem?" in talk.told
    assert f'reading = "{reading}"' in content(path)


def test_in_english(path: str) -> None:
    """The questions have the language of the command."""
    talk = Talk("1", "restrictive", "X", "y")
    add_ruling(Wish(text=TEXT), path, Setup("lexicon", lang="en"), "en", talk.dialogue("en"))
    assert "Which doubt (1 to 3)?" in talk.told
    assert "2. restrictive (restrictive) → the effect is weak, prohibitive" in talk.told


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminal")
def test_on_a_real_terminal(path: str) -> None:
    """On a terminal the command asks, takes accented answers whatever the locale, and writes the file."""
    import pty

    master, slave = pty.openpty()
    command = [sys.executable, "-m", "analyzer", "rulings", "add", "--engine", "lexicon", "--rulings", path]
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "LC_ALL": "C"}
    process = subprocess.Popen([*command, "--text", TEXT], stdin=slave, stdout=slave, stderr=slave, env=env)
    os.close(slave)
    told = _converse(master, ["1", "korlátozó", "Bíró Éva", "szűkít"])
    assert process.wait() == 0
    assert "Felvéve" in told
    assert 'who = "Bíró Éva"' in content(path)


def _converse(master: int, answers: list[str]) -> str:
    """Answer each question as it ends with its mark; return everything that was told."""
    told = ""
    for answer in answers:
        told += _until(master, lambda said: said.endswith("? "))
        os.write(master, (answer + "\n").encode("utf-8"))
    told += _until(master, lambda _: False)
    os.close(master)
    return told


def _until(master: int, done: Callable[[str], bool]) -> str:
    said = b""
    while not done(said.decode("utf-8", "ignore")):
        try:
            piece = os.read(master, 4096)
        except OSError:  # the other end is closed
            break
        if not piece:
            break
        said += piece
    return said.decode("utf-8")
