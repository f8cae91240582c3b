"""The result: how one occurrence of csak is read, what it restricts, where it stands, and by which pattern."""

from __future__ import annotations

from typing import NamedTuple

from analyzer.messages import Message
from analyzer.records.model import Reading, Scope
from analyzer.text import Span


class Candidate(NamedTuple):
    """Words that csak may restrict: their place in the normalised view and what that reading would say."""

    span: Span
    meaning: Message


class CsakReading(NamedTuple):
    """How an occurrence of csak is read.

    Attributes:
        reading: restrictive (makes the effect prohibitive, rule G), nonrestrictive or ambiguous.
        focus: the words that csak restricts, in offsets of the normalised view; None if there are none.
        scope: the clause it stands in.
        pattern: id of the entry of table ``csak_pattern`` that decided.
        why: the reason, naming the words that it rests on.
        candidates: for an ambiguous reading, the focus candidates in order of likelihood.
    """

    reading: Reading
    focus: Span | None
    scope: Scope
    pattern: str
    why: Message
    candidates: tuple[Candidate, ...] = ()
