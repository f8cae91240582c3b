"""Damaged text: wrong code pages, lost characters, decomposed letters. One finding of a kind for each effect."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator

from analyzer.lint.finding import TextFinding
from analyzer.lint.subject import Subject
from analyzer.text import Span
from analyzer.text.mojibake import repaired

_TILDE = re.compile("[õûÕÛ]")
_REPAIR = str.maketrans("õûÕÛ", "őűŐŰ")
_LOST = re.compile(r"\ufffd|(?<=[a-záéíóöőúüű])\?(?=[a-záéíóöőúüű])")
_SURROGATE = re.compile("[\ud800-\udfff]")
_MARK = re.compile("[a-zA-Z][\u0300-\u036f]+")
_WORD = re.compile(r"[^\s]+")

Places = Callable[[str], list[Span]]


def damage(subject: Subject) -> Iterator[TextFinding]:
    """Give findings of TXT001 to TXT005."""
    for code, places in _PLACES.items():
        spans = places(subject.raw) if subject.wanted(code) else []
        if spans:
            first = _word(subject.raw, spans[0])
            word = first.of(subject.raw)
            yield subject.finding(code, first, better=_better(code, word), count=len(spans))


def _word(raw: str, span: Span) -> Span:
    """Return the stretch without blanks around `span`, less the punctuation at its ends."""
    around = next(Span(*m.span()) for m in _WORD.finditer(raw) if m.end() > span.start)
    start, end = around
    while start < span.start and not raw[start].isalnum():
        start += 1
    while end > span.end and not (raw[end - 1].isalnum() or unicodedata.combining(raw[end - 1])):
        end -= 1
    return Span(start, end)


def _better(code: str, word: str) -> str:
    if code == "TXT001":
        return word.translate(_REPAIR)
    return repaired(word) or unicodedata.normalize("NFC", word)


def _matches(pattern: re.Pattern[str]) -> Places:
    return lambda raw: [Span(*match.span()) for match in pattern.finditer(raw)]


def _garbled(raw: str) -> list[Span]:
    if raw.isascii():
        return []
    return [Span(*m.span()) for m in _WORD.finditer(raw) if repaired(m.group())]


def _decomposed(raw: str) -> list[Span]:
    if unicodedata.is_normalized("NFC", raw):
        return []
    return [s for s in _matches(_MARK)(raw) if unicodedata.normalize("NFC", s.of(raw)) != s.of(raw)]


_PLACES: dict[str, Places] = {
    "TXT001": _matches(_TILDE),
    "TXT002": _garbled,
    "TXT003": _matches(_LOST),
    "TXT004": _matches(_SURROGATE),
    "TXT005": _decomposed,
}
