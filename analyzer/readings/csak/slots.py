"""Slots: the places relative to csak in which a pattern looks for a word of a class.

Some are words by themselves, others are stretches of the sentence, given by their indices.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from analyzer.language.token import Token
from analyzer.readings.csak.case import case_of_token
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.features.clause import earlier_words, later_words
from analyzer.readings.csak.features.focus import head
from analyzer.readings.csak.features.position import before, following
from analyzer.readings.csak.features.verb import predicate
from analyzer.readings.csak.occurrence import Occurrence


def _one(token: Token | None) -> tuple[Token, ...]:
    return () if token is None else (token,)


def _preverb(o: Occurrence, index: int) -> bool:
    return any(in_class(o.token(index), name, o.lexicon) for name in ("preverb", "adverb-preverb"))


def _verb(o: Occurrence) -> tuple[Token, ...]:
    """The predicate; with a detached preverb as the word that the two make ("néz … ki": kinéz)."""
    found = predicate(o)
    if found is None or o.predicate is None:
        return ()
    if in_class(found, "need", o.lexicon):
        return (found,)
    at = o.predicate.word + (2 if o.predicate.word + 1 == o.at else 1)
    if at in o.stretch.right and _preverb(o, at):
        preverb = o.token(at).lower
        return (found._replace(lower=preverb + found.lower, lemma=preverb + found.lemma),)
    return (found,)


def _opener(o: Occurrence) -> tuple[Token, ...]:
    return () if o.clause.opener is None else (o.token(o.clause.opener),)


STRETCHES: Mapping[str, Callable[[Occurrence], Sequence[int]]] = MappingProxyType(
    {
        "focus": lambda o: o.focus,
        "clause": lambda o: o.stretch.words,
        "sentence": lambda o: o.analysis.sentence_of(o.at),
        "previous": earlier_words,
        "later": later_words,
    }
)


SLOTS: Mapping[str, Callable[[Occurrence], tuple[Token, ...]]] = MappingProxyType(
    {
        "before": lambda o: _one(before(o)),
        "next": lambda o: _one(following(o)),
        "second": lambda o: _one(following(o, 1)),
        "head": lambda o: _one(head(o)),
        "verb": _verb,
        "opener": _opener,
    }
)


def filled(o: Occurrence, slot: str, name: str) -> bool:
    """Tell whether a word of the class `name` stands in the slot."""
    if slot in STRETCHES:
        return o.has(name, STRETCHES[slot](o))
    return any(in_class(token, name, o.lexicon) for token in SLOTS[slot](o))


def case_of(o: Occurrence) -> str:
    """Return the case of the focus (of its last nominal), "" if it has none."""
    found = head(o)
    return "" if found is None else case_of_token(found)
