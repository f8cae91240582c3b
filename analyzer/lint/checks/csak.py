"""The ambiguous csak: what it may restrict, and wordings that leave one reading, each tried before it is offered."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.lint.checks.near_misses import near_misses
from analyzer.lint.finding import Focus, Rewording
from analyzer.lint.rewording import reworded
from analyzer.lint.subject import Subject
from analyzer.readings.csak import CsakReading, read_csak
from analyzer.records.model import Mode
from analyzer.text import Span, shown


def focus_of(subject: Subject, span: Span) -> tuple[Focus, ...]:
    """Return the focus candidates of the csak at `span`, likeliest first."""
    found = []
    for candidate in _reading(subject, span).candidates:
        words = subject.analysis.text.to_raw(candidate.span)
        found.append(Focus(words, shown(words.of(subject.raw)), candidate.meaning))
    return tuple(found)


def rewordings_of(subject: Subject, span: Span) -> tuple[Rewording, ...]:
    """Return the wordings of the whole effect that leave one reading of the csak at `span`, one a reading at most."""
    found: dict[str, Rewording] = {}
    for rewording in _tried(subject, span):
        if rewording.reading not in found and _leaves_one_reading(subject, rewording):
            found[rewording.reading] = rewording
    return tuple(found.values())


def _tried(subject: Subject, span: Span) -> Iterator[Rewording]:
    reading = _reading(subject, span)
    for entry in subject.codes["CSK001"].rewording:
        if not entry.patterns or reading.pattern in entry.patterns:
            text = reworded(subject, span, reading.focus, entry)
            if text is not None:
                yield Rewording(entry.reading, text)


def _leaves_one_reading(subject: Subject, rewording: Rewording) -> bool:
    """Read the new text: the doubt must be gone, nothing new found, and the mode must be the promised one."""
    again = subject.of(rewording.text)
    left = _found(subject)
    left.remove("CSK001")
    before, after = subject.record, again.record
    promised = Mode.PROHIBITIVE if rewording.reading == "restrictive" else before.mode
    return _found(again) == left and after.mode == promised and after.level == before.level


def _found(subject: Subject) -> list[str]:
    words = (finding.code for finding in near_misses(subject) if subject.codes[finding.code].default)
    return sorted([*words, *(doubt.code for doubt in subject.record.doubts)])


def _reading(subject: Subject, span: Span) -> CsakReading:
    return read_csak(subject.analysis, subject.token_at(span.start), subject.lexicon, subject.clauses)
