"""Two-language messages: everything a person reads exists in Hungarian and in English."""

from __future__ import annotations

from typing import Literal, NamedTuple

Lang = Literal["hu", "en"]


class Message(NamedTuple):
    """One sentence in both languages.

    Fields may hold ``str.format`` placeholders; :meth:`fill` puts the same values into both.
    """

    hu: str
    en: str

    def fill(self, **values: object) -> Message:
        """Return the message with its placeholders filled in both languages."""
        return Message(self.hu.format(**values), self.en.format(**values))

    def fill_each(self, **values: object) -> Message:
        """Return the message with its placeholders filled; values that are messages are said in each language."""
        hu, en = ({key: v[i] if isinstance(v, Message) else v for key, v in values.items()} for i in (0, 1))
        return Message(self.hu.format(**hu), self.en.format(**en))

    def text(self, lang: Lang) -> str:
        """Return the sentence in `lang`."""
        return self.hu if lang == "hu" else self.en
