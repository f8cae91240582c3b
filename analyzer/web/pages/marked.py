"""A text as the page shows it: cut where something is marked, with characters named that cannot be seen."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import Literal, NamedTuple

from analyzer.records.model import EffectRecord, Operator, Side, Verdict

State = Literal["falls", "stays", "clash", ""]
Kind = Literal["counts", "open", "idle", "near", ""]
RULES = {"MINDENKÉPPEN": "D", "SEMMIKÉPPEN": "D", "NEM": "F", "SEM": "F", "CSAK": "G"}
Span = tuple[int, int]


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
    span: Span
    kind: Kind
    label: str
    title: str


def marked(record: EffectRecord, verdict: Verdict | None = None, side: Side = "a") -> list[Stretch]:
    """Return the text of a record in stretches; all pieces together are the text, unseen characters named."""
    marks = list(_marks(record))
    fates = list(_fates(verdict, side)) if verdict is not None else []
    ends = {0, len(record.text), *(end for span, _ in fates for end in span)}
    ends |= {end for mark in marks for end in mark.span}
    pieces = [_piece(record.text, (start, end), marks, fates) for start, end in pairwise(sorted(ends))]
    return [Stretch(state, tuple(p for _, p in group)) for state, group in groupby(pieces, key=lambda one: one[0])]


def _marks(record: EffectRecord) -> Iterator[_Mark]:
    doubted = {(doubt.start, doubt.end) for doubt in record.doubts}
    for op in record.operators:
        span = (op.start, op.end)
        yield _Mark(span, _kind(op, span in doubted), _label(op, span in doubted), op.why)
    for near in record.near_misses:
        yield _Mark((near.start, near.end), "near", "", near.why)


def _kind(operator: Operator, doubted: bool) -> Kind:
    if operator.counts:
        return "counts"
    return "open" if doubted else "idle"


def _label(operator: Operator, doubted: bool) -> str:
    return (RULES[operator.family] if operator.counts else "") + ("?" if doubted else "")


def _fates(verdict: Verdict, side: Side) -> Iterator[tuple[Span, State]]:
    for quotes, state in ((verdict.fallen, "falls"), (verdict.surviving, "stays")):
        for quote in quotes:
            if quote.effect == side:
                yield (quote.start, quote.end), "falls" if state == "falls" else "stays"
    for pair in verdict.contradiction.pairs:
        yield (pair.a if side == "a" else pair.b), "clash"


def _piece(text: str, span: Span, marks: Sequence[_Mark], fates: Sequence[tuple[Span, State]]) -> tuple[State, Piece]:
    state: State = next((state for whole, state in fates if _within(span, whole)), "")
    mark = next((mark for mark in marks if _within(span, mark.span)), None)
    words = named(text[slice(*span)])
    if mark is None:
        return state, Piece(words)
    label = mark.label if span[1] == mark.span[1] else ""
    return state, Piece(words, mark.kind, label, mark.title)


def _within(span: Span, whole: Span) -> bool:
    return whole[0] <= span[0] and span[1] <= whole[1]


# Of these a reader should know: controls, marks that turn the direction of writing, lone surrogates. Soft hyphens and
# joiners, which only shape words, stay.
_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ud800-\udfff]")


def named(text: str) -> str:
    """Return `text` with the characters named that cannot be seen and could mislead: ``[U+202E]``."""
    return _UNSEEN.sub(lambda match: f"[U+{ord(match.group()):04X}]", text)


def plain(lines: Iterable[str]) -> str:
    """Return lines of a ruling for copying: likewise, and composed, so that they look the same everywhere."""
    return "\n".join(named(unicodedata.normalize("NFC", line)) for line in lines)
