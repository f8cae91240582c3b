"""The focus: what stands between csak and the verb, or else what follows csak, or else what it follows (É. Kiss 2002).

Hungarian puts the focused constituent right before the finite verb; csak stands before the focus, seldom behind it.
"""

from __future__ import annotations

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import Lexicon
from analyzer.readings.csak.case import case_of_token
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.predicate import Predicate
from analyzer.readings.csak.stretch import Stretch
from analyzer.text import Span


def focus_of(analysis: Analysis, stretch: Stretch, predicate: Predicate | None, lexicon: Lexicon) -> tuple[int, ...]:
    """Return the tokens of the focus in text order; empty where the verb follows csak at once."""
    if predicate is not None and predicate.after:
        inside = tuple(i for i in stretch.right if i < predicate.start)
        return inside[:-1] if inside and in_class(analysis.tokens[inside[-1]], "negator", lexicon) else inside
    if predicate is not None and _belongs_to_verb(analysis, stretch.right, lexicon):
        return _last_phrase(analysis, tuple(i for i in stretch.left if i < predicate.word))
    if stretch.right:
        return _phrase(analysis, stretch.right, lexicon)
    first = 0 if predicate is None else _after(stretch.left, predicate.word)
    return stretch.left[first:] or _last_phrase(analysis, stretch.left[:-1]) or stretch.left


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


def _after(indices: tuple[int, ...], index: int) -> int:
    return next((n for n, i in enumerate(indices) if i > index), len(indices))


def _phrase(analysis: Analysis, indices: tuple[int, ...], lexicon: Lexicon) -> tuple[int, ...]:
    """Cut the words after a postverbal csak at a preverb or conjunction that is no part of the phrase."""
    for n, i in enumerate(indices):
        if n and in_class(analysis.tokens[i], "joiner", lexicon) and not _nominal_list(analysis, indices, n):
            return indices[:n]
    return indices


def _nominal_list(analysis: Analysis, indices: tuple[int, ...], at: int) -> bool:
    """Tell whether the conjunction at position `at` joins two nominals of one phrase."""
    return at + 1 < len(indices) and analysis.tokens[indices[at - 1]].pos == analysis.tokens[indices[at + 1]].pos


def attribute_of(analysis: Analysis, right: tuple[int, ...]) -> tuple[int, ...]:
    """Return the words after csak that belong to the attribute it stands in: up to the noun behind its participle."""
    for n in range(1, len(right)):
        noun, modifier = analysis.tokens[right[n]], analysis.tokens[right[n - 1]]
        if noun.pos in {"NOUN", "PROPN"} and modifier.pos in {"ADJ", "VERB"} and n > 1:
            return right[:n]
    return right[:1] if len(right) < 2 else right[:2]


def span_of(analysis: Analysis, indices: tuple[int, ...]) -> Span | None:
    """Return the stretch of the normalised view from the first to the last of `indices`, None for none."""
    if not indices:
        return None
    return Span(analysis.tokens[indices[0]].start, analysis.tokens[indices[-1]].end)
