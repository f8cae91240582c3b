"""Quotations: the stretch between quotation marks that a negator stands in, and the words told on its side."""

from __future__ import annotations

from analyzer.language.token import Token
from analyzer.readings.roles.context import Context

_OPENS, _CLOSES, _EITHER = frozenset("„«“"), frozenset("”»“"), frozenset('"')
_MARKS = _OPENS | _CLOSES | _EITHER


def quotation(c: Context) -> range | None:
    """Return the tokens from one quotation mark to the other around the negator, None if it is not quoted.

    One of the two marks may be in a sentence beside: a quote of several sentences.
    """
    before = [i for i in range(c.sentence.start, c.at) if c.tokens[i].text in _MARKS]
    after = [i for i in range(c.at + 1, c.sentence.stop) if c.tokens[i].text in _MARKS]
    if before and (c.tokens[before[-1]].text in _OPENS or len(before) % 2):
        return range(before[-1], after[0] + 1 if after else c.sentence.stop)
    closing = after and not before and c.tokens[after[0]].text in _CLOSES | _EITHER and len(after) % 2
    return range(c.sentence.start, after[0] + 1) if closing else None


def same_voice(c: Context) -> list[Token]:
    """Return the words of the sentence on the negator's side of the quotation marks."""
    span = quotation(c)
    if span is not None:
        return [c.tokens[i] for i in span if c.tokens[i].is_word]
    found, inside = [], False
    for i in c.sentence:
        if c.tokens[i].text in _MARKS:
            inside = not inside
        elif not inside and c.tokens[i].is_word:
            found.append(c.tokens[i])
    return found
