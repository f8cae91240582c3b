"""Constructions that csak stands in: an undivided verb, an option or label, an adjective as predicate, a totality."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from analyzer.language.token import Token
from analyzer.readings.clauses import is_finite
from analyzer.readings.csak.case import case_of_token
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.features.position import before
from analyzer.readings.csak.occurrence import Occurrence

_PREVERB = re.compile(
    r"(?:meg|el|ki|be|le|fel|föl|át|össze|szét|vissza|bele|hozzá|oda|végig|tovább|szembe|tönkre|agyon|túl|rá)"
    r"(?=[^\Waáeéiíoóöőuúüű])..{2,}"
)
_NOUNS = frozenset({"NOUN", "PROPN"})
_PLACES = frozenset({"Ine", "Sup", "Ade", "Ela", "Del", "Abl"})
_OPTION_MARKS = frozenset({"/", "|", "•", "‣"})


def _undivided(o: Occurrence) -> bool:
    """A phrase, then a verb that keeps its preverb ("csak könnyen eltörik"): the phrase is no focus (É. Kiss 2002)."""
    if o.predicate is None or not o.predicate.after or not o.focus or o.predicate.able:
        return False
    verb = o.token(o.predicate.word)
    if o.predicate.start != o.predicate.word:
        return True
    prefixed = _PREVERB.fullmatch(verb.lower) is not None
    return prefixed and not in_class(verb, "unprefixed", o.lexicon)


def _option(o: Occurrence) -> bool:
    """One of several choices set apart by strokes: "ki / csak harcban / be"."""
    earlier = o.analysis.tokens[o.at - 1] if o.at else None
    return earlier is not None and earlier.text in _OPTION_MARKS


def _label(o: Occurrence) -> bool:
    """A sentence without a finite verb that begins with a bare noun: "Sisak [nehéz], csak lovag"."""
    sentence = o.analysis.sentence_of(o.at)
    if o.predicate is not None or o.some("finite", is_finite, sentence) or not o.focus or o.stretch.left:
        return False
    first = o.token(o.clauses.places.words(sentence)[0])
    if first.pos == "DET":
        return False
    plural = o.token(o.focus[-1]).lower.endswith("k") and not first.lower.endswith("k")
    return first.start < o.csak.start and (first.pos in _NOUNS or plural)


def _adjective_and_subject(o: Occurrence) -> bool:
    """An adjective in the nominative with its subject: "csak huzatosak a termei", "csak a zár rozsdás"."""
    if o.predicate is not None or len(o.focus) < 2:
        return False
    first, second = o.token(o.focus[0]), o.token(o.focus[1])
    last, earlier = o.token(o.focus[-1]), o.token(o.focus[-2])
    if in_class(first, "definite", o.lexicon) and _says_of_it(last):
        return len(o.focus) > 2 and earlier.pos in _NOUNS and case_of_token(earlier) == "Nom"
    return first.pos == "ADJ" and case_of_token(first) == "Nom" and in_class(second, "definite", o.lexicon)


def _says_of_it(token: Token) -> bool:
    """An adjective in the nominative, or a noun that nobody owns, which is what engines make of rare adjectives."""
    if case_of_token(token) != "Nom":
        return False
    return token.pos == "ADJ" or (token.pos in _NOUNS and not token.lower.endswith(("a", "e", "k", "i")))


def _very_much_so(o: Occurrence) -> bool:
    """A degree adverb and an adjective as predicate: "csak rettentően nehéz"."""
    if o.predicate is None or o.predicate.able or not o.focus or o.token(o.predicate.word).pos != "ADJ":
        return False
    return not o.some("no degree", lambda t: not _degree(o, t), o.focus)


def _degree(o: Occurrence, token: Token) -> bool:
    return token.feats.get("Case") == "Ess" or in_class(token, "degree-adverb", o.lexicon)


def _relative_before(o: Occurrence) -> bool:
    """The word right before csak is a relative word that can be generalised (aki, ami, amikor, ahová …)."""
    earlier = before(o)
    return earlier is not None and in_class(earlier, "generaliser", o.lexicon)


def _colon_after(o: Occurrence) -> bool:
    """A colon or dash closes the stretch: words said follow."""
    return o.stretch.right_mark in {":", "–", "—", "„"}


def _only_word(o: Occurrence) -> bool:
    """Csak and one word make up the sentence or what follows a colon or opens brackets: "Csak meghívottak"."""
    lone = not o.stretch.left and len(o.stretch.right) == 1 and o.stretch.left_mark in {"", ":", "("}
    return lone and o.stretch.right_mark in {"", ".", ")", "/"}


def _presents(o: Occurrence) -> bool:
    """A place, then csak with a bare subject and its verb: "a falon csak rovátkák sorakoznak" says what is there."""
    if o.predicate is None or not o.predicate.after or o.predicate.able or not o.focus or not o.stretch.left:
        return False
    return _place(o, o.stretch.left[-1]) and not o.some("no bare noun", lambda t: not _bare_noun(t), o.focus)


def _place(o: Occurrence, index: int) -> bool:
    token = o.token(index)
    if token.pos == "ADP" or in_class(token, "there", o.lexicon):
        return True
    return token.pos in _NOUNS and case_of_token(token) in _PLACES


def _bare_noun(token: Token) -> bool:
    return token.pos == "CCONJ" or (token.pos in _NOUNS and case_of_token(token) == "Nom")


CONSTRUCTION_FEATURES: Mapping[str, Callable[[Occurrence], bool]] = MappingProxyType(
    {
        "undivided": _undivided,
        "option": _option,
        "label": _label,
        "adjective_and_subject": _adjective_and_subject,
        "very_much_so": _very_much_so,
        "relative_before": _relative_before,
        "colon_after": _colon_after,
        "presents": _presents,
        "only_word": _only_word,
    }
)
