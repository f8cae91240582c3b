"""Negative concord: "senki sem …", "nem … sem", "sem … sem … nem" deny once, with one verb."""

from __future__ import annotations

from analyzer.readings.clauses import is_finite
from analyzer.readings.places import between
from analyzer.readings.roles.context import Context


def partner_of(context: Context) -> int | None:
    """Return the negator whose negation the sem or se at hand shares, None if it stands for itself.

    That is the nearest nem, ne or nincs of its clause that denies more than an attribute ("nem sérült hős"), unless a
    verb follows the sem at once.
    """
    if not context.words.has("concord", context.token):
        return None
    before, following = context.word(-1), context.word(1)
    if before is not None and before.lower in {"vagy", "avagy"}:
        return None
    if following is not None and is_finite(following) and not context.words.has("negative_being", following):
        return None
    others = _nearest(context)
    return min(others, key=lambda i: (abs(i - context.at), i)) if others else None


def _nearest(context: Context) -> list[int]:
    """The nearest denial on either side."""
    inside, places = context.clauses.tokens_of(context.clause), context.places
    sides = between(inside, 0, context.at), between(inside, context.at + 1, len(context.tokens))
    left = places.last("denial", lambda i: _denies(context, i), sides[0])
    right = places.first("denial", lambda i: _denies(context, i), sides[1])
    return [i for i in (left, right) if i is not None]


def _denies(context: Context, index: int) -> bool:
    token = context.tokens[index]
    if context.words.has("negative_being", token):
        return True
    return token.lower in {"nem", "ne"} and not _describes(context, index)


def _describes(context: Context, index: int) -> bool:
    """Whether a negator denies a modifier inside a noun phrase: the verb's negation is none of its business."""
    return context.target_of(index).kind == "attribute"
