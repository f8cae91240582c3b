"""Features of the clause that the negator stands in, and of the clause it hangs from."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.language.token import Token
from analyzer.readings.clauses import Clause
from analyzer.readings.roles.context import Context
from analyzer.readings.roles.forms import commands


def in_main(c: Context) -> bool:
    """The clause is a main clause."""
    return c.clause.kind == "main"


def in_condition(c: Context) -> bool:
    """The clause is a condition or a time clause."""
    return c.clause.kind == "condition"


def in_relative(c: Context) -> bool:
    """The clause is a relative clause."""
    return c.clause.kind == "relative"


def in_other(c: Context) -> bool:
    """The clause is a complement, cause, concession or comparison."""
    return c.clause.kind == "other"


def until(c: Context) -> bool:
    """The clause is opened by amíg, míg or ameddig."""
    return _opened(c, "until")


def unless(c: Context) -> bool:
    """The clause is opened by hacsak."""
    return _opened(c, "unless")


def concession(c: Context) -> bool:
    """The clause is opened by bár, habár, noha, jóllehet, or depends on ellenére."""
    return _opened(c, "concession") or c.has("despite", c.governor())


def cause(c: Context) -> bool:
    """The clause gives a cause: mert, mivel, minthogy."""
    return _opened(c, "cause")


def unreal(c: Context) -> bool:
    """The clause is an unreal comparison: mintha."""
    return _opened(c, "unreal")


def that(c: Context) -> bool:
    """The clause is opened by hogy."""
    return _opened(c, "that")


def purpose(c: Context) -> bool:
    """The clause is opened by nehogy or by hogy with an imperative."""
    opener = _opener(c)
    if opener is None:
        return False
    return opener.lower == "nehogy"


def evidential(c: Context) -> bool:
    """The clause above, or a short one beside it, says that this is a guess or hearsay (úgy tűnik, mondják)."""
    return c.has("evidential", c.governor()) or c.has("evidential", c.asides())


def feature_noun(c: Context) -> bool:
    """The clause that it hangs from names a trait (gyengesége, hátránya), of which this is the content."""
    return c.has("trait", c.governor())


def opens_unit(c: Context) -> bool:
    """The clause is the first of its sentence, label or bracket."""
    return c.clause.number == 0 or c.clauses.items[c.clause.number - 1].unit != c.clause.unit


def until_before(c: Context) -> bool:
    """Amíg, míg or ameddig stands earlier in the sentence."""
    return c.has("until", c.before(c.in_sentence))


def until_then(c: Context) -> bool:
    """Addig stands in the sentence."""
    return c.some("addig", lambda t: t.lower == "addig", c.in_sentence)


def until_order(c: Context) -> bool:
    """An object, a number or an indefinite subject stands right before the negator: "amíg hatost nem dob".

    A topic there would be definite and the clause a plain time clause ("amíg a hős nem harcol").
    """
    before, first = c.neighbour(-1), c.clause.opener
    if before is None or first is None or c.at - 1 <= first or c.target.kind != "verb":
        return False
    if c.words.has("indefinite", before):
        return True
    started = c.tokens[c.at - 2]
    if started.lower in {"egy", "csak"} or started.pos == "NUM":
        return True
    definite = started.lower in {"a", "az"}
    accusative = before.feats.get("Case") == "Acc" or (before.pos == "NOUN" and before.lower.endswith("t"))
    return accusative and not definite


def restrictive_antecedent(c: Context) -> bool:
    """What the relative clause describes is picked out by it: olyan, az, minden, bármely, or a command to choose."""
    governor = c.governor()
    if not governor:  # "Aki nem lép, …": a relative without a head names whom it means
        return True
    return c.has("picking", governor) or c.some("command", commands, governor)


def relative_object(c: Context) -> bool:
    """The relative pronoun is an object or adjunct of the clause (amit, amelyet, amellyel), not its subject."""
    opener = _opener(c)
    return opener is not None and opener.lower.rstrip("kte") != opener.lower and opener.lower.endswith("t")


def _opener(c: Context) -> Token | None:
    opener = c.places.once("openers", lambda: _openers(c.clauses.items))[c.clause.number]
    return None if opener is None else c.tokens[opener]


def _openers(clauses: Sequence[Clause]) -> list[int | None]:
    """The opener of each clause; one that goes on with a kind of clause has that of the last one before."""
    openers: list[int | None] = []
    latest: dict[str, int | None] = {}
    for clause in clauses:
        own = clause.opener is not None or clause.kind == "main"
        openers.append(clause.opener if own else latest.get(clause.kind))
        latest[clause.kind] = openers[-1]
    return openers


def _opened(c: Context, sense: str) -> bool:
    opener = _opener(c)
    return opener is not None and c.words.has(sense, opener)


CLAUSE = (
    in_main,
    in_condition,
    in_relative,
    in_other,
    until,
    unless,
    concession,
    cause,
    unreal,
    that,
    purpose,
    evidential,
    feature_noun,
    opens_unit,
    until_before,
    until_then,
    until_order,
    restrictive_antecedent,
    relative_object,
)
