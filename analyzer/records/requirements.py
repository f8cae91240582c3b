"""What the object of an exception must hold for the wording to be an exception at all, told by forms alone."""

from __future__ import annotations

from functools import lru_cache

from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.exceptions import ExceptionEntry, Requirement
from analyzer.text import Span
from analyzer.text.phrases import find_phrase
from analyzer.text.words import words_of


def holds_all(entry: ExceptionEntry, named: Span, whole: Span, folded: str, lexicon: Lexicon) -> bool:
    """Tell whether what is named holds all that the entry requires; a stretch around it holds no less."""
    return all(_holds(requirement, named, whole, folded, lexicon) for requirement in entry.requires)


def _holds(requirement: Requirement, named: Span, whole: Span, folded: str, lexicon: Lexicon) -> bool:
    if requirement == "bans":
        return speaks_of("effects", named, folded, lexicon, only="bans")
    if requirement == "effects":
        return speaks_of("effects", named, folded, lexicon)
    negated = _negated(named, whole, folded, lexicon)
    if requirement == "negation":
        return negated
    barred = negated and (requirement == "denial" or speaks_of("possible", named, folded, lexicon))
    return barred or any(speaks_of(duty, named, folded, lexicon) for duty in ("denial", "effects"))


def _negated(named: Span, whole: Span, folded: str, lexicon: Lexicon) -> bool:
    opened = Span(whole.start, named.end) if whole.start <= named.start else named
    return _holds_negator(named.of(folded), lexicon) or "hacsak" in opened.of(folded)


def _holds_negator(words: str, lexicon: Lexicon) -> bool:
    return not negators(lexicon).isdisjoint(words_of(words)) or "hacsak" in words


def speaks_of(duty: str, named: Span, folded: str, lexicon: Lexicon, *, only: str = "") -> bool:
    """Tell whether a stretch holds wording of a duty, or of its entry `only`."""
    return any(
        True
        for entry in lexicon.tables.exception_scope
        if entry.duty == duty and only in {"", entry.id}
        for pattern in entry.patterns
        for _ in find_phrase(pattern, folded, named)
    )


@lru_cache(maxsize=8)
def negators(lexicon: Lexicon) -> frozenset[str]:
    """Return the forms of nem and sem."""
    negators = [entry for entry in lexicon.tables.operator if entry.family in {"NEM", "SEM"}]
    return frozenset(form for entry in negators for form in entry.forms)
