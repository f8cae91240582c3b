"""One vocabulary for each game and lexicon."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.vocabulary.index import Vocabulary
from analyzer.lexicon import Lexicon


class _Key(NamedTuple):
    """A lexicon that is the same key as any other with the same content."""

    hash: str
    lexicon: Lexicon

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)


@lru_cache(maxsize=4)
def _built(game: Game, key: _Key) -> Vocabulary:
    return Vocabulary(game, key.lexicon)


def vocabulary(game: Game, lexicon: Lexicon) -> Vocabulary:
    """Return the vocabulary of `game` under `lexicon`, built once for each content of the lexicon."""
    return _built(game, _Key(lexicon.hash, lexicon))
