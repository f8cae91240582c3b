"""Timeline (rule I): the text speaks both ways, or does not speak."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.lint.finding import TextFinding
from analyzer.lint.subject import Subject
from analyzer.messages import Message
from analyzer.records.model import Cue
from analyzer.text import Span


def timeline(subject: Subject) -> Iterator[TextFinding]:
    """Give one finding where cues conflict, or one where no cue says anything."""
    record = subject.record
    sides = {cue.proposes: cue for cue in reversed(record.timeline.cues)}
    if "yes" in sides and "no" in sides:
        if subject.wanted("IDO001"):
            yield _conflict(subject, sides["yes"], sides["no"])
    elif record.timeline.uses == "unknown" and record.parts and subject.wanted("IDO002"):
        first = record.timeline.cues[0] if record.timeline.cues else record.parts[0]
        yield subject.finding("IDO002", Span(first.start, first.end))


def _conflict(subject: Subject, yes: Cue, no: Cue) -> TextFinding:
    later = max(yes, no, key=lambda cue: cue.start)
    own = subject.codes["IDO001"].message
    said = own.said.fill(yes=yes.surface, no=no.surface) if own else Message("", "")
    return subject.finding("IDO001", Span(later.start, later.end), said)
