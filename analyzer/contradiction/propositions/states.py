"""What a clause puts into a state: position, open or shut, solved or not."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.contradiction.propositions.base import agent_of, base_of, choose
from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.propositions.predicates import Predicate
from analyzer.lexicon.tables.game import ActionKind

STATE_KINDS: frozenset[ActionKind] = frozenset({"return", "enter", "turn", "stay", "move"})


def state_propositions(clause: ClauseReading) -> Iterator[Proposition]:
    """Yield one proposition for each verb that puts something into a state or leaves it there."""
    if clause.has("absence"):
        yield from _no_such(clause)
    if not clause.states:
        return
    if not clause.predicates:
        stated = clause.has("may") or clause.has("be") or clause.has("fixed") or agent_of(clause) is not None
        if stated and not clause.has("must"):
            yield _being(clause)
        return
    for predicate in clause.predicates:
        action = choose(clause, predicate)
        kind = clause.game.actions[action].kind if action else "act"
        if kind in STATE_KINDS:
            yield _state(clause, predicate, action, kind)
        elif _posture(clause, predicate):
            yield base_of(clause, predicate, "")._replace(predicate="marad", kind="stay", known=clause.clear)


def _posture(clause: ClauseReading, predicate: Predicate) -> bool:
    """Tell whether a verb only says that one goes on to be as the one state with it says: "némán ül"."""
    head = next((w for w in clause.words if w.at == predicate.head), None)
    plain = predicate.positive and predicate.modality == "is" and len(clause.states) == 1
    return plain and head is not None and head.has("posture")


def _state(clause: ClauseReading, predicate: Predicate, action: str, kind: ActionKind) -> Proposition:
    base = base_of(clause, predicate, action)
    target = base.target
    if kind == "move":
        kind = "enter"
        action = f"kerül:{'' if clause.game.any_zone(target) else target}" if target else action
    return base._replace(predicate=action, kind=kind, states=clause.states, fixed=base.fixed or clause.has("stay"))


def _no_such(clause: ClauseReading) -> Iterator[Proposition]:
    """Read "sehol sincs rejtett lap": nothing of the kind is in that state."""
    for phrase in clause.phrases:
        if phrase.role == "nom" and phrase.states and not phrase.possessed:
            found = _being(clause)._replace(positive=False, patient=phrase._replace(states=frozenset()))
            yield found._replace(states=phrase.states)


def _denied(clause: ClauseReading) -> bool:
    """Tell whether the state is denied; "nem csak" denies nothing."""
    after = [*clause.words[1:], None]
    return any(
        w.has("negator") and not (n is not None and n.low == "csak") for w, n in zip(clause.words, after, strict=True)
    )


def _being(clause: ClauseReading) -> Proposition:
    """A clause whose predicate is the state itself: "semmiképpen sem lehet éber"."""
    return Proposition(
        span=clause.span,
        part=clause.region.part,
        predicate="marad",
        kind="stay",
        positive=not _denied(clause),
        modality="may" if clause.has("may") else "is",
        phrases=clause.phrases,
        agent=None,
        patient=agent_of(clause),
        states=clause.states,
        fixed=clause.has("fixed"),
        periods=clause.periods,
        occasions=clause.occasions,
        stages=clause.stages,
        conditions=clause.conditions,
        only=clause.only,
    )
