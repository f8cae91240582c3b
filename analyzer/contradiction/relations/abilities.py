"""Abilities that are switched off, against their use."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.relations.finding import OPEN, Finding, clash
from analyzer.contradiction.relations.overlap import apart
from analyzer.contradiction.relations.sameness import same_thing


def used_while_off(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare "képességei nem érvényesülnek" with "használhatja képességeit"; None if they are not that."""
    for off, used in ((p, q), (q, p)):
        if off.predicate != "ability" or off.positive or used.kind != "use" or not used.positive:
            continue
        if used.patient is None or "képesség" not in used.patient.heads:
            continue
        meet = same_thing(off.agent, used.agent, game, names=True)
        return apart(off._replace(patient=None), used._replace(patient=None), game) or (
            clash("az egyik kikapcsolja a képességet, amelyet a másik használ", "one switches off what the other uses")
            if meet
            else OPEN
        )
    return None
