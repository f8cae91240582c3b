"""Rewriting an effect around its csak: words replaced or left out, words added behind the clause, nothing else."""

from __future__ import annotations

import re

from analyzer.lint.codes import RewordingEntry
from analyzer.lint.subject import Subject
from analyzer.text import Span, fold, shown

_CLOSING = ' \t\r\n.,;:!?)”"»'


def reworded(subject: Subject, csak: Span, entry: RewordingEntry) -> str | None:
    """Return the whole text reworded as `entry` says, or None if it cannot be: other words stand there, or none are left.

    Args:
        subject: the effect.
        csak: the place of the csak in the text as given.
        entry: what to replace and what to add.
    """
    raw = shown(subject.raw)
    words = _replaced(raw, csak, entry.replaces)
    if words is None:
        return None
    end = _clause_end(subject, csak)
    if end < words.end:
        return None
    new = _joined(raw, words, entry.by, raw[words.end : end])
    return raw[: words.start] + new + entry.adds + raw[end:] if new else None


def _replaced(raw: str, csak: Span, words: str) -> Span | None:
    """Return the place of `words`, whose last word is the csak, however it is written."""
    before = "".join(re.escape(word) + r"\s+" for word in words.split()[:-1])
    match = re.search(r"(?<!\w)" + before + r"\Z", fold(raw[: csak.start]))
    return Span(match.start(), csak.end) if match else None


def _joined(raw: str, words: Span, by: str, rest: str) -> str:
    """Join the replacement and what follows it; a capital is kept, and what is left out takes its blank along."""
    new = by + rest if by else rest.lstrip()
    return new[:1].upper() + new[1:] if raw[words.start].isupper() else new


def _clause_end(subject: Subject, csak: Span) -> int:
    """Return where the sentence that holds the csak ends, less its closing marks."""
    text, tokens = subject.analysis.text, subject.analysis.tokens
    inside = [token for token in tokens if text.to_raw(token.span).end > csak.start]
    last = max(text.to_raw(t.span).end for t in inside if t.sentence == inside[0].sentence)
    while last > csak.end and subject.raw[last - 1] in _CLOSING:
        last -= 1
    return last
