"""What something turns into: the noun in -vá/-vé, whatever verb says so."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.model import Proposition

BECOMES = "lesz:"


def outcomes(clause: ClauseReading, said: Proposition) -> Iterator[Proposition]:
    """Yield what "kővé dermed", "füstté válik" make of a thing: the verb itself matters no longer.

    Its target is the noun; of a quality ("erőssé válik") there is none, for a thing may have many.

    Source: Magyar grammatika (Keszler 2000), the translative as complement of a verb of change.
    """
    yield from _new_state(clause, said)
    outcome = next((p for p in said.phrases if p.role == "tra" and p.head), None)
    if outcome is None or said.change is not None:
        return
    who = said.patient or said.agent
    yield said._replace(
        predicate=f"{BECOMES}{outcome.head}", kind="act", agent=None, patient=who, states=frozenset(), bare=who is None,
        phrases=tuple(p for p in said.phrases if p is not outcome), source="", bare_act="",
        target="" if outcome.head in outcome.qualities else outcome.head,
    )  # fmt: skip


def _new_state(clause: ClauseReading, said: Proposition) -> Iterator[Proposition]:
    """Yield what "láthatóvá válik", "láthatóvá teszi" say of the state into which they bring a thing."""
    nouns = (w.noun for w in clause.words if w.noun is not None)
    state = next((n.id for n in nouns if n.kind == "state" and n.form.case == "tra"), "")
    who = said.patient or said.agent
    if state and said.kind == "act" and said.change is None and who is not None:
        yield said._replace(
            predicate=f"{BECOMES}{state}", kind="turn", agent=None, patient=who, states=frozenset({state}),
            source="", target="", bare_act="",
        )  # fmt: skip
