"""Every sentence of the pages and of the refusals, in both languages: data in ``strings.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

import tomli

from analyzer.messages import Lang, Message

Section = Mapping[str, Message]


def _load() -> Mapping[str, Section]:
    raw = tomli.loads(files("analyzer.web").joinpath("strings.toml").read_text(encoding="utf-8"))
    return {
        section: {key: Message(said["hu"], said["en"]) for key, said in entries.items()}
        for section, entries in raw.items()
    }


WORDS = _load()
ERRORS = WORDS["errors"]


class Speaker:
    """Says the words of the pages in one language: ``say("two.title")``, ``say("two.link", count=3)``."""

    def __init__(self, lang: Lang) -> None:
        self.lang: Lang = lang

    def __call__(self, key: str, **values: object) -> str:
        """Return the sentence `key` (section, dot, name) with its values.

        Raises:
            KeyError: there is no such sentence, or a value is missing.
        """
        section, _, name = key.partition(".")
        text = WORDS[section][name].text(self.lang)
        return text.format(**values) if values else text
