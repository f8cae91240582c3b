"""What a clause does to the numbers of cards: values, changes, caps, floors, and bans on changing them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from analyzer.contradiction.propositions.clause import ClauseReading
from analyzer.contradiction.propositions.model import Change, Op, Proposition
from analyzer.contradiction.propositions.predicates import Predicate
from analyzer.contradiction.propositions.word import Word
from analyzer.lexicon.tables.game import ActionKind
from analyzer.text import Span

_NUMERIC: frozenset[str] = frozenset(
    {"raise", "lower", "change", "gain", "lose", "work", "void", "ignore", "stay", "set"}
)


def number_propositions(clause: ClauseReading) -> Iterator[Proposition]:
    """Yield one proposition for each stat that the clause sets, changes, limits or switches off."""
    stats = [w for w in clause.words if w.noun and w.noun.kind == "stat"]
    kind, predicate = _verb(clause)
    if kind == "other" or (clause.idiom and clause.game.actions[clause.idiom[0]].kind == "hurt"):
        return
    for stat in stats:
        if _role(clause, stat) not in {"nom", "acc"}:
            continue
        for change in _changes(clause, stat, kind, predicate):
            yield _proposition(clause, stat, change, several=sum(_role(clause, s) in {"nom", "acc"} for s in stats) > 1)


def _role(clause: ClauseReading, stat: Word) -> str:
    return next((p.role for p in clause.phrases if p.span.covers(stat.token.span)), "nom")


def _verb(clause: ClauseReading) -> tuple[str, Predicate | None]:
    """Return the kind of the clause's verb: a numeric one, "none" without a verb, or "other"."""
    for predicate in clause.predicates:
        for hit in predicate.candidates:
            kind = clause.game.actions[hit.action].kind
            if kind in _NUMERIC:
                return kind, predicate
    if clause.idiom and clause.game.actions[clause.idiom[0]].kind != "waive":
        return clause.game.actions[clause.idiom[0]].kind, None
    return ("other" if clause.predicates else "none"), None


def _changes(clause: ClauseReading, stat: Word, kind: str, predicate: Predicate | None) -> Iterator[Change]:
    id = stat.noun.id if stat.noun else ""
    if kind in {"ignore", "void"}:
        yield Change(id, "ignored" if kind == "ignore" else "off")
        return
    number = _number(clause, stat)
    denied = predicate is not None and not predicate.positive
    if denied and predicate is not None and predicate.modality == "must":
        return
    if _absent(clause, stat) or (denied and kind == "work") or (not denied and kind == "lose" and number is None):
        yield Change(id, "off")
    elif limit := _limit(clause, id, kind, denied, number):
        yield limit
    elif kind == "work" or (number is None and kind in {"none", "stay"} and _said_to_be(clause)):
        yield Change(id, "line", None)
    elif denied:
        yield from (Change(id, op) for op in _banned(kind, number))
    else:
        yield from _plain(clause, stat, kind, number)


def _said_to_be(clause: ClauseReading) -> bool:
    return any(("be", "there") in w.duties for w in clause.words)


def _absent(clause: ClauseReading, stat: Word) -> bool:
    if any(w.has("absence") for w in clause.words):
        return stat.noun is not None and stat.noun.form.case == "nom"
    return False


def _limit(clause: ClauseReading, id: str, kind: str, denied: bool, number: Word | None) -> Change | None:
    """Return a cap or floor: legfeljebb/legalább, nem lehet több …, nem csökkenhet 1 alá."""
    if number is None:
        return None
    rises = kind == "raise" and number.suffix == "ins"
    only = clause.only is not None and clause.only.number == number.number
    limits: tuple[tuple[bool, Op], ...] = (
        (clause.has("cap"), "cap_change" if rises else "cap"),
        (clause.has("floor") or (denied and clause.has("less")), "floor"),
        (denied and clause.has("more"), "cap"),
        (only and rises, "cap_change"),
    )
    return next((Change(id, op, number.number) for holds, op in limits if holds), None)


def _banned(kind: str, number: Word | None) -> Iterator[Op]:
    if kind in {"raise", "change"} or (kind == "gain" and number is None):
        yield "no_raise"
    if kind in {"lower", "change"} or (kind == "lose" and number is None):
        yield "no_lower"


def _plain(clause: ClauseReading, stat: Word, kind: str, number: Word | None) -> Iterator[Change]:
    id = stat.noun.id if stat.noun else ""
    amount = number.number if number is not None else None
    sign = number.sign if number is not None else 0
    if kind in {"raise", "lower"}:
        if number is not None and number.suffix == "sub":
            yield Change(id, "value", amount)
        else:
            yield Change(id, "add", (amount or 1) * (1 if kind == "raise" else -1))
    elif kind in {"gain", "lose"}:
        if number is not None:
            yield Change(id, "add", (amount or 0) * (sign or (1 if kind == "gain" else -1)))
    elif number is None and kind == "change":
        yield Change(id, "changed")
    elif number is not None and sign:
        yield Change(id, "add", (amount or 0) * sign)
    elif number is not None and number.suffix == "ins" and (clause.has("more") or clause.has("less")):
        yield Change(id, "add", (amount or 0) * (1 if clause.has("more") else -1))
    elif number is not None and kind in {"none", "change", "stay", "set"} and number.suffix in {"", "sub"}:
        yield Change(id, "value", amount)


def _number(clause: ClauseReading, stat: Word) -> Word | None:
    """Return the number that belongs to `stat`: the one right before it, else the next after it, else any."""
    words = clause.words
    at = next(p for p, w in enumerate(words) if w.at == stat.at)
    numbers = [w for n, w in enumerate(words) if w.number is not None and not (_not_an_amount(w) or _how_far(words, n))]
    if at and words[at - 1] in numbers:
        return words[at - 1]
    after = [w for w in numbers if w.at > stat.at]
    return next(iter(after or numbers), None)


def _how_far(words: Sequence[Word], number: int) -> bool:
    """Tell whether a number counts how far or how long something goes on: "három fordulóig"."""
    following = words[number + 1] if number + 1 < len(words) else None
    if following is None:
        return False
    return following.case == "ter" or (following.noun is not None and following.noun.form.case == "ter")


def _not_an_amount(word: Word) -> bool:
    return word.has("times") or word.has("more") or word.suffix == "times"


def _proposition(clause: ClauseReading, stat: Word, change: Change, *, several: bool) -> Proposition:
    owner = next((p for p in clause.phrases if p.span.covers(stat.token.span)), None)
    others = tuple(p for p in clause.phrases if p is not owner)
    return Proposition(
        span=_own_span(clause, stat) if several else clause.span,
        part=clause.region.part,
        predicate=f"stat:{change.stat}",
        kind="set" if change.op in {"line", "value"} else _kind(change),
        positive=change.op not in {"no_raise", "no_lower", "off"},
        phrases=others,
        patient=owner,
        agent=next((p for p in others if p.role == "nom"), None),
        periods=clause.periods,
        occasions=clause.occasions,
        stages=clause.stages,
        conditions=clause.conditions,
        change=change,
        fixed=clause.has("fixed"),
        known=clause.clear,
    )


def _kind(change: Change) -> ActionKind:
    return "raise" if change.op in {"add", "cap_change", "no_raise"} and (change.amount or 1) > 0 else "change"


def _own_span(clause: ClauseReading, stat: Word) -> Span:
    """Return the words of one of several coordinated stats: its number and name."""
    number = _number(clause, stat)
    if number is None or number.at > stat.at:
        return stat.token.span
    return Span(number.token.start, stat.token.end)
