"""Rewriting an effect around its csak: words replaced or left out, words added behind the clause, nothing else."""

from __future__ import annotations

import re
from collections.abc import Sequence

from analyzer.language.token import Token
from analyzer.lint.codes import RewordingEntry
from analyzer.lint.subject import Subject
from analyzer.text import Span, fold, shown

_CLOSING = ' \t\r\n.,;:!?)”"»'


def reworded(subject: Subject, csak: Span, focus: Span | None, entry: RewordingEntry) -> str | None:
    """Return the whole text reworded as `entry` says, or None if that does not fit, or no words would be left.

    Nothing is suggested for a text with markup: tags would be left around words that are gone.

    Args:
        subject: the effect.
        csak: the place of the csak in the text as given.
        focus: the words that it restricts, in offsets of the normalised view.
        entry: what to replace and what to add.
    """
    raw = shown(subject.raw)
    words = _replaced(raw, csak, entry.replaces)
    if words is None or subject.analysis.text.marked or not _fits(subject, csak, focus, entry):
        return None
    end = _sentence_end(subject, csak)
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


def _fits(subject: Subject, csak: Span, focus: Span | None, entry: RewordingEntry) -> bool:
    tokens = subject.analysis.tokens
    covered = [token for token in tokens if focus and focus.covers(token.span)]
    if entry.focus and not all(covered and _has(covered, trait) for trait in entry.focus):
        return False
    if not entry.adds or entry.anywhere:
        return True
    at = subject.token_at(csak.start)
    words = [i for i in subject.analysis.sentence_of(at) if tokens[i].is_word]
    return subject.clauses.at(at) == subject.clauses.at(words[-1])


def _has(focus: Sequence[Token], trait: str) -> bool:
    if trait == "number":
        return focus[0].pos == "NUM" or focus[0].text.isdigit()
    return focus[-1].feats.get("Case") == trait.removeprefix("case:")


def _sentence_end(subject: Subject, csak: Span) -> int:
    """Return where the sentence that holds the csak ends, less its closing marks."""
    text, tokens = subject.analysis.text, subject.analysis.tokens
    sentence = subject.analysis.sentence_of(subject.token_at(csak.start))
    last = text.to_raw(tokens[sentence.stop - 1].span).end
    while last > csak.end and subject.raw[last - 1] in _CLOSING:
        last -= 1
    return last
