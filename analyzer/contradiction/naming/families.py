"""Word families of a lexicon."""

from __future__ import annotations

from functools import lru_cache

from analyzer.contradiction.alignment.families import Families
from analyzer.lexicon import Lexicon

_LEAST = 3  # shorter stems say nothing


def family(word: str, lexicon: Lexicon) -> frozenset[str]:
    """Return the stems of the words from which `word` is made, its own among them."""
    return frozenset(stem for stem in _families(lexicon).of(word) if len(stem) >= _LEAST)


@lru_cache(maxsize=8)
def _families(lexicon: Lexicon) -> Families:
    preverbs = {form for word in lexicon.tables.clause_word if word.duty == "preverb" for form in word.forms}
    return Families(lexicon.tables.derivation, sorted(preverbs, key=lambda p: (-len(p), p)))
