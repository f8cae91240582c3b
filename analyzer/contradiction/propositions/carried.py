"""What a clause carries over to the clause coordinated with it: its subject, its moment, its condition.

"A forduló elején felfed egy szintet, és megtámadja" speaks of one moment and of one subject. Source: É. Kiss (2002),
coordination of clauses with a shared topic.
"""

from __future__ import annotations

from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.source import Source

_JOINING = frozenset({"és", "s", "majd", "valamint", "illetve", "aztán", "végül"})
_ENDS = frozenset({".", "!", "?", ";", ":", "…", "•", "–"})


def joined_to(before: ClauseReading, clause: ClauseReading, source: Source) -> bool:
    """Tell whether `clause` goes on the sentence of `before` with a conjunction that adds."""
    tokens = source.analysis.tokens
    start, end = clause.region.main[0], before.region.main[-1]
    between = [tokens[i] for i in range(min(end, start), start + 1)]
    if any(t.text in _ENDS or (t.text.endswith(".") and len(t.text) > 1) for t in between[:-1]):
        return False
    if "\n" in source.analysis.text.text[tokens[end].start : tokens[start].start]:
        return False
    return any(t.lower in _JOINING for t in (*between, tokens[min(start + 1, len(tokens) - 1)]))


def carrying(before: ClauseReading, clause: ClauseReading) -> ClauseReading:
    """Return `clause` with the moment and the conditions of `before`, where it names none of its own.

    A moment is carried over only if it stands before the verb: at the end of a clause it belongs to that clause.
    """
    own = bool(clause.periods or clause.occasions or clause.stages)
    leading = not own and _leads(before)
    return clause._replace(
        periods=before.periods if leading else clause.periods,
        occasions=before.occasions if leading else clause.occasions,
        stages=before.stages if leading else clause.stages,
        conditions=clause.conditions or (before.conditions if _conditioned_first(before) else ()),
    )


def _leads(clause: ClauseReading) -> bool:
    """Tell whether the first words of a clause say when: they stand before its verb, subject and object."""
    if not clause.predicates or not (clause.periods or clause.occasions):
        return False
    verb = clause.analysis.tokens[min(p.head for p in clause.predicates)].start
    first = min((p.span.start for p in clause.phrases if p.role in {"nom", "acc"}), default=verb)
    timed = [w.token.start for w in clause.words if w.token.is_word and not w.has("article")]
    return bool(timed) and timed[0] < min(verb, first)


def _conditioned_first(clause: ClauseReading) -> bool:
    starts = [indices[0] for indices in clause.region.conditions if indices]
    return bool(starts) and min(starts) < clause.region.main[-1] and min(starts) < min(clause.region.main)
