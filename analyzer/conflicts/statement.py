"""Propositions stripped of where they stand, so that equal statements are one and are compared once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from analyzer.contradiction import Game, Proposition
from analyzer.text import Span

# Fields whose strings name things, deeds and events; in all others they are terms of the grammar.
_NAMING = frozenset(
    {"predicate", "bare_act", "occasions", "head", "heads", "without", "qualities", "deeds", "ids", "lemmas"}
)
_SHORT = 3  # shorter ids are pronouns and the like


def placeless(p: Proposition) -> Proposition:
    """Return `p` as part 0 with the ends of its spans replaced by their ranks: what overlaps still overlaps."""
    spans = list(_spans(p))
    ranks = {end: rank for rank, end in enumerate(sorted({end for span in spans for end in span}))}

    def ranked(value: Any) -> Any:
        if isinstance(value, Span):
            return Span(ranks[value.start], ranks[value.end])
        return _rebuilt(value, ranked)

    moved: Proposition = ranked(p._replace(part=0))
    return moved


def _spans(value: Any) -> Iterator[Span]:
    if isinstance(value, Span):
        yield value
    elif isinstance(value, tuple):
        for inner in value:
            yield from _spans(inner)


def _rebuilt(value: Any, change: Callable[[Any], Any]) -> Any:
    if not isinstance(value, tuple):
        return value
    inner = [change(x) for x in value]
    return type(value)(*inner) if hasattr(value, "_fields") else tuple(inner)


@lru_cache(maxsize=8)
def _known(game: Game) -> frozenset[str]:
    """Return every string of the game file: to the relations they may mean more than themselves."""
    found: set[str] = set()
    stack: list[Any] = [msgspec.to_builtins(game.file)]
    while stack:
        value = stack.pop()
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, Mapping):
            stack += value.values()
        elif isinstance(value, list | tuple):
            stack += value
    return frozenset(found)


def own_words(p: Proposition, game: Game) -> tuple[str, ...]:
    """Return the words of `p` that the game does not know, in a fixed order: names, above all.

    Nothing is known of such a word but whether the other statement has it too. So two statements fare like any others
    of their form, unless they share one.
    """
    naming, other = set[str](), set[str]()
    _sort(p, "", naming, other)
    if p.known:
        other.add(p.predicate)  # a term of the relations, whether or not the game file has it
    known = _known(game)
    return tuple(sorted(w for w in naming - other if len(w) >= _SHORT and ":" not in w and w not in known))


def _sort(value: Any, name: str, naming: set[str], other: set[str]) -> None:
    if isinstance(value, str):
        (naming if name in _NAMING else other).add(value)
    elif isinstance(value, frozenset):
        (naming if name in _NAMING else other).update(value)
    elif isinstance(value, tuple):
        names = getattr(value, "_fields", None) or [name] * len(value)
        for field, inner in zip(names, value, strict=True):
            _sort(inner, field, naming, other)


def renamed(p: Proposition, names: Mapping[str, str]) -> Proposition:
    """Return `p` with its words replaced as `names` says; others are kept."""
    return _renamed(p, "", names) if names else p


def _renamed(value: Any, name: str, names: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return names.get(value, value) if name in _NAMING else value
    if isinstance(value, frozenset):
        return frozenset(names.get(x, x) for x in value) if name in _NAMING else value
    if isinstance(value, Span) or not isinstance(value, tuple):
        return value
    fields = getattr(value, "_fields", None)
    inner = [_renamed(x, field, names) for field, x in zip(fields or [name] * len(value), value, strict=True)]
    return type(value)(*inner) if fields else tuple(inner)
