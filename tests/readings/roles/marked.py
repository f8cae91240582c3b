"""Sentences with marked negators: "A kapu [nem:prohibits] nyílik." and what the analyzer makes of them."""

from __future__ import annotations

import re
from typing import NamedTuple

from analyzer.language.analyze import analyze_text
from analyzer.language.engine import Engine
from analyzer.language.token import Analysis
from analyzer.lexicon import load_lexicon
from analyzer.lexicon.parts import part_rules
from analyzer.readings.roles import RoleReading, read_role
from analyzer.text import NormalText
from analyzer.text.parts import split_sentences

LEXICON = load_lexicon()
_MARK = re.compile(r"\[([^\]:]+):(\w+)\]")
_NEGATOR = re.compile(r"(?<!\w)(nem|sem|ne|se|nincs\w*|sincs\w*|nehogy)(?!\w)", re.IGNORECASE)


class Marked(NamedTuple):
    """A sentence without its marks, and (offset, role) of every mark."""

    text: str
    roles: tuple[tuple[int, str], ...]


def unmark(case: str) -> Marked:
    """Take the marks out of a written case."""
    out, at, roles = "", 0, []
    for mark in _MARK.finditer(case):
        out += case[at : mark.start()]
        roles.append((len(out), mark[2]))
        out += mark[1]
        at = mark.end()
    return Marked(out + case[at:], tuple(roles))


def read(raw: str, engine: Engine) -> Analysis:
    """Analyse a text with an engine."""
    text = NormalText(raw)
    return analyze_text(text, split_sentences(text, part_rules(LEXICON)), engine)


def roles_of(case: str, engine: Engine) -> list[tuple[str | None, str]]:
    """Give (role read, role marked) of every mark."""
    marked = unmark(case)
    found = read(marked.text, engine)
    return [(read_role(found, _token(found, at), LEXICON).role, role) for at, role in marked.roles]


def readings(raw: str, engine: Engine) -> list[RoleReading]:
    """Read every negator of a text."""
    found = read(raw, engine)
    return [read_role(found, _token(found, m.start()), LEXICON) for m in _NEGATOR.finditer(raw)]


def _token(found: Analysis, offset: int) -> int:
    index = found.token_at(offset)
    assert index is not None
    return index
