"""What something is, said without a verb: "jelleme Rend", "a viadal győztese az apród"."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.model import Proposition

IS = "az:"
# Roles of phrases that say until when or since when it is so.
_UNTIL = frozenset({"végéig", "ter", "elején", "közepén", "végén", "után", "alatt", "tem", "ine"})


def identities(clause: ClauseReading) -> Iterator[Proposition]:
    """Yield whom or what a clause without a verb of its own names as somebody's one.

    Only what has an owner is taken for the only one of its kind: "a kapitánya", "az elf jelleme"; of a number or a
    state others tell. Source: É. Kiss (2002), nominal predicates.
    """
    if clause.predicates or clause.states or any(w.number is not None for w in clause.words) or clause.has("absence"):
        return
    named = [p for p in clause.phrases if p.role == "nom" and p.head]
    if len(named) != 2 or any(p.role not in _UNTIL for p in clause.phrases if p not in named):
        return
    subject, value = named
    if not subject.possessed or subject.plural or value.universal:
        return
    yield Proposition(
        clause.span, clause.region.part, f"{IS}{subject.head}", "act", positive=not clause.has("negator"),
        phrases=(value,), patient=subject, target=value.head, periods=clause.periods, occasions=clause.occasions,
        stages=clause.stages, conditions=clause.conditions, only=clause.only, fixed=clause.has("fixed"),
        clear=clause.clear, universal=clause.has("universal"),
    )  # fmt: skip
