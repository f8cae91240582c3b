"""Senses of words (table ``role_word``) made ready for look-up."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from analyzer.language.token import Token
from analyzer.lexicon import Lexicon


class Sense(NamedTuple):
    """The words of one sense: forms, lemmas, beginnings of words."""

    forms: frozenset[str]
    lemmas: frozenset[str]
    prefixes: tuple[str, ...]


class RoleWords(NamedTuple):
    """The words by sense."""

    senses: dict[str, Sense]

    def has(self, sense: str, token: Token) -> bool:
        """Tell whether `token` has `sense`, by form, by lemma or by its beginning."""
        words = self.senses.get(sense)
        if words is None:
            return False
        forms, lemmas, prefixes = words
        if token.lower in forms or (lemmas and token.lemma and token.lemma.lower() in lemmas):
            return True
        return bool(prefixes) and token.lower.startswith(prefixes)

    def names(self, sense: str, phrase: str) -> bool:
        """Tell whether `phrase` (case-folded words with single spaces) is a form of `sense`."""
        words = self.senses.get(sense)
        return words is not None and phrase in words.forms


@lru_cache(maxsize=8)
def role_words(lexicon: Lexicon) -> RoleWords:
    """Index the senses of `lexicon`."""
    return RoleWords(
        {e.id: Sense(frozenset(e.forms), frozenset(e.lemmas), e.prefixes) for e in lexicon.tables.role_word}
    )
