"""Doubts of the record as findings: every reading, what it would make of the effect, and for csak a way out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from analyzer.lexicon.tables.doubts import DoubtEntry
from analyzer.lint.checks.csak import focus_of, rewordings_of
from analyzer.lint.finding import Choice, TextFinding
from analyzer.lint.subject import Subject
from analyzer.lint.turning import effect_if, turned_by
from analyzer.messages import Message
from analyzer.records.model import Doubt
from analyzer.text import Span, shown

_AMBIGUOUS = "CSK001"


class _Known(NamedTuple):
    """A doubt of the record with its lexicon entry."""

    doubt: Doubt
    entry: DoubtEntry


def doubts(subject: Subject) -> Iterator[TextFinding]:
    """Give a finding for each doubt whose code is wanted."""
    entries = {entry.id: entry for entry in subject.lexicon.tables.doubt}
    for doubt in subject.record.doubts:
        if subject.wanted(doubt.code):
            yield _finding(subject, _Known(doubt, entries[doubt.code]))


def _finding(subject: Subject, known: _Known) -> TextFinding:
    doubt, entry = known
    span = Span(doubt.start, doubt.end)
    said = Message(entry.hu, entry.en).fill(surface=shown(span.of(subject.raw)))
    found = TextFinding(doubt.code, span, said, turned_by(doubt, subject.record), _choices(subject, doubt))
    if doubt.code != _AMBIGUOUS:
        return found
    return found._replace(focus=focus_of(subject, span), rewordings=rewordings_of(subject, span))


def _choices(subject: Subject, doubt: Doubt) -> tuple[Choice, ...]:
    taken, *others = doubt.readings
    record = subject.record
    other = effect_if(doubt, record)
    return (
        Choice(taken, True, record.level, record.mode),
        *(Choice(reading, False, other.level, other.mode) for reading in others),
    )
