"""What the operating system says."""

from __future__ import annotations

import errno

import pytest

from analyzer.messages import Message
from analyzer.system import of_system


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (errno.EACCES, Message("nincs jogosultság hozzá", "permission denied")),
        (errno.ENOSPC, Message("elfogyott a hely", "no space left")),
        (errno.EISDIR, Message("ez egy mappa", "it is a folder")),
        (errno.ENOENT, Message("nincs ilyen mappa vagy fájl", "no such folder or file")),
    ],
)
def test_what_is_known_is_said_in_both_languages(code: int, said: Message) -> None:
    """A refusal that users meet is said in their language."""
    assert of_system(OSError(code, "English")) == said


def test_what_is_not_known_is_quoted() -> None:
    """Any other English stands behind words that say whose it is."""
    assert of_system(OSError(errno.ENOLINK, "Link")).hu == "a rendszer üzenete: Link"
    assert of_system(ValueError("embedded null byte")).hu == "a rendszer üzenete: embedded null byte"


def test_messages_within_messages() -> None:
    """A value that is a message is said in each language, any other value in both."""
    said = Message("{file}: {why}", "{file} – {why}").fill_each(file="a", why=Message("mert", "because"))
    assert said == Message("a: mert", "a – because")
