"""Senses of words (table ``role_word``) made ready for look-up."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from analyzer.language.token import Token
from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.roles import RoleWordEntry


class RoleWords(NamedTuple):
    """The entries by sense."""

    senses: dict[str, RoleWordEntry]

    def has(self, sense: str, token: Token) -> bool:
        """Tell whether `token` has `sense`, by form, by lemma or by its beginning."""
        entry = self.senses.get(sense)
        if entry is None:
            return False
        if token.lower in entry.forms or (token.lemma and token.lemma.lower() in entry.lemmas):
            return True
        return bool(entry.prefixes) and token.lower.startswith(entry.prefixes)

    def names(self, sense: str, phrase: str) -> bool:
        """Tell whether `phrase` (case-folded words with single spaces) is a form of `sense`."""
        entry = self.senses.get(sense)
        return entry is not None and phrase in entry.forms


@lru_cache(maxsize=8)
def role_words(lexicon: Lexicon) -> RoleWords:
    """Index the senses of `lexicon`."""
    return RoleWords({entry.id: entry for entry in lexicon.tables.role_word})
