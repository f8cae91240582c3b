"""What a clause says of its verb: possibility, command, past, person."""

from __future__ import annotations

import re

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses.model import Clause
from analyzer.readings.clauses.verbs import is_may
from analyzer.readings.clauses.words import clause_words

# Second person singular present, the person that Hungarian rules speak to ("támadsz", "húzhatod").
_SECOND = re.compile(r"..+(?:[aeo]?sz|[oeö]d|hatsz|hetsz|d[aá]l|d[eé]l)")


def is_potential(token: Token, lexicon: Lexicon) -> bool:
    """Tell whether the word says possibility, permission or duty: -hat/-het, or a modal word."""
    return token.feats.get("Mood") == "Pot" or is_may(token) or clause_words(lexicon).has("potential", token)


def has_potential(analysis: Analysis, clause: Clause, lexicon: Lexicon) -> bool:
    """Tell whether the clause speaks of what may, can or must be done."""
    return any(is_potential(analysis.tokens[i], lexicon) for i in clause.indices())


def is_imperative(analysis: Analysis, clause: Clause) -> bool:
    """Tell whether the clause's finite verb is an imperative (or subjunctive)."""
    return _feat(analysis, clause, "Mood") == "Imp"


def is_past(analysis: Analysis, clause: Clause) -> bool:
    """Tell whether the clause's finite verb is in the past tense."""
    return _feat(analysis, clause, "Tense") == "Past"


def person_of(analysis: Analysis, clause: Clause) -> str:
    """Return "1", "2" or "3", or "" if there is no verb or no word on it."""
    return _feat(analysis, clause, "Person")


def _feat(analysis: Analysis, clause: Clause, name: str) -> str:
    return "" if clause.verb is None else analysis.tokens[clause.verb].feats.get(name, "")
