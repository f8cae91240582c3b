"""Segments: a unit cut at commas, dashes, openers and coordination of verbs."""

from __future__ import annotations

from collections.abc import Sequence
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
    for n, i in enumerate(indices[1:-1], start=1):
        joins = words.has("coordinator", tokens[i]) or words.has("adversative", tokens[i])
        if joins and not finite_at(tokens, i) and _verb(tokens, indices[:n]) and _verb(tokens, indices[n + 1 :]):
            left = segment._replace(indices=indices[:n])
            return [left, *_at_coordinators(tokens, Segment(indices[n:]), words)]
    return [segment]


def _verb(tokens: tuple[Token, ...], indices: Sequence[int]) -> bool:
    return any(finite_at(tokens, i) for i in indices)
