"""Clauses: sentences cut by punctuation, openers and coordination, with kind, verb, preverb and predicates.

clauses = split_clauses(analysis, lexicon)
clause = clauses.at(token)       # the clause of a token
clause.kind                      # main | condition | relative | other
"""

from analyzer.readings.clauses.attributes import attribute_at
from analyzer.readings.clauses.build import split_clauses
from analyzer.readings.clauses.model import Clause, Clauses
from analyzer.readings.clauses.predicates import (
    has_potential,
    is_imperative,
    is_past,
    is_potential,
    person_of,
)
from analyzer.readings.clauses.verbs import finite_at, is_finite

__all__ = [
    "Clause",
    "Clauses",
    "attribute_at",
    "finite_at",
    "has_potential",
    "is_finite",
    "is_imperative",
    "is_past",
    "is_potential",
    "person_of",
    "split_clauses",
]
