"""Statements made by hand: what a test needs of them and no more."""

from __future__ import annotations

from analyzer.contradiction.alignment.content import Content, Role, Statement
from analyzer.text import Span


def content(word: str, role: Role = "core", *, number: bool = False) -> Content:
    return Content(word, word, role, frozenset({word}), number=number)


def statement(at: int, *contents: Content, positive: bool = True, says: bool = True) -> Statement:
    """Give the statement that begins at `at` and is about `contents`."""
    return Statement(Span(at, at + 5), at // 10, says=says, positive=positive, contents=contents)
