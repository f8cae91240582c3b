"""Person and mood by form, as a second witness: endings that an engine often takes for another person or tense.

Rules of board games speak to several players (*dobtok*, *ügyeljetek*, *tegyétek*); newspapers, from which engines
learn, hardly do. The endings themselves are unmistakable.
"""

from __future__ import annotations

import re

from analyzer.language.token import Token

_YOU_ALL = re.compile(r"..+t[oeö]k|..+(?:át|ét|at|et)[eo]k")
_COMMAND = re.compile(r"..*(?:j|zz|ss|gy|ssz|cc)(?:átok|étek|atok|etek)")
_VERBS = frozenset({"VERB", "AUX"})


def you_all(token: Token) -> bool:
    """Tell whether the token is a verb in the second person plural: dobtok, húztok, ügyeljetek, tegyétek."""
    return token.pos in _VERBS and _YOU_ALL.fullmatch(token.lower) is not None


def commands(token: Token) -> bool:
    """Tell whether the token is an imperative (or subjunctive), by the engine or by its form."""
    if token.feats.get("Mood") == "Imp":
        return True
    return token.pos in _VERBS and _COMMAND.fullmatch(token.lower) is not None


def told_past(token: Token) -> bool:
    """Tell whether the token is in the past tense and no imperative of the second person plural."""
    return token.feats.get("Tense") == "Past" and not commands(token)


def second(token: Token) -> bool:
    """Tell whether the token is a verb in the second person, singular or plural."""
    return token.pos in _VERBS and (token.feats.get("Person") == "2" or you_all(token))
