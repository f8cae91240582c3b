"""Classes of words from table ``csak_class``: whether a token belongs to one."""

from __future__ import annotations

import re
from functools import lru_cache

from analyzer.language.token import Token
from analyzer.lexicon import Lexicon


class WordClass:
    """The words of one class, by form, lemma or shape."""

    __slots__ = ("_forms", "_lemmas", "_shape")

    def __init__(self, forms: frozenset[str], lemmas: frozenset[str], pattern: str) -> None:
        self._forms, self._lemmas = forms, lemmas
        self._shape = re.compile(pattern) if pattern else None

    def has(self, token: Token) -> bool:
        """Tell whether `token` is a word of the class; the pipeline's lemma helps where there is one."""
        if token.lower in self._forms or token.lemma.lower() in self._lemmas:
            return True
        return self._shape is not None and self._shape.fullmatch(token.lower) is not None


_EMPTY = WordClass(frozenset(), frozenset(), "")


@lru_cache(maxsize=8)
def word_classes(lexicon: Lexicon) -> dict[str, WordClass]:
    """Index the table ``csak_class`` of `lexicon` by id."""
    return {e.id: WordClass(frozenset(e.forms), frozenset(e.lemmas), e.pattern) for e in lexicon.tables.csak_class}


def in_class(token: Token, name: str, lexicon: Lexicon) -> bool:
    """Tell whether `token` belongs to the class `name`; an unknown class is empty."""
    return word_classes(lexicon).get(name, _EMPTY).has(token)
