"""Phrase patterns: a small readable notation for wording, compiled to a search over the case-folded view.

======== =====================================================================================
word     exactly this word (words are separated by blanks; any white space matches a blank)
word~    a word that begins so (inflected forms)
~word    a word that ends so
(a|b c)  one of these; (a|b)~ one of these, each with any ending
[x]      optional
,        a comma, with or without blanks around it
...      anything in between, as little as possible
{object} what is named: up to a comma, colon, bracket or stop; captured
======== =====================================================================================
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from analyzer.text.span import Span

_PIECE = re.compile(r"\.\.\.|\{object\}|~?[\w%+-]+~?|[()\[\]|,]|\s+")
_OPTIONAL = re.compile(r"\[[^\[\]]*\]")
_CHOICE = re.compile(r"\(([^()\[\]]*)\)")
_WORD = re.compile(r"~?[\w%+-]+~?")
_GROUP_WITH_ENDINGS = re.compile(r"\(([^()]*)\)~")
_WORD_END = r"[\w-]*"
_OBJECT = r"(?P<object>[^,;:.!?()„”\"]*?[^\s,;:.!?()„”\"])"


class PhraseMatch(NamedTuple):
    """Where a phrase stands in the view, and the stretch that `{object}` caught (None without one)."""

    span: Span
    object: Span | None


@lru_cache(maxsize=1024)
def compile_phrase(pattern: str) -> re.Pattern[str]:
    """Compile `pattern`; raises ``ValueError`` naming the place when the notation is wrong."""
    plain = _plain(pattern)
    if (at := _bad_place(plain)) is not None:
        raise ValueError(f"phrase {pattern!r}: cannot read it from {plain[at:]!r}")
    body = "".join(_piece(p) for p in _PIECE.findall(plain))
    tail = r"(?=\s*(?:[,;:.!?()„”\"]|$))" if pattern.rstrip().endswith("{object}") else ""
    try:
        return re.compile(rf"(?<![\w-]){body}{tail}(?![\w])", re.DOTALL)
    except re.error as error:
        raise ValueError(f"phrase {pattern!r}: {error}") from None


def _plain(pattern: str) -> str:
    """Spread endings over a group, take blanks into the optional word after them, and drop those around commas."""
    spread = _GROUP_WITH_ENDINGS.sub(lambda m: "(" + m[1].replace("|", "~|") + "~)", pattern.strip())
    gaps = re.sub(r"\s+\.\.\.\s*,", "...,", spread)
    return re.sub(r"\s*,\s*", ",", re.sub(r"\s+\[", "[ ", gaps))


def _bad_place(pattern: str) -> int | None:
    at = 0
    while at < len(pattern):
        piece = _PIECE.match(pattern, at)
        if piece is None:
            return at
        at = piece.end()
    return None


def _piece(piece: str) -> str:
    if piece.isspace():
        return r"(?:\s+|(?<=[,\s]))"
    simple = {
        "...": r".*?",
        "{object}": _OBJECT,
        ",": r"\s*,\s*",
        "(": "(?:",
        ")": ")",
        "[": "(?:",
        "]": r")?",
        "|": "|",
    }
    if piece in simple:
        return simple[piece]
    body = re.escape(piece.strip("~"))
    before = _WORD_END if piece.startswith("~") else r"(?<![\w-])"
    return before + body + (_WORD_END if piece.endswith("~") else r"(?![\w])")


@lru_cache(maxsize=1024)
def anchors(pattern: str) -> tuple[tuple[str, ...], ...]:
    """Return, for each fixed place of `pattern`, the words (or stems) one of which every match holds there.

    Looking for them first costs little, while the search itself is quadratic in the length of a sentence.
    """
    return tuple([tuple([piece.strip("~") for piece in place]) for place in fixed_places(pattern)])


def fixed_places(pattern: str) -> tuple[tuple[str, ...], ...]:
    """Return the same as :func:`anchors` in the notation of the pattern: ``word~`` is not a whole word."""
    plain = _plain(pattern)
    mandatory = _OPTIONAL.sub(" ", plain)
    fixed = _CHOICE.sub(" ", mandatory)
    if "|" in fixed or any(bracket in fixed for bracket in "()[]"):
        return ()  # a choice of whole patterns, or nested brackets
    choices = [tuple(_first_word(side) for side in match[1].split("|")) for match in _CHOICE.finditer(mandatory)]
    words = [(piece,) for piece in _PIECE.findall(fixed) if _WORD.fullmatch(piece)]
    return tuple(place for place in (*words, *choices) if all(piece.strip("~") for piece in place))


def _first_word(side: str) -> str:
    return next((piece for piece in _PIECE.findall(side) if _WORD.fullmatch(piece)), "")


def find_phrase(pattern: str, folded: str, within: Span) -> Iterator[PhraseMatch]:
    """Yield the matches of `pattern` in `folded` inside `within`, left to right, without overlap."""
    start, end = within
    for words in anchors(pattern):
        for word in words:
            if folded.find(word, start, end) >= 0:
                break
        else:
            return _NONE  # most patterns end here, so no generator is begun for them
    return _matches(compile_phrase(pattern), folded, within)


_NONE: Iterator[PhraseMatch] = iter(())


def _matches(compiled: re.Pattern[str], folded: str, within: Span) -> Iterator[PhraseMatch]:
    for match in compiled.finditer(folded, within.start, within.end):
        caught = match.groupdict().get("object")
        span = Span(match.start("object"), match.end("object")) if caught is not None else None
        yield PhraseMatch(Span(match.start(), match.end()), span)
