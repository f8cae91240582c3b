"""What a clause says of doing something."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.contradiction.propositions.abilities import ability, absent, prevented, what_works
from analyzer.contradiction.propositions.base import base_of, choose
from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.deeds import befallen, performed
from analyzer.contradiction.propositions.model import Phrase, Proposition
from analyzer.contradiction.propositions.predicates import Predicate
from analyzer.contradiction.propositions.prices import price, price_in_idiom


def action_propositions(clause: ClauseReading, *, numbers: bool, states: bool) -> Iterator[Proposition]:
    """Yield the clause's actions, but for those already told as numbers or states."""
    if clause.idiom is not None:
        yield _idiom(clause)
        yield from price_in_idiom(clause)
        if clause.game.actions[clause.idiom[0]].kind != "waive":
            return
    if not clause.predicates and clause.has("absence"):
        yield from absent(clause)
    if not clause.predicates and clause.has("first"):
        yield from _being_first(clause)
    if clause.has("choice") and clause.region.asks:
        return
    for predicate in clause.predicates:
        action = choose(clause, predicate)
        kind = clause.game.actions[action].kind if action else "act"
        if numbers and kind in {"raise", "lower", "change", "gain", "lose", "ignore", "void", "set", "work", "stay"}:
            continue
        if states and kind in {"return", "enter", "turn", "stay", "move"}:
            continue
        if kind == "stay":
            yield from _being_something(clause, predicate) or [base_of(clause, predicate, action)]
            continue
        if (said := _of_its_kind(clause, predicate, action, kind)) is not None:
            yield said
            continue
        base = base_of(clause, predicate, action)
        base = _deed_named(clause, base, kind) or base
        yield base
        yield from _others_alike(clause, base)


def _deed_named(clause: ClauseReading, base: Proposition, kind: str) -> Proposition | None:
    """Return the deed that a verb of performing has for its object, or that a verb of befalling has for its subject."""
    if kind == "perform":
        return performed(clause, base)
    return befallen(clause, base) if kind == "befall" else None


def _of_its_kind(clause: ClauseReading, predicate: Predicate, action: str, kind: str) -> Proposition | None:
    """Return what a predicate of some kinds says instead of an act of its own: of abilities, prevention, prices."""
    if kind in {"gain", "lose", "work", "use"}:
        return ability(clause, predicate, kind)
    if kind == "prevent":
        return prevented(clause, predicate, action)
    if kind == "change":
        return _position_changed(clause, predicate, action)
    return price(clause, predicate, action) if kind == "move" else None


# What may stand between the members of a list: "se lámpát, se gyertyát", "a szurkolók és a vendégek is".
_BETWEEN = frozenset({",", "és", "vagy", "illetve", "valamint", "sem", "se", "a", "az", "is", "s", "hanem"})


def _others_alike(clause: ClauseReading, base: Proposition) -> Iterator[Proposition]:
    """Yield the proposition once more for each further member of a list in the place of the object or the subject.

    Of two predicates in one clause each has members of its own, which cannot be told apart.
    """
    if len(clause.predicates) > 1:
        return
    for member in _members(clause, base, base.patient):
        yield base._replace(patient=member, phrases=tuple(p for p in base.phrases if p is not member))
    for member in _members(clause, base, base.agent):
        yield base._replace(agent=member, phrases=tuple(p for p in base.phrases if p is not member))


def _members(clause: ClauseReading, base: Proposition, first: Phrase | None) -> Iterator[Phrase]:
    for phrase in base.phrases if first is not None else ():
        if first is not None and phrase.role == first.role and phrase.head and _listed_with(clause, first, phrase):
            yield phrase
            first = phrase


def _listed_with(clause: ClauseReading, one: Phrase, other: Phrase) -> bool:
    between = [t.lower for t in clause.analysis.tokens if one.span.end <= t.start and t.end <= other.span.start]
    return bool(between) and set(between) <= _BETWEEN and not set(between) <= {"a", "az"}


def _being_first(clause: ClauseReading) -> Iterator[Proposition]:
    """A clause without a verb that awards the first deed: "a kör első támadása az övé"."""
    for deed in sorted({d for p in clause.phrases if p.role == "nom" for d in p.deeds}):
        if clause.game.actions[deed].kind == "act":
            yield Proposition(
                clause.span, clause.region.part, deed, "act", periods=clause.periods, conditions=clause.conditions,
                rank="first",
            )  # fmt: skip


def _position_changed(clause: ClauseReading, predicate: Predicate, action: str) -> Proposition | None:
    """Return what "helyzete nem változhat" says: it turns to no position, or to any."""
    turn = next((a.id for a in clause.game.file.action if a.kind == "turn"), "")
    if not turn or not any(w.noun and w.noun.kind == "state_noun" for w in clause.words):
        return None
    return base_of(clause, predicate, action)._replace(predicate=turn, kind="turn")


def _being_something(clause: ClauseReading, predicate: Predicate) -> list[Proposition]:
    """Return what someone may or may not be: "a vezetője nem lehet PAP"; the last nominative is the predicate."""
    nominal = [p for p in clause.phrases if p.role == "nom" and p.head]
    base = base_of(clause, predicate, "")._replace(known=clause.clear)
    if any(p.number is not None for p in nominal):
        return [base._replace(predicate="lehet:")]
    if len(nominal) == 1 and any(p.role in {"ine", "sup"} for p in clause.phrases):
        return [base._replace(predicate="lehet:", agent=nominal[0], patient=None)]
    if len(nominal) > 1:
        return [base._replace(predicate=f"lehet:{nominal[-1].head}", agent=nominal[0], patient=None)]
    return []


def _idiom(clause: ClauseReading) -> Proposition:
    """Return the action that a whole expression means; one that negates another is its denial."""
    action, taken, positive, modality = clause.idiom or ("", frozenset(), True, "is")
    entry = clause.game.actions[action]
    predicate = Predicate(min(taken), (), action, taken, positive, modality, "finite")
    base = base_of(clause, predicate, action)
    if entry.kind == "void" and (named := what_works(clause)):
        return base._replace(predicate=named, kind="work", positive=not positive)
    if entry.kind == "waive":
        deeds = frozenset(h.action for p in clause.predicates for h in p.candidates[:1])
        return base._replace(
            predicate=entry.negates, kind="act", positive=False, modality="must", agent=None, patient=None,
            phrases=(), only=None, occasions=base.occasions | deeds,
        )  # fmt: skip
    if entry.kind == "demand":
        return base._replace(predicate=entry.negates, kind="act", modality="must", agent=None, only=None)
    if entry.negates:
        base = base._replace(predicate=entry.negates, positive=not positive)
    return _hurt(clause, base) if entry.kind == "hurt" else base


def _hurt(clause: ClauseReading, base: Proposition) -> Proposition:
    """Return who is hurt, by whom and how much: "sebzést szenved X", "X sebzést okoz Y-nak"."""
    victim = next((p for p in clause.phrases if p.role == "dat"), None)
    number = next((w.number for w in clause.words if w.number is not None and not w.sign and not w.has("times")), None)
    base = base._replace(amount=number)
    if victim is not None:
        return base._replace(patient=victim, phrases=tuple(p for p in base.phrases if p is not victim))
    if base.agent is not None and not clause.has("inflicts"):
        return base._replace(patient=base.patient or base.agent, agent=None)
    return base


def replaced_propositions(clause: ClauseReading) -> Iterator[Proposition]:
    """Yield the denial of what something happens instead of: "halál helyett …" says that there is no death."""
    for phrase in clause.phrases:
        for deed in sorted(phrase.deeds if phrase.role == "helyett" else ()):
            yield Proposition(clause.span, clause.region.part, deed, clause.game.actions[deed].kind, positive=False)
