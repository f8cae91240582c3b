"""Which column of a table was probably meant: said as a hint, never taken by itself."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches

from analyzer.messages import Message

_PERHAPS = Message(' (talán: "{column}")', ' (perhaps: "{column}")')
_NOTHING = Message("", "")
_LONG_ENOUGH = 4  # shorter names stand inside of too many others


def like(names: Sequence[str], wanted: Sequence[str]) -> Message:
    """Return a hint at the name among `names` that holds or resembles one of `wanted`; empty if there is none.

    Case, accents and outer blanks do not matter.
    """
    bare = {_bare(name): name for name in reversed(names) if name.strip()}
    for word in map(_bare, wanted):
        holding = [name for name in bare if len(word) >= _LONG_ENOUGH and word in name]
        found = [word] if word in bare else holding[:1] or get_close_matches(word, bare, 1, 0.75)
        if found:
            return _PERHAPS.fill(column=bare[found[0]])
    return _NOTHING


def _bare(name: str) -> str:
    decomposed = unicodedata.normalize("NFKD", name.strip().casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char))
