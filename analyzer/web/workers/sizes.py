"""Rows held to the limits: a row too long is a row with a fault, a row too many is refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from analyzer.corpus.pairs import Pair
from analyzer.corpus.rows import Fault, Place, Row
from analyzer.messages import Message
from analyzer.web.faults import refuse
from analyzer.web.words import ERRORS

_QUOTED = 80  # code points of a text too long that are shown


def fitting(rows: Iterable[Row], most: int, text: int) -> Iterator[Row]:
    """Give the rows; a text of more than `text` code points is cut and gets a fault.

    Raises:
        WebError: there are more than `most` rows.
    """
    for number, row in enumerate(rows, 1):
        if number > most:
            raise refuse("too_many_rows", limit=most)
        yield row if len(row.text) <= text else _cut(row, text)


def _cut(row: Row, limit: int) -> Row:
    return row._replace(text=row.text[:_QUOTED] + "…", fault=_too_long(row.place, len(row.text), limit))


def fitting_pairs(pairs: Iterable[Pair], most: int, text: int) -> Iterator[Pair]:
    """Give the pairs, likewise."""
    for number, pair in enumerate(pairs, 1):
        if number > most:
            raise refuse("too_many_rows", limit=most)
        longest = max(len(pair.a), len(pair.b))
        if longest <= text:
            yield pair
        else:
            fault = _too_long(pair.place, longest, text)
            yield pair._replace(a=pair.a[:_QUOTED], b=pair.b[:_QUOTED], fault=fault)


def _too_long(place: Place, length: int, limit: int) -> Fault:
    said = ERRORS["too_long"].fill(length=length, limit=limit)
    return Fault("too_long", Message(f"{place.said.hu}: {said.hu}", f"{place.said.en}: {said.en}"))
