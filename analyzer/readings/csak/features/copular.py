"""Nominal predicates: a subject, csak, and a nominative without a verb ("ez csak egy kő"), and what only looks so."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

from analyzer.readings.csak.case import case_of_token
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.occurrence import Occurrence

_HEADS = frozenset({"NOUN", "PROPN", "PRON", "ADJ", "NUM"})


def definite(o: Occurrence) -> bool:
    """Tell whether the focus begins with a definite article or a demonstrative."""
    return bool(o.focus) and in_class(o.token(o.focus[0]), "definite", o.lexicon)


def copular(o: Occurrence) -> bool:
    """Tell whether it is subject + csak + nominative predicate without a verb: "ez csak egy kő"."""
    if o.predicate is not None or not o.focus or not o.stretch.right:
        return False
    if not first_is_nominative(o) or _has_argument(o) or _two_nominals(o) or _broken_off(o):
        return False
    return o.some("nominal", lambda t: t.pos in {"NOUN", "PRON", "PROPN", "ADJ"}, o.stretch.left)


def _broken_off(o: Occurrence) -> bool:
    """More than a nominal predicate: an accusative numeral, possessive -é, a postposition inside, brackets after."""
    if o.some("accusative numeral", lambda t: t.pos == "NUM" and case_of_token(t) == "Acc", o.focus):
        return True
    last = o.token(o.focus[-1])
    if last.pos in {"NOUN", "PROPN"} and last.lower.endswith(("ké", "sé", "tté")):
        return True
    if o.some("converb", lambda t: t.feats.get("VerbForm") == "Conv", o.focus[:-1]):
        return True
    return o.stretch.right_mark == "(" or o.some("postposition", lambda t: t.pos == "ADP", o.focus[:-1])


def first_is_nominative(o: Occurrence) -> bool:
    """Tell whether the first nominal of the focus, or its last word, is a nominative that no postposition follows."""
    first = next((n for n in _nouns(o) if not _in_attribute(o, n)), len(o.focus) - 1)
    word = o.token(o.focus[first])
    governed = first + 1 < len(o.focus) and o.token(o.focus[first + 1]).pos == "ADP"
    return word.pos in _HEADS and case_of_token(word) == "Nom" and not governed


def _nouns(o: Occurrence) -> Iterator[int]:
    """Yield the positions of nouns in the focus."""
    at, places = 0, o.clauses.places
    while (found := places.first("noun", lambda i: o.token(i).pos in {"NOUN", "PROPN"}, o.focus[at:])) is not None:
        at = bisect_left(o.focus, found) + 1
        yield at - 1


def _in_attribute(o: Occurrence, n: int) -> bool:
    """The oblique noun at place `n` belongs to an adjective or participle before a noun ("fából készült kard")."""
    if case_of_token(o.token(o.focus[n])) == "Nom" or n + 2 >= len(o.focus):
        return False
    return o.token(o.focus[n + 1]).pos in {"ADJ", "VERB"} and o.token(o.focus[-1]).pos in {"NOUN", "PROPN"}


def _has_argument(o: Occurrence) -> bool:
    """The last word is an adjective or unrecognised verb with an oblique phrase before it ("erdővel határos")."""
    noun = next(_nouns(o), None)
    if noun is None or noun + 1 >= len(o.focus) or case_of_token(o.token(o.focus[noun])) == "Nom":
        return False
    return not _in_attribute(o, noun)


def _two_nominals(o: Occurrence) -> bool:
    """A definite noun phrase and one more bare word: a subject with a verb that the engine missed."""
    if len(o.focus) < 3 or not definite(o):
        return False
    last, before_last = o.token(o.focus[-1]), o.token(o.focus[-2])
    owned = last.lower.endswith(("a", "e", "k", "i"))
    return before_last.pos in {"NOUN", "PROPN"} and case_of_token(before_last) == "Nom" and not owned
