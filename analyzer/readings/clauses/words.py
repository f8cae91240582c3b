"""The clause tables of a lexicon, made ready for look-up."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from analyzer.language.token import Token
from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.clauses import ClauseOpenerEntry, ClauseWord

_COMMA = ","


class ClauseWords(NamedTuple):
    """Openers in lexicon order, all their words and beginnings of words, and the forms of each duty."""

    openers: tuple[ClauseOpenerEntry, ...]
    opening: frozenset[str]
    beginnings: tuple[str, ...]
    duties: dict[ClauseWord, frozenset[str]]

    def has(self, duty: ClauseWord, token: Token) -> bool:
        """Tell whether `token` can do `duty`."""
        forms = self.duties.get(duty)
        return forms is not None and token.lower in forms

    def opener(self, tokens: tuple[Token, ...], index: int, at_start: bool) -> ClauseOpenerEntry | None:
        """Return the entry by which token `index` opens a clause: whole words before beginnings of words."""
        word = tokens[index].lower
        if word not in self.opening and not word.startswith(self.beginnings):
            return None
        fitting = [e for e in self.openers if _allowed(e, tokens, index, at_start)]
        if word in self.opening:
            return next((e for e in fitting if word in e.forms), None)
        return next((e for e in fitting if word.startswith(e.prefixes)), None)


def _allowed(entry: ClauseOpenerEntry, tokens: tuple[Token, ...], index: int, at_start: bool) -> bool:
    if entry.at_start and not at_start:
        return False
    return not entry.after or _before(tokens, index) in entry.after


def _before(tokens: tuple[Token, ...], index: int) -> str:
    """The word right before token `index`, over one comma."""
    index -= 1
    if index >= 0 and tokens[index].text == _COMMA:
        index -= 1
    return tokens[index].lower if index >= 0 else ""


@lru_cache(maxsize=8)
def clause_words(lexicon: Lexicon) -> ClauseWords:
    """Index the clause tables of `lexicon`."""
    openers = lexicon.tables.clause_opener
    duties: dict[ClauseWord, frozenset[str]] = {}
    for row in lexicon.tables.clause_word:
        duties[row.duty] = duties.get(row.duty, frozenset()) | frozenset(row.forms)
    forms = frozenset(form for entry in openers for form in entry.forms)
    return ClauseWords(openers, forms, tuple(p for entry in openers for p in entry.prefixes), duties)
