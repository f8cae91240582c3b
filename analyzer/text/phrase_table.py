"""Many phrase patterns at once: which of them a text may hold at all, told by the words that each cannot do without."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from analyzer.text.phrases import fixed_places
from analyzer.text.words import is_run, words_of

_NONE: frozenset[int] = frozenset()
Place = tuple[frozenset[str], tuple[str, ...]]  # the words, and the stems, one of which stands there


class PhraseTable:
    """The fixed places of patterns, by the rarest of each; patterns are named by their order.

    Args:
        patterns: in the notation of :mod:`analyzer.text.phrases`; each may come with further places, of which the
            text must hold a word beside it.
    """

    def __init__(self, patterns: Iterable[tuple[str, Sequence[tuple[str, ...]]]]) -> None:
        places = [(*fixed_places(pattern), *beside) for pattern, beside in patterns]
        self._places: tuple[tuple[Place, ...], ...] = tuple([tuple(map(_sorted, found)) for found in places])
        self._always = tuple([number for number, found in enumerate(places) if not found])
        self._by_word: dict[str, list[int]] = {}
        self._by_stem: dict[str, list[int]] = {}
        for number, found in enumerate(places):
            words, stems = _sorted(_rarest(found))
            for index, pieces in ((self._by_word, sorted(words)), (self._by_stem, stems)):
                for piece in pieces:
                    index.setdefault(piece, []).append(number)
        self._words = frozenset(self._by_word)

    def possible(self, folded: str) -> frozenset[int]:
        """Return the patterns whose every fixed place finds its word somewhere in `folded`; no other can match."""
        words = words_of(folded)
        found = [*self._always]
        for word in self._words & words:
            found += self._by_word[word]
        for stem, numbers in self._by_stem.items():
            if stem in folded:
                found += numbers
        return frozenset([n for n in found if _present(self._places[n], words, folded)]) if found else _NONE


def _sorted(pieces: Iterable[str]) -> Place:
    pieces = tuple(pieces)
    return frozenset(filter(is_run, pieces)), tuple([piece.strip("~") for piece in pieces if not is_run(piece)])


def _rarest(places: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    """Pick the place whose shortest word is the longest, for long words are rare; stems are dearer to look for."""
    return max(places, key=lambda pieces: min(len(p) if is_run(p) else len(p) - 3 for p in pieces), default=())


def _present(places: Iterable[Place], words: frozenset[str], folded: str) -> bool:
    return all(not own.isdisjoint(words) or any(stem in folded for stem in stems) for own, stems in places)
