"""A text as the pages show it: cut where something is marked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Literal, NamedTuple

from analyzer.pages import pieces
from analyzer.records.model import EffectRecord, Operator, Side, Verdict

State = Literal["falls", "stays", "clash", ""]
Kind = Literal["counts", "open", "idle", "near", ""]
RULES = {"MINDENKÉPPEN": "D", "SEMMIKÉPPEN": "D", "NEM": "F", "SEM": "F", "CSAK": "G"}


class Piece(NamedTuple):
    """A stretch of one kind: an operator that counts, one in doubt, one that does not count, a near miss, or plain.

    `label` is what stands at an operator: the letter of its rule, ``?`` where it is open. `title` says why.
    """

    text: str
    kind: Kind = ""
    label: str = ""
    title: str = ""


class Stretch(NamedTuple):
    """Pieces that share a fate: they fall, stay of an overridden effect, contradict the other text, or neither."""

    state: State
    pieces: tuple[Piece, ...]


class _Mark(NamedTuple):
    start: int
    end: int
    kind: Kind
    label: str
    title: str


class _Fate(NamedTuple):
    start: int
    end: int
    state: State


def marked(record: EffectRecord, verdict: Verdict | None = None, side: Side = "a") -> list[Stretch]:
    """Return the text of a record in stretches; all pieces together are the text."""
    marks = list(_marks(record))
    fates = list(_fates(verdict, side)) if verdict is not None else []
    cut = _cut(record.text, marks, fates)
    return [Stretch(state, tuple(p for _, p in some)) for state, some in groupby(cut, key=lambda one: one[0])]


def _cut(text: str, marks: list[_Mark], fates: list[_Fate]) -> Iterator[tuple[State, Piece]]:
    at = 0
    spans = [*((mark.start, mark.end) for mark in marks), *((fate.start, fate.end) for fate in fates)]
    for piece in pieces(text, spans):
        at += len(piece.text)
        mark = next((marks[number] for number in piece.spans if number < len(marks)), None)
        fate = next((fates[number - len(marks)] for number in piece.spans if number >= len(marks)), None)
        state: State = fate.state if fate else ""
        if mark is None:
            yield state, Piece(piece.text)
        else:
            yield state, Piece(piece.text, mark.kind, mark.label if at == mark.end else "", mark.title)


def _marks(record: EffectRecord) -> Iterator[_Mark]:
    doubted = {(doubt.start, doubt.end) for doubt in record.doubts}
    for op in record.operators:
        in_doubt = (op.start, op.end) in doubted
        yield _Mark(op.start, op.end, _kind(op, in_doubt), _label(op, in_doubt), op.why)
    for near in record.near_misses:
        yield _Mark(near.start, near.end, "near", "", near.why)


def _kind(operator: Operator, doubted: bool) -> Kind:
    if operator.counts:
        return "counts"
    return "open" if doubted else "idle"


def _label(operator: Operator, doubted: bool) -> str:
    return (RULES[operator.family] if operator.counts else "") + ("?" if doubted else "")


def _fates(verdict: Verdict, side: Side) -> Iterator[_Fate]:
    """Give what becomes of which stretch; where two overlap, the one that is given first is shown."""
    for quotes, state in ((verdict.fallen, "falls"), (verdict.surviving, "stays")):
        for quote in quotes:
            if quote.effect == side:
                yield _Fate(quote.start, quote.end, "falls" if state == "falls" else "stays")
    for pair in verdict.contradiction.pairs:
        yield _Fate(*(pair.a if side == "a" else pair.b), "clash")
