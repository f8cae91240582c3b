"""The resolver's words: what is quoted, and how often."""

from __future__ import annotations

from analyzer.messages import Message
from analyzer.resolver.wording import with_words


def test_each_word_is_quoted_once_as_first_spelt() -> None:
    """A ground that a text repeats is quoted once, in the spelling and at the place of its first occurrence."""
    said = with_words(Message("tiltó", "prohibitive"), ["Nem", "csak", "nem", "NEM"])
    assert said == Message("tiltó („Nem”, „csak”)", "prohibitive (“Nem”, “csak”)")
