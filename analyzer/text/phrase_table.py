"""Many phrase patterns at once: which of them a text may hold at all, told by the words that each cannot do without."""

from __future__ import annotations

from collections.abc import Iterable

from analyzer.text.phrases import anchors

Groups = tuple[tuple[str, ...], ...]


class PhraseTable:
    """The anchors of patterns, by the rarest of each; patterns are named by their places in `patterns`."""

    def __init__(self, patterns: Iterable[str]) -> None:
        self._groups: tuple[Groups, ...] = tuple(map(anchors, patterns))
        self._always = tuple(number for number, groups in enumerate(self._groups) if not groups)
        self._by_word: dict[str, list[int]] = {}
        for number, groups in enumerate(self._groups):
            for word in _rarest(groups):
                self._by_word.setdefault(word, []).append(number)

    def possible(self, folded: str) -> frozenset[int]:
        """Return the patterns whose every fixed place finds its word somewhere in `folded`; no other can match."""
        found = [n for word, numbers in self._by_word.items() if word in folded for n in numbers]
        return frozenset([n for n in (*self._always, *found) if _present(self._groups[n], folded)])


def _rarest(groups: Groups) -> tuple[str, ...]:
    """Pick the place whose shortest word is the longest: long words are rare."""
    return max(groups, key=lambda group: min(map(len, group)), default=())


def _present(groups: Groups, folded: str) -> bool:
    return all(any(word in folded for word in group) for group in groups)
