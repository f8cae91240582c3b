"""Readings of csak: whether an occurrence states a restriction (rule G), what it restricts, and by which pattern.

    read_csak(analysis, token, lexicon)  →  CsakReading

The mechanism establishes named features of the occurrence; the grammar that turns them into a reading is data
(`lexicon/csak/`). What no pattern decides is ambiguous.
"""

from __future__ import annotations

from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import Clauses, split_clauses
from analyzer.readings.csak.match import first_match
from analyzer.readings.csak.occurrence import occurrence_at
from analyzer.readings.csak.reading import Candidate, CsakReading
from analyzer.readings.csak.result import reading_of

__all__ = ["Candidate", "CsakReading", "read_csak"]


def read_csak(analysis: Analysis, token: int, lexicon: Lexicon, clauses: Clauses | None = None) -> CsakReading:
    """Read the csak (csakis, nemcsak, hacsak …) that is the token at index `token`.

    Args:
        analysis: the text and its tokens; without morphology only patterns over forms decide.
        token: index of the token.
        lexicon: the grammar (tables ``csak_class``, ``csak_pattern`` and the clause tables).
        clauses: the clauses of the text if the caller has them already.

    Returns:
        The reading, with focus and reason; offsets are of the normalised view.
    """
    occurrence = occurrence_at(analysis, token, lexicon, clauses or split_clauses(analysis, lexicon))
    return reading_of(occurrence, first_match(occurrence))
