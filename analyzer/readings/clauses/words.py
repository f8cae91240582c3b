"""The clause tables of a lexicon, made ready for look-up."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from analyzer.language.token import Token
from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.clauses import ClauseOpenerEntry, ClauseWord, ClauseWordEntry

_COMMA = ","


class ClauseWords(NamedTuple):
    """Openers in lexicon order and the forms of each duty."""

    openers: tuple[ClauseOpenerEntry, ...]
    duties: dict[ClauseWord, frozenset[str]]

    def has(self, duty: ClauseWord, token: Token) -> bool:
        """Tell whether `token` can do `duty`."""
        return token.lower in self.duties.get(duty, frozenset())

    def opener(self, tokens: tuple[Token, ...], index: int, at_start: bool) -> ClauseOpenerEntry | None:
        """Return the entry by which token `index` opens a clause: whole words before beginnings of words."""
        fitting = [e for e in self.openers if _allowed(e, tokens, index, at_start)]
        word = tokens[index].lower
        whole = next((e for e in fitting if word in e.forms), None)
        if whole or any(word in e.forms for e in self.openers):
            return whole
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


def clause_words(lexicon: Lexicon) -> ClauseWords:
    """Index the clause tables of `lexicon`."""
    return _index(lexicon.tables.clause_opener, lexicon.tables.clause_word)


@lru_cache(maxsize=8)
def _index(openers: tuple[ClauseOpenerEntry, ...], rows: tuple[ClauseWordEntry, ...]) -> ClauseWords:
    duties: dict[ClauseWord, frozenset[str]] = {}
    for row in rows:
        duties[row.duty] = duties.get(row.duty, frozenset()) | frozenset(row.forms)
    return ClauseWords(openers, duties)
