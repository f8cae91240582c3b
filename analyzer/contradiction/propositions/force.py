"""Whether a main clause rules anything: a question, a guess and the end of an until-clause do not."""

from __future__ import annotations

from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.source import Source
from analyzer.readings.roles import read_role

_DENYING_NOTHING = frozenset({"expletive", "condition"})


def rules_nothing(source: Source, clause: ClauseReading) -> bool:
    """Tell whether a clause asks, guesses ("talán"), or its negation denies nothing.

    That is so where it goes on an until-clause ("addig tart, amíg 10 kör el nem telik, a vezér meg nem hal"), or stands
    after a label such as "Feltétel:".
    """
    return _asked(source, clause) or clause.has("hedged") or _denies_nothing(source, clause)


def _asked(source: Source, clause: ClauseReading) -> bool:
    last = source.part_tokens[clause.region.part][-1]
    return source.analysis.tokens[last].text.endswith("?")


def _denies_nothing(source: Source, clause: ClauseReading) -> bool:
    taken = {at for p in clause.predicates if not p.positive for at in p.taken}
    negators = [w.at for w in clause.words if w.at in taken and w.has("negator")]
    return any(
        read_role(source.analysis, at, source.lexicon, source.clauses).role in _DENYING_NOTHING for at in negators
    )
