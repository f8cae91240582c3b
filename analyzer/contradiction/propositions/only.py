"""What a restrictive csak leaves over (rule G)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from analyzer.contradiction.propositions.model import Only, Phrase
from analyzer.contradiction.propositions.predicates import Predicate
from analyzer.contradiction.propositions.source import Source
from analyzer.contradiction.propositions.word import Word
from analyzer.text import Span

_ONE = frozenset({"egy", "egyetlen"})
# Correlatives that point at the condition.
_THEN = frozenset({"akkor", "úgy", "olyankor", "addig", "abban"})
_CSAK = frozenset({"csak", "csakis", "kizárólag"})


def find_only(
    source: Source,
    words: Sequence[Word],
    phrases: Sequence[Phrase],
    periods: Sequence[tuple[str, Span]],
    predicates: Sequence[Predicate],
) -> Only | None:
    """Return what the clause's first restrictive csak leaves over, None without one."""
    for position, word in enumerate(words):
        if word.low not in _CSAK or not _restrictive(source, word, predicates):
            continue
        focus = _focus(words, position, predicates)
        if focus:
            return _only(focus, phrases, periods)
    return _cap(words, phrases, periods)


def unread_csak(source: Source, words: Sequence[Word]) -> bool:
    """Tell whether a csak stands in the clause whose reading is open, so that its restriction is not known."""
    return any(w.low in _CSAK and w.low != "kizárólag" and source.csak(w.at) == "ambiguous" for w in words)


def _cap(words: Sequence[Word], phrases: Sequence[Phrase], periods: Sequence[tuple[str, Span]]) -> Only | None:
    """A legfeljebb leaves over an amount, as csak with an amount does."""
    for word, following in itertools.pairwise(words):
        if word.has("cap") and (following.number is not None or following.low in _ONE):
            return _only([following], phrases, periods)
    return None


def _restrictive(source: Source, word: Word, predicates: Sequence[Predicate]) -> bool:
    """A csak in a clause of permission restricts unless its reading says otherwise; elsewhere only by its reading."""
    if word.low == "kizárólag":
        return True
    reading = source.csak(word.at)
    allowing = any(p.modality == "may" and p.positive for p in predicates)
    return reading == "restrictive" or (reading == "ambiguous" and allowing and not source.analysis.has_morphology)


def _focus(words: Sequence[Word], position: int, predicates: Sequence[Predicate]) -> list[Word]:
    """Return the words between csak and the verb; if csak stands last, the amount or phrase before the verb."""
    heads = {i for p in predicates for i in p.taken}
    found: list[Word] = []
    for word in words[position + 1 :]:
        if word.at in heads:
            break
        if word.token.is_word:
            found.append(word)
    if found:
        return found
    before = [w for w in words[:position] if w.at not in heads and w.token.is_word]
    numbers = [w for w in before if w.number is not None or w.low in _ONE]
    return numbers[-1:]


def _only(focus: Sequence[Word], phrases: Sequence[Phrase], periods: Sequence[tuple[str, Span]]) -> Only:
    span = Span(focus[0].token.start, focus[-1].token.end)
    inside = [p for p in phrases if p.span.overlaps(span)]
    outside = [w for w in focus if not any(place.covers(w.token.span) for _, place in periods)]
    ids = {w.noun.id for w in outside if w.noun and w.noun.kind != "state_noun"}
    ids |= {v.action for w in outside for v in w.verbs[:1] if w.noun is None and v.form in {"noun", "participle"}}
    ids |= {w.lemma for w in outside if w.lemma} | {w.quality for w in outside[-1:] if w.quality}
    ids |= {id for id, place in periods if place.overlaps(span)}
    return Only(
        span=span,
        ids=frozenset(ids),
        role=inside[0].role if inside else "",
        number=next((w.number for w in focus if w.number is not None), 1 if focus[0].low in _ONE else None),
        own=any(w.has("own") for w in focus),
        later=any(w.has("not_first") or ("postposition", "után") in w.duties for w in focus),
        conditional=focus[0].low in _THEN,
        described=any(w.low.startswith(("olyan", "azon")) or w.low in {"az", "azok"} for w in focus[-1:])
        or any(w.low.startswith(("olyan", "azon", "annyi", "ennyi")) for w in focus),
    )
