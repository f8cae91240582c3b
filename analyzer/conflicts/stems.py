"""Rough stems, by which an exception is brought together with the texts that hold what it names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from analyzer.contradiction import Game, Proposition
from analyzer.language.token import Analysis
from analyzer.records.model import ExceptionClaim

_LENGTH = 4  # letters that inflection leaves alone in most words
_EMPTY = frozenset({"lap", "érték", "hatás"})  # they name no effect in particular


def claimed_stems(exceptions: Iterable[ExceptionClaim], game: Game) -> tuple[frozenset[str], ...]:
    """Return the stems of each exception's objects, without words that anything could be called by."""
    anything = _EMPTY | {thing.id for thing in game.things.values() if thing.anyone}
    named = (frozenset(_stem(w) for w in claim.objects if w not in anything) for claim in exceptions)
    return tuple(stems for stems in named if stems)


def stems_of(analysis: Analysis, said: Sequence[Proposition], game: Game) -> frozenset[str]:
    """Return the stems of a text's words and lemmas, and of what the things that it names are kinds of."""
    words = {w for token in analysis.tokens for w in (token.lower, token.lemma.lower())}
    phrases = [x for p in said for x in (p.agent, p.patient, *p.phrases) if x]
    ids = {p.predicate for p in said} | {h for x in phrases for h in (*x.heads, *x.states, *x.deeds)}
    return frozenset(_stem(w) for w in (*words, *(wider for id in ids for wider in game.wider(id))) if w)


def _stem(word: str) -> str:
    return word[:_LENGTH]
