"""One operator read in its context: role, csak reading, focus and scope, with the reason."""

from __future__ import annotations

from typing import NamedTuple

from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.messages import Message
from analyzer.operators import OperatorMatch, Opinion
from analyzer.readings.clauses import Clauses
from analyzer.readings.csak import read_csak
from analyzer.readings.roles import negated_strong, read_role
from analyzer.records.model import Reading, Role, Scope
from analyzer.text import Span


class Read(NamedTuple):
    """What the context makes of an operator; the fields that do not belong to its family are None."""

    role: Role | None = None
    reading: Reading | None = None
    focus: Span | None = None
    scope: Scope | None = None
    negated: bool = False
    why: Message | None = None


def read_operator(
    match: OperatorMatch, opinion: Opinion, analysis: Analysis, lexicon: Lexicon, clauses: Clauses | None = None
) -> Read:
    """Read `match` by the grammar of its family; `clauses` saves splitting a text again for each operator."""
    if match.entry.role is not None:
        return Read(role=match.entry.role)
    if opinion.token is None:
        return Read()
    if match.entry.family in {"NEM", "SEM"}:
        role = read_role(analysis, opinion.token, lexicon, clauses)
        return Read(role=role.role, why=role.why)
    if match.entry.family == "CSAK":
        csak = read_csak(analysis, opinion.token, lexicon, clauses)
        return Read(reading=csak.reading, focus=csak.focus, scope=csak.scope, why=csak.why)
    return Read(negated=negated_strong(analysis, opinion.token))
