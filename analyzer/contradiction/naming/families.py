"""Word families of a lexicon."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from analyzer.contradiction.alignment.families import Families
from analyzer.lexicon import Lexicon

_LEAST = 3  # shorter stems say nothing


class Family(NamedTuple):
    """The stems from which a word is made, its own among them; `bare` are those without its preverb."""

    own: frozenset[str] = frozenset()
    bare: frozenset[str] = frozenset()

    def common(self, other: Family) -> frozenset[str]:
        """Return the common stems; with two different preverbs one stem makes two words ("kimegy", "bemegy")."""
        return (self.own & other.own) | (self.own & other.bare) | (self.bare & other.own)


def family(word: str, lexicon: Lexicon) -> Family:
    """Return the family of `word`."""
    families = _families(lexicon)
    preverb = families.leading(word)
    return Family(_long(_plain(lexicon).of(word)), _long(families.of(word[len(preverb) :])) if preverb else frozenset())


def _long(stems: frozenset[str]) -> frozenset[str]:
    return frozenset(stem for stem in stems if len(stem) >= _LEAST)


@lru_cache(maxsize=8)
def _plain(lexicon: Lexicon) -> Families:
    return Families(lexicon.tables.derivation, ())


@lru_cache(maxsize=8)
def _families(lexicon: Lexicon) -> Families:
    preverbs = {form for word in lexicon.tables.clause_word if word.duty == "preverb" for form in word.forms}
    return Families(lexicon.tables.derivation, sorted(preverbs, key=lambda p: (-len(p), p)))
