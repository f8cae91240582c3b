"""Features of what is said not to be there, or not to be enough."""

from __future__ import annotations

from analyzer.readings.roles.context import Context


def lacks_effect(c: Context) -> bool:
    """What is said not to be there is an effect, a right or a chance ("nincs hatása", "nincs joga")."""
    return _about(c, "effect_noun")


def lacks_limit(c: Context) -> bool:
    """What is said not to be there is a limit, price or need ("nincs korlát", "nincs szükség")."""
    return _about(c, "limit_noun")


def lacks_knowledge(c: Context) -> bool:
    """What is said not to be there is knowledge or feeling ("fogalmad sincs")."""
    return _about(c, "mental_noun")


def _about(c: Context, sense: str) -> bool:
    return c.has(sense, c.in_clause())


def owner_second(c: Context) -> bool:
    """What is said not to be there is the reader's own ("nincs varázskönyved")."""
    word = c.negated
    if word is None:
        return False
    return word.feats.get("Person[psor]") == "2"


def insufficient(c: Context) -> bool:
    """Elég, elegendő or kellő comes after the negator in its clause: something is not enough."""
    return c.has("enough", c.after(c.in_clause()))


LACKS = (lacks_effect, lacks_limit, lacks_knowledge, owner_second, insufficient)
