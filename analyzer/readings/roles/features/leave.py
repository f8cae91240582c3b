"""Features of what only looks like a ban: a denied ban, a price that is nothing, a way left open, a double denial."""

from __future__ import annotations

from analyzer.readings.places import between
from analyzer.readings.roles.context import Context


def ban(c: Context) -> bool:
    """What is negated is a ban: tilos, tiltott, tilt ("nem tilos", "nincs tiltva")."""
    if c.words.has("negative_being", c.token):
        beside = (c.word(-1), c.word(1))
        return any(t is not None and t.lower == "tiltva" for t in beside)
    return c.negated is not None and c.words.has("ban", c.negated)


def free_of_charge(c: Context) -> bool:
    """A verb of costing is negated with its price in the clause ("nem kerül semmibe", "nem jár költséggel")."""
    if c.negated is None or not c.words.has("costing", c.negated):
        return False
    return c.has("price", c.in_clause())


def after_even(c: Context) -> bool:
    """Akár stands before "nem is" or, at most a verbal prefix between, before sem ("akár el sem indul")."""
    before = c.neighbour(-1)
    if before is not None and before.lower == "akár":
        following = c.neighbour(1)
        return following is not None and following.lower == "is"
    earlier = c.neighbour(-2)
    prefixed = before is not None and c.words.has("prefix", before)
    return prefixed and earlier is not None and earlier.lower == "akár" and c.words.has("concord", c.token)


def double_denial(c: Context) -> bool:
    """One of two negators of a stretch: one denies a possibility, a later one its infinitive ("nem lehet nem …")."""
    denials = c.places.among("nem", lambda i: c.tokens[i].lower == "nem", _stretch(c), most=3)
    if len(denials) != 2 or c.at not in denials:
        return False
    first, second = (c.tokens[i + 1] if i + 1 in c.sentence else None for i in denials)
    possible = first is not None and (c.words.has("possibility", first) or c.words.has("ability", first))
    return possible and second is not None and second.feats.get("VerbForm") == "Inf"


def _stretch(c: Context) -> tuple[int, ...]:
    """The tokens of the clause that no comma separates from the negator."""
    commas = c.places.once("cuts", lambda: [i for i, t in enumerate(c.tokens) if t.text in {",", ";"}])
    before, after = c.before(commas), c.after(commas)
    first, last = before[-1] + 1 if before else 0, after[0] if after else len(c.tokens)
    return between(c.clauses.tokens_of(c.clause), first, last)


LEAVE = (ban, free_of_charge, after_even, double_denial)
