"""What two effects do to one number."""

from __future__ import annotations

from collections.abc import Callable

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Change, Op, Phrase, Proposition
from analyzer.contradiction.relations.finding import OPEN, Finding, clash, compatible
from analyzer.contradiction.relations.overlap import apart
from analyzer.contradiction.relations.sameness import same_thing

_VALUES = frozenset({"line", "value"})


def same_number(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare two propositions about one stat; None if they are not."""
    if p.change is None or q.change is None or p.change.stat != q.change.stat:
        return None
    if found := apart(p, q, game):
        return found
    if not same_thing(p.agent, q.agent, game, names=True) or not _same_owner(p, q, game):
        return OPEN
    found = _ordered(p, q) or _ordered(q, p)
    return _moment(p, q, game) if found and found.relation == "clash" and _moment(p, q, game) else found or OPEN


def number_of_a_denied_deed(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare "nem sebez" with the number that measures the deed ("sebzése 3"); None if they are not that."""
    for denied, given in ((p, q), (q, p)):
        change = given.change
        stat = next((s for s in game.file.stat if change and s.id == change.stat and s.deed), None)
        if stat is None or denied.positive or denied.predicate != stat.deed or denied.agent is None:
            continue
        owned = given.patient is not None and bool(given.patient.heads & denied.agent.heads)
        if (
            owned
            and change is not None
            and change.op in _VALUES
            and not apart(denied._replace(patient=None), given, game)
        ):
            return clash("az egyik tagadja azt, aminek a másik mértéket ad", "one denies what the other measures")
    return None


_BOUND_OPS = frozenset({"no_raise", "no_lower", "cap", "floor", "cap_change", "off"})


def _moment(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """A ban or limit bound to a moment does not reach what is not."""
    for one, other in ((p, q), (q, p)):
        bound = game.binding(one.periods)
        elsewhere = (bound and not bound & other.periods) or (one.occasions and not one.occasions & other.occasions)
        event = other.change is not None and other.change.op == "add"
        if elsewhere and event and one.change and one.change.op in _BOUND_OPS:
            return OPEN
    return None


def _same_owner(p: Proposition, q: Proposition, game: Game) -> bool:
    if p.patient is None or q.patient is None:
        return True
    stat = p.change.stat if p.change else ""
    mine, yours = p.patient.heads - {stat}, q.patient.heads - {stat}
    if not mine or not yours:
        return True
    one, other = _owner(p.patient, mine), _owner(q.patient, yours)
    return same_thing(one, other, game, names=one.universal or other.universal)


def _owner(phrase: Phrase, heads: frozenset[str]) -> Phrase:
    return phrase._replace(heads=heads, head=next(iter(sorted(heads))) if len(heads) == 1 else phrase.head)


def _ordered(p: Proposition, q: Proposition) -> Finding | None:
    """Compare p's change with q's where the order of the two kinds matters."""
    c, d = p.change, q.change
    if c is None or d is None:
        return None
    if (rule := _RULES.get(c.op)) is not None:
        return rule(c, d)
    if c.op in _VALUES:
        return _two_values(c, d) if d.op in _VALUES else _set_and_changed(p, c, d)
    return compatible("két módosítás összeadódik", "two adjustments add up") if d.op == "add" else None


def _switched_off(c: Change, d: Change) -> Finding | None:
    if d.op in {"line", "value", "add", "floor"}:
        return clash(
            "az egyik megszünteti vagy figyelmen kívül hagyja azt az értéket, amelyet a másik megad",
            "one takes away or ignores the value that the other gives",
        )
    return compatible("mindkettő elveszi az értéket", "neither gives the value") if c.op == d.op else None


def _banned(c: Change, d: Change) -> Finding | None:
    up = c.op == "no_raise"
    if d.op in {"add", "changed"}:
        if d.op == "changed" or ((d.amount or 1) > 0) == up:
            return clash(
                "az egyik tiltja azt a változást, amelyet a másik végrehajt",
                "one forbids the change that the other makes",
            )
        return compatible("a tiltás csak az ellenkező irányú változásra szól", "the ban is on the opposite change only")
    if d.op == "cap_change" and up:
        return clash("az egyik tiltja a növelést, a másik megengedi", "one forbids the raise, the other allows some")
    if d.op == "off" and not up:
        return clash(
            "az egyik tiltja a csökkenést, a másik elveszi az értéket", "one forbids the loss, the other takes all"
        )
    if d.op in {"line", "cap", "floor", "no_raise", "no_lower"}:
        return compatible("a változás tiltása nem érinti", "a ban on changes does not touch it")
    return None


def _limited(c: Change, d: Change) -> Finding | None:
    if d.amount is None or c.amount is None:
        return None
    if d.op in _VALUES and c.op != "cap_change":
        return _limit_and_value(c, d.amount, c.amount)
    if d.op == "add":
        return _limit_and_change(c, d.amount, c.amount)
    if {c.op, d.op} == {"cap", "floor"}:
        return _two_limits(*((c.amount, d.amount) if c.op == "cap" else (d.amount, c.amount)))
    if c.op == d.op:
        return compatible("két korlát közül a szigorúbb mindkettőt betartja", "the stricter limit obeys both")
    return None


def _limit_and_value(c: Change, amount: int, limit: int) -> Finding:
    if amount > limit if c.op == "cap" else amount < limit:
        return clash("a megadott érték kívül esik a korláton", "the value given lies outside the limit")
    return compatible("a megadott érték belefér a korlátba", "the value given lies within the limit")


def _two_limits(high: int, low: int) -> Finding:
    if low > high:
        return clash("az alsó korlát magasabb a felsőnél", "the floor is above the cap")
    return compatible("a két korlát közt marad érték", "values remain between the two limits")


def _limit_and_change(c: Change, amount: int, limit: int) -> Finding:
    if c.op == "cap_change":
        if amount > limit:
            return clash("a növelés nagyobb, mint amennyit a másik enged", "the raise is more than the other allows")
        return compatible("a növelés belefér a korlátba", "the raise lies within the limit")
    if (amount > 0) == (c.op == "cap"):
        return clash("a módosítás átvinné az értéket a korláton", "the change may carry the value past the limit")
    return compatible("a módosítás a korláttól távolít", "the change leads away from the limit")


def _two_values(c: Change, d: Change) -> Finding:
    if c.amount == d.amount or c.amount is None or d.amount is None:
        return compatible("ugyanazt az értéket adják", "they give the same value")
    if c.op == d.op == "line":
        return compatible("két lap saját értékei", "the printed values of two cards")
    return clash("egy értékhely egyszerre csak egy számot vehet fel", "one stat can hold one number only")


def _set_and_changed(p: Proposition, c: Change, d: Change) -> Finding | None:
    if d.op != "add":
        return None
    if c.op == "line":
        return compatible("a módosítás a nyomtatott értékhez adódik", "the change is added to the printed value")
    if p.fixed:
        return clash("a rögzített érték nem hagy helyet módosításnak", "a fixed value leaves no room for a change")
    return OPEN


_RULES: dict[Op, Callable[[Change, Change], Finding | None]] = {
    "off": _switched_off,
    "ignored": _switched_off,
    "no_raise": _banned,
    "no_lower": _banned,
    "cap": _limited,
    "floor": _limited,
    "cap_change": _limited,
}
