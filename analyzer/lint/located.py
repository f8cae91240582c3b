"""A finding with its place in the user's file, and a fingerprint that stays when rows move."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from analyzer.corpus.origin import Glimpse, Position
from analyzer.corpus.rows import Row
from analyzer.lint.finding import TextFinding
from analyzer.text import NormalText, Span, fold, shown


class Located(NamedTuple):
    """A finding in a row of a file.

    Attributes:
        finding: what was found, in offsets of the row's text.
        row: the row.
        start, end: where the words begin and end in the file.
        source: the line of the file that holds their beginning, or what surrounds it in a long one.
        fingerprint: the same for the same finding in the same sentence, wherever it stands.
    """

    finding: TextFinding
    row: Row
    start: Position
    end: Position
    source: Glimpse
    fingerprint: str

    @property
    def words(self) -> str:
        """The words that the finding is about."""
        return shown(self.finding.span.of(self.row.text))


def located(finding: TextFinding, row: Row, parts: tuple[Span, ...]) -> Located:
    """Place a finding; `parts` are the parts of the row's text, one of which identifies the finding.

    The row comes from a located source.
    """
    origin = row.origin
    if origin is None:
        raise ValueError("the source was read without origins")
    start, end = origin.position(finding.span.start), origin.position(finding.span.end)
    source = origin.glimpse(finding.span.start)
    mark = _fingerprint(finding, row.text, parts) if row.fault is None else _digest(finding.code, source.text)
    return Located(finding, row, start, end, source, mark)


def _fingerprint(finding: TextFinding, text: str, parts: tuple[Span, ...]) -> str:
    span = finding.span
    part = next((p for p in parts if p.covers(span)), Span(0, len(text)))
    before = _plain(text[part.start : span.start])
    return _digest(finding.code, before, _plain(span.of(text)), _plain(text[span.end : part.end]))


def _digest(*content: str) -> str:
    return hashlib.sha256("\0".join(content).encode("utf-8", "replace")).hexdigest()[:16]


def _plain(text: str) -> str:
    return " ".join(fold(NormalText(text).text).split())
