"""Segments: a unit cut at commas, dashes, openers and coordination of verbs."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from analyzer.language.token import Token
from analyzer.lexicon.tables.clauses import ClauseOpenerEntry
from analyzer.readings.clauses.verbs import finite_at
from analyzer.readings.clauses.words import ClauseWords

_CUTS = frozenset({",", "–", "—", "-"})


class Segment(NamedTuple):
    """A stretch of a unit that belongs to one clause.

    Attributes:
        indices: its tokens, leading punctuation included.
        opener, entry: the subordinator and its entry, if it has one.
        cut: the punctuation before it ("" if an opener or a coordinator alone cuts here or the unit begins).
    """

    indices: tuple[int, ...]
    opener: int | None = None
    entry: ClauseOpenerEntry | None = None
    cut: str = ""


def segments_of(tokens: tuple[Token, ...], unit: Sequence[int], words: ClauseWords) -> list[Segment]:
    """Cut the tokens `unit` (indices in order) into segments."""
    return [
        segment
        for cut, stretch in _stretches(tokens, unit)
        for opened in _at_openers(tokens, stretch, words, cut)
        for segment in _at_coordinators(tokens, opened, words)
    ]


def _stretches(tokens: tuple[Token, ...], unit: Sequence[int]) -> list[tuple[str, list[int]]]:
    """Stretches between cutting punctuation, which stays at the end of the stretch that it closes."""
    out: list[tuple[str, list[int]]] = [("", [])]
    for n, i in enumerate(unit):
        out[-1][1].append(i)
        if not 0 < n < len(unit) - 1:
            continue
        if _cuts(tokens, i):  # what stands in brackets in between interrupts a clause, but does not end it
            out.append((tokens[i].text, []))
    return [(cut, stretch) for cut, stretch in out if stretch]


def _cuts(tokens: tuple[Token, ...], i: int) -> bool:
    """A comma cuts unless between figures; a dash only with space on both sides (not in "M€-t")."""
    if tokens[i].text not in _CUTS:
        return False
    if tokens[i].text == ",":
        return not (tokens[i - 1].text.isdecimal() and tokens[i + 1].text.isdecimal())
    return tokens[i - 1].end < tokens[i].start and tokens[i].end < tokens[i + 1].start


def _at_openers(tokens: tuple[Token, ...], stretch: list[int], words: ClauseWords, cut: str) -> list[Segment]:
    out: list[Segment] = []
    current: list[int] = []
    opener: int | None = None
    entry: ClauseOpenerEntry | None = None
    bare = True  # nothing but particles and punctuation so far
    for i in stretch:
        found = words.opener(tokens, i, at_start=bare)
        if found and bare:
            opener, entry = i, found
        elif found and _splits(current, opener):
            out.append(Segment(tuple(current), opener, entry, "" if out else cut))
            current, opener, entry = [], i, found
        current.append(i)
        bare = bare and opener is None and _light(tokens[i], words)
    out.append(Segment(tuple(current), opener, entry, "" if out else cut))
    return out


def _splits(current: list[int], opener: int | None) -> bool:
    """A second opener right after the first ("hogy ha", "mint aki") makes no clause of its own."""
    return not (current and current[-1] == opener)


def _light(token: Token, words: ClauseWords) -> bool:
    return not token.is_word or words.has("particle", token)


def _at_coordinators(tokens: tuple[Token, ...], segment: Segment, words: ClauseWords) -> list[Segment]:
    """Cut "X támad és Y véd" at the coordinator: a finite verb on either side."""
    indices = segment.indices
    verbs = [n for n, i in enumerate(indices) if finite_at(tokens, i)]
    cuts = [0]
    for n in range(verbs[0] + 1, verbs[-1]) if verbs else ():
        joins = words.has("coordinator", tokens[indices[n]]) or words.has("adversative", tokens[indices[n]])
        if joins and not _any_in(verbs, n, n + 1) and _any_in(verbs, cuts[-1], n):
            cuts.append(n)
    if len(cuts) == 1:
        return [segment]
    pieces = [indices[start:stop] for start, stop in pairwise([*cuts, len(indices)])]
    return [segment._replace(indices=pieces[0]), *map(Segment, pieces[1:])]


def _any_in(numbers: Sequence[int], start: int, stop: int) -> bool:
    at = bisect_left(numbers, start)
    return at < len(numbers) and numbers[at] < stop
