"""Markup in texts: tags, symbols in braces, escapes and entities, as the lexicon lists them.

What is markup is decided narrowly, for the same characters are used by authors: a tag has to be a known one and, where
it marks a stretch, to be closed; „ha ÉP < 5” and „[választható]” stay what they are.
"""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from analyzer.text.edited import Edit, apart

Style = Literal["html", "bbcode", "comment", "around", "symbol", "literal", "entity"]
_HINT = re.compile(r"[<\[{&*_~`\\]")
_ATTRIBUTES = r"""(?:=[^<>\s]{0,80})?(?:\s(?:[^<>"']|"[^"<>]{0,200}"|'[^'<>]{0,200}'){0,300})?"""
_ENTITY = re.compile(r"&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});")
_LONGEST = 500  # characters that a pair of marks may stand around


class MarkupRule(NamedTuple):
    """One kind of markup.

    Attributes:
        style: how it is written: ``html`` <b>, ``bbcode`` [b], ``comment`` <!-- -->, ``around`` **b**, ``symbol`` {T},
            ``literal`` a backslash and an n, ``entity`` &nbsp;.
        names: of tags; the marks that stand around; the escapes.
        becomes: what the view has in its place.
        paired: whether a tag counts only where it is opened and closed.
        unless_before: what follows an escape that is none, case-folded whole words.
    """

    style: Style
    names: tuple[str, ...] = ()
    becomes: str = ""
    paired: bool = False
    unless_before: tuple[str, ...] = ()


class Markup:
    """Finds the markup of texts by rules."""

    def __init__(self, rules: Sequence[MarkupRule]) -> None:
        self._finders: list[Callable[[str], Iterable[Edit]]] = [_FINDERS[rule.style](rule) for rule in rules]

    def edits(self, raw: str) -> list[Edit]:
        """Return what becomes of the markup of `raw`, in order; empty where there is none."""
        if _HINT.search(raw) is None:
            return []
        return apart(edit for finder in self._finders for edit in finder(raw))


def _tags(rule: MarkupRule, left: str, right: str, inside: str) -> Callable[[str], Iterable[Edit]]:
    names = "|".join(sorted(map(re.escape, rule.names), key=len, reverse=True))
    tag = re.compile(rf"{left}(?P<close>/?)(?P<name>{names}){inside}\s*(?P<empty>/?){right}", re.IGNORECASE)

    def find(raw: str) -> Iterable[Edit]:
        found = list(tag.finditer(raw))
        return (Edit(m.start(), m.end(), rule.becomes) for m in (_in_pairs(found) if rule.paired else found))

    return find


def _in_pairs(tags: Iterable[re.Match[str]]) -> Iterator[re.Match[str]]:
    """Give the tags that are opened and closed, and those that close themselves."""
    open_: dict[str, list[re.Match[str]]] = {}
    for tag in tags:
        name = tag["name"].lower()
        if tag["empty"]:
            yield tag
        elif not tag["close"]:
            open_.setdefault(name, []).append(tag)
        elif open_.get(name):
            yield open_[name].pop()
            yield tag


def _html(rule: MarkupRule) -> Callable[[str], Iterable[Edit]]:
    return _tags(rule, "<", ">", rf"\b{_ATTRIBUTES}")


def _bbcode(rule: MarkupRule) -> Callable[[str], Iterable[Edit]]:
    return _tags(rule, r"\[", r"\]", r"(?:=[^\[\]\n]{0,80})?")


def _comment(rule: MarkupRule) -> Callable[[str], Iterable[Edit]]:
    comment = re.compile(r"<!--.*?-->", re.DOTALL)
    # Where the last comment ends the search ends: what is opened after it would be sought to the end each time.
    return lambda raw: [Edit(m.start(), m.end(), rule.becomes) for m in comment.finditer(raw, 0, raw.rfind("-->") + 3)]


def _around(rule: MarkupRule) -> Callable[[str], Iterable[Edit]]:
    """Marks before and behind a stretch of a line; words on either side must not touch them."""
    marks = [(re.escape(mark), re.escape(mark[0])) for mark in sorted(rule.names, key=len, reverse=True)]
    pairs = [
        re.compile(rf"(?<![\w\\{one}])({mark})(?![\s{one}])([^\n]{{1,{_LONGEST}}}?)(?<![\s{one}])({mark})(?![\w{one}])")
        for mark, one in marks
    ]

    def find(raw: str) -> Iterable[Edit]:
        for pair in pairs:
            for match in pair.finditer(raw):
                yield from (Edit(match.start(group), match.end(group), rule.becomes) for group in (1, 3))

    return find


def _symbol(rule: MarkupRule) -> Callable[[str], Iterable[Edit]]:
    """A symbol such as {T} or {2/W}: its braces go, its name stays a word of the text."""
    symbol = re.compile(r"(\{)[A-Z0-9]{1,4}(?:/[A-Z0-9]{1,4})?(\})")

    def find(raw: str) -> Iterable[Edit]:
        for match in symbol.finditer(raw):
            yield from (Edit(match.start(group), match.end(group), rule.becomes) for group in (1, 2))

    return find


def _literal(rule: MarkupRule) -> Callable[[str], Iterable[Edit]]:
    names = "|".join(map(re.escape, sorted(rule.names, key=len, reverse=True)))
    words = "|".join(map(re.escape, rule.unless_before))
    unless = rf"(?!(?i:{words})(?!\w))" if words else ""
    escape = re.compile(rf"(?<!\\)(?:{names}){unless}")
    return lambda raw: (Edit(m.start(), m.end(), rule.becomes) for m in escape.finditer(raw))


def _entity(_: MarkupRule) -> Callable[[str], Iterable[Edit]]:
    def find(raw: str) -> Iterable[Edit]:
        for match in _ENTITY.finditer(raw):
            character = html.unescape(match.group())
            # An unknown name stays itself; a lone accent would belong to the character before.
            if character != match.group() and character and not unicodedata.combining(character[0]):
                yield Edit(match.start(), match.end(), character)

    return find


_FINDERS: dict[Style, Callable[[MarkupRule], Callable[[str], Iterable[Edit]]]] = {
    "html": _html,
    "bbcode": _bbcode,
    "comment": _comment,
    "around": _around,
    "symbol": _symbol,
    "literal": _literal,
    "entity": _entity,
}
