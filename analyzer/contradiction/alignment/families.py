"""Which words belong to one family: inflected, derived or compounded from one stem."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from analyzer.contradiction.kinds import root
from analyzer.lexicon.tables.derivations import DerivationEntry

_VOWEL = re.compile(r"[aáeéiíoóöőuúüű]")
_LEAST = 3  # letters of what is left of a word: less says nothing
_MEMBER = 4  # letters of a member by which two compounds are akin


class Families:
    """Names the families of words by their roots; a word may belong to several."""

    def __init__(self, derivations: Sequence[DerivationEntry], preverbs: Sequence[str]) -> None:
        self._endings = tuple(
            sorted(
                ((ending, entry.gives, entry.least) for entry in derivations for ending in entry.endings),
                key=lambda row: (-len(row[0]), row),
            )
        )
        self._preverbs = tuple(preverbs)
        self.of = lru_cache(maxsize=20_000)(self._of)

    def _of(self, word: str) -> frozenset[str]:
        """Return the roots of a word (small letters) and of all that it is made of: "tankol" gives "tankol", "tank"."""
        found: set[str] = set()
        todo = [word]
        while todo:
            stem = todo.pop()
            if stem not in found:
                found.add(stem)
                todo += self._shorter(stem)
        own = root(word)
        return frozenset(r for r in map(root, found) if len(r) >= _LEAST or r == own)

    def _shorter(self, stem: str) -> list[str]:
        cut = [
            stem[: -len(ending)] + gives
            for ending, gives, least in self._endings
            if stem.endswith(ending) and len(stem) - len(ending) + len(gives) >= least
        ]
        cut += [stem[len(p) :] for p in self._preverbs if stem.startswith(p) and len(stem) - len(p) >= _LEAST]
        return [short for short in cut if _VOWEL.search(short)]

    def leading(self, stem: str) -> str:
        """Return the preverb that a stem begins with, "" without one."""
        return next((p for p in self._preverbs if stem.startswith(p) and len(stem) - len(p) >= _LEAST), "")


def compounded(one: frozenset[str], other: frozenset[str]) -> bool:
    """Tell whether a root of one family is the last or first member of one of the other ("csapat", "vendégcsapat")."""
    return any(_member(x, y) or _member(y, x) for x in one for y in other)


def _member(short: str, long: str) -> bool:
    return _MEMBER <= len(short) < len(long) - 1 and (long.endswith(short) or long.startswith(short))
