"""Words that sound like an operator but stand outside the lists of D, F and G: which code reports which."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.lexicon.tables.operators import NearMissEntry
from analyzer.lint.codes import Codes, LintCode
from analyzer.lint.finding import TextFinding
from analyzer.lint.subject import Subject
from analyzer.messages import Message
from analyzer.operators import NearMissMatch
from analyzer.readings.clauses import attribute_at
from analyzer.text import Span, shown


def near_misses(subject: Subject) -> Iterator[TextFinding]:
    """Give a finding for each near miss whose code is wanted, but for restrictions within a condition."""
    for match, span in subject.near_misses:
        code = code_of(match.entry, _form(match, subject), subject.codes)
        if code is not None and subject.wanted(code.code) and not _harmless(match, span, subject):
            said = Message(match.entry.hu, match.entry.en).fill(surface=shown(span.of(subject.raw)))
            yield subject.finding(code.code, span, said)


def code_of(entry: NearMissEntry, form: str, codes: Codes) -> LintCode | None:
    """Return the code that reports `form` of `entry`: one that names the entry, else one for what it sounds like."""
    for code in codes.values():
        if entry.id in code.near_misses and (not code.forms or form in code.forms):
            return code
    return next((code for code in codes.values() if code.sounds == entry.sounds), None)


def _form(match: NearMissMatch, subject: Subject) -> str:
    return " ".join(match.span.of(subject.analysis.text.folded).split())


def _harmless(match: NearMissMatch, span: Span, subject: Subject) -> bool:
    """Tell whether a restrictive word narrows a condition or an attribute only, or a recognised exception holds it."""
    if any(claim.start < span.end and span.start < claim.end for claim in subject.record.exceptions):
        return True
    if match.entry.sounds != "restrictive":
        return False
    token = subject.analysis.token_at(match.span.start)
    if token is None:
        return False
    return subject.clauses.at(token).kind in {"condition", "relative"} or attribute_at(subject.analysis, token)
