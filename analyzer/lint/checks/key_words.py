"""Key words whose spelling hides them: invisible characters, foreign letters, missing accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from analyzer.lint.finding import TextFinding
from analyzer.lint.subject import Subject
from analyzer.text import NormalText, Span

_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]")
_FOREIGN = re.compile(r"\b(?=\w*[a-záéíóöőúüű])(?=\w*[\u0370-\u03ff\u0400-\u04ff])\w+", re.IGNORECASE)


def key_words(subject: Subject) -> Iterator[TextFinding]:
    """Give findings of TXT006, TXT007 and TXT008."""
    for span in _key_words(subject):
        hidden = _INVISIBLE.search(span.of(subject.raw))
        if hidden and subject.wanted("TXT006"):
            yield subject.finding(
                "TXT006", span, name=_name(hidden.group()), word=NormalText(span.of(subject.raw)).text
            )
        form = NormalText(span.of(subject.raw)).folded
        if form in _unaccented(subject) and subject.wanted("TXT008"):
            yield subject.finding("TXT008", span)
    if subject.wanted("TXT007"):
        for match in _FOREIGN.finditer(subject.raw):
            letter = next(char for char in match.group() if "\u0370" <= char <= "\u04ff")
            yield subject.finding("TXT007", Span(*match.span()), name=_name(letter), letter=letter)


def _key_words(subject: Subject) -> Iterator[Span]:
    for operator in subject.record.operators:
        yield Span(operator.start, operator.end)
    for near in subject.record.near_misses:
        yield Span(near.start, near.end)


def _unaccented(subject: Subject) -> set[str]:
    return {form for entry in subject.lexicon.tables.operator for form in entry.unaccented}


def _name(char: str) -> str:
    return f"U+{ord(char):04X} {unicodedata.name(char, '')}".strip()
