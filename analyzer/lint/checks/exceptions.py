"""Explicit exceptions (rule A): where the text itself decides and the ladder is not used."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.lint.finding import TextFinding
from analyzer.lint.subject import Subject
from analyzer.messages import Message
from analyzer.records.model import ExceptionClaim
from analyzer.text import Span


def exceptions(subject: Subject) -> Iterator[TextFinding]:
    """Give a finding for each explicit exception."""
    if subject.wanted("KIV001"):
        for claim in subject.record.exceptions:
            why = _why(subject, claim)
            found = subject.finding("KIV001", Span(claim.start, claim.end))
            yield found._replace(said=Message(f"{found.said.hu}: {why.hu}", f"{found.said.en}: {why.en}"))


def _why(subject: Subject, claim: ExceptionClaim) -> Message:
    entry = next(entry for entry in subject.lexicon.tables.exception if entry.id == claim.pattern)
    return Message(entry.hu, entry.en).fill(object=claim.object.text if claim.object else "")
