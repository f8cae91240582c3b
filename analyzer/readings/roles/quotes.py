"""Quotations: the stretch between quotation marks that a negator stands in, and the words told on its side."""

from __future__ import annotations

from analyzer.readings.roles.context import Context

_OPENS, _CLOSES, _EITHER = frozenset("„«“"), frozenset("”»“"), frozenset('"')
_MARKS = _OPENS | _CLOSES | _EITHER


def quotation(c: Context) -> range | None:
    """Return the tokens from one quotation mark to the other around the negator, None if it is not quoted.

    One of the two marks may be in a sentence beside: a quote of several sentences.
    """
    marks = c.once("quotation marks", lambda: [i for i in c.sentence if c.tokens[i].text in _MARKS])
    before, after = c.before(marks), c.after(marks)
    if before and (c.tokens[before[-1]].text in _OPENS or len(before) % 2):
        return range(before[-1], after[0] + 1 if after else c.sentence.stop)
    closing = after and not before and c.tokens[after[0]].text in _CLOSES | _EITHER and len(after) % 2
    return range(c.sentence.start, after[0] + 1) if closing else None


def same_voice(c: Context) -> tuple[int, ...]:
    """Return the words of the sentence on the negator's side of the quotation marks."""
    span = quotation(c)
    return c.once("outside quotation", lambda: _outside(c)) if span is None else c.places.words(span)


def _outside(c: Context) -> tuple[int, ...]:
    found, inside = [], False
    for i in c.sentence:
        if c.tokens[i].text in _MARKS:
            inside = not inside
        elif not inside and c.tokens[i].is_word:
            found.append(i)
    return tuple(found)
