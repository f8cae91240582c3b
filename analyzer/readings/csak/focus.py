"""The focus: what stands between csak and the verb, or else what follows csak, or else what it follows (É. Kiss 2002).

Hungarian puts the focused constituent right before the finite verb; csak stands before the focus, seldom behind it.
"""

from __future__ import annotations

from bisect import bisect_left

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import Lexicon
from analyzer.readings.csak.case import case_of_token
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.predicate import Predicate
from analyzer.readings.csak.stretch import Stretch, stretch_words
from analyzer.readings.places import Places, between
from analyzer.text import Span


def focus_of(
    analysis: Analysis, stretch: Stretch, predicate: Predicate | None, lexicon: Lexicon, places: Places
) -> tuple[int, ...]:
    """Return the tokens of the focus in text order; empty where the verb follows csak at once."""
    if predicate is not None and predicate.after:
        inside = between(stretch.right, 0, predicate.start)
        return inside[:-1] if inside and in_class(analysis.tokens[inside[-1]], "negator", lexicon) else inside
    if predicate is not None and _belongs_to_verb(analysis, stretch.right, lexicon):
        return _last_phrase(analysis, between(stretch.left, 0, predicate.word))
    if stretch.right:
        return _phrase(analysis, stretch.right, lexicon, places)
    first = 0 if predicate is None else predicate.word + 1
    behind = between(stretch.left, first, len(analysis.tokens))
    return behind or _last_phrase(analysis, stretch.left[:-1]) or stretch.left


def _belongs_to_verb(analysis: Analysis, right: tuple[int, ...], lexicon: Lexicon) -> bool:
    """Tell whether only a preverb or infinitive follows: "egyszer lehet csak megtenni", "este nyílik csak ki"."""
    if not right:
        return False
    first = analysis.tokens[right[0]]
    return first.feats.get("VerbForm") == "Inf" or (len(right) == 1 and in_class(first, "preverb", lexicon))


def _last_phrase(analysis: Analysis, indices: tuple[int, ...]) -> tuple[int, ...]:
    """Return the last phrase of the words before a verb: the last word with its modifiers or its noun."""
    first = len(indices) - 1
    while first > 0 and _modifies(analysis.tokens[indices[first - 1]], analysis.tokens[indices[first]]):
        first -= 1
    return indices[max(first, 0) :]


def _modifies(word: Token, following: Token) -> bool:
    if following.pos == "ADP" or word.pos in {"DET", "NUM"}:
        return True
    nominal = case_of_token(word) == "Nom" and following.pos in {"NOUN", "PROPN", "ADJ"}
    return nominal and (word.pos == "ADJ" or "Person[psor]" in following.feats)


def _phrase(analysis: Analysis, indices: tuple[int, ...], lexicon: Lexicon, places: Places) -> tuple[int, ...]:
    """Cut the words after a postverbal csak at a preverb or conjunction that is no part of the phrase."""
    words = stretch_words(places)

    def cuts(i: int) -> bool:
        return in_class(analysis.tokens[i], "joiner", lexicon) and not _nominal_list(analysis, words, i)

    cut = places.first("phrase cut", cuts, indices[1:])
    return indices if cut is None else between(indices, 0, cut)


def _nominal_list(analysis: Analysis, words: tuple[int, ...], index: int) -> bool:
    """Tell whether the conjunction, which neither begins nor ends its stretch, joins two nominals of one phrase."""
    at = bisect_left(words, index)
    if not 0 < at < len(words) - 1:
        return False
    return analysis.tokens[words[at - 1]].pos == analysis.tokens[words[at + 1]].pos


def attribute_of(analysis: Analysis, right: tuple[int, ...], places: Places) -> tuple[int, ...]:
    """Return the words after csak that belong to the attribute it stands in: up to the noun behind its participle."""
    words = stretch_words(places)
    noun = places.first("noun with attribute", lambda i: follows_attribute(analysis.tokens, words, i), right[2:])
    return right[:2] if noun is None else between(right, 0, noun)


def follows_attribute(tokens: tuple[Token, ...], words: tuple[int, ...], index: int) -> bool:
    """Tell whether the token is a noun and the word before it an attribute or participle."""
    at = bisect_left(words, index)
    if not at or tokens[index].pos not in {"NOUN", "PROPN"}:
        return False
    return tokens[words[at - 1]].pos in {"ADJ", "VERB"}


def span_of(analysis: Analysis, indices: tuple[int, ...]) -> Span | None:
    """Return the stretch of the normalised view from the first to the last of `indices`, None for none."""
    if not indices:
        return None
    return Span(analysis.tokens[indices[0]].start, analysis.tokens[indices[-1]].end)
