"""Which games there are (``lexicon/games/``), and how a record names the one that was used."""

from __future__ import annotations

import hashlib
from pathlib import Path

from analyzer.errors import LexiconError
from analyzer.messages import Message
from analyzer.resources import data_dir

_NONE = Message(
    "Nincs ilyen játék: „{name}”. A csomagban: {known}; vagy add meg egy játékfájl útvonalát (.toml).",
    "There is no game {name!r}. Shipped: {known}; or give the path of a game file (.toml).",
)
_UNREADABLE = Message("{name}: a játékfájl nem olvasható.", "{name}: the game file cannot be read.")


def shipped_games() -> list[str]:
    """Return the names of the shipped games, sorted."""
    return sorted(path.stem for path in (data_dir("lexicon") / "games").glob("*.toml"))


def game_label(name: str) -> str:
    """Return how records name a game: a shipped one by its name, a file of the user's by name and content.

    Raises:
        LexiconError: there is no such game, or the file cannot be read.
    """
    if not name.endswith(".toml"):
        if name not in shipped_games():
            raise LexiconError(_NONE.fill(name=name, known=", ".join(shipped_games())))
        return name
    try:
        content = Path(name).read_bytes()
    except OSError:
        raise LexiconError(_UNREADABLE.fill(name=name)) from None
    return f"{Path(name).stem}@{hashlib.sha256(content).hexdigest()[:12]}"
