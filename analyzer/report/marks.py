"""The text of one effect, cut where words are marked: operators, remarks of lint, markup."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Literal, NamedTuple

from analyzer.lint import TextFinding
from analyzer.messages import Lang
from analyzer.pages import pieces
from analyzer.records.model import EffectRecord, Operator
from analyzer.text.markup import Markup

LONGEST = 4000  # characters of a text that the page shows
LINES = 60  # operators and findings of one effect that it lists
MarkKind = Literal["counts", "open", "note", "markup"]
_ORDER: tuple[MarkKind, ...] = ("counts", "open", "note", "markup")


class Mark(NamedTuple):
    """A stretch of the text that is marked, how, and why."""

    start: int
    end: int
    kind: MarkKind
    doubtful: bool
    why: str


class Stretch(NamedTuple):
    """A piece of the text; `mark` is None where nothing is to be said of it."""

    text: str
    mark: Mark | None


def stretches(
    record: EffectRecord, findings: Sequence[TextFinding], lang: Lang, markup: Markup | None
) -> Iterator[Stretch]:
    """Cut the text of a record where something is to be marked; the pieces together are its beginning (`LONGEST`)."""
    marks = list(_marks(record, findings, lang))
    if markup is not None:
        edits = markup.edits(record.text[:LONGEST])[: 4 * LINES]
        marks += [Mark(edit.start, edit.end, "markup", False, "") for edit in edits]
    cut = pieces(record.text[:LONGEST], [(mark.start, mark.end) for mark in marks])
    shown = ((piece.text, _foremost(piece.spans, marks)) for piece in cut)
    for number, group in groupby(shown, key=itemgetter(1)):
        yield Stretch("".join(text for text, _ in group), None if number is None else marks[number])


def _marks(record: EffectRecord, findings: Sequence[TextFinding], lang: Lang) -> Iterator[Mark]:
    operators = record.operators[:LINES]
    for op in operators:
        yield Mark(op.start, op.end, "counts" if op.counts else "open", doubtful(op, record), op.why)
    seen = {(op.start, op.end) for op in operators}
    for finding in findings[:LINES]:
        if finding.span not in seen:
            yield Mark(*finding.span, "note", False, f"{finding.code}: {finding.said.text(lang)}")


def _foremost(numbers: Sequence[int], marks: Sequence[Mark]) -> int | None:
    """Return the mark that is shown of those that cover a piece: an operator before all others, the shorter first."""

    def rank(number: int) -> tuple[int, int]:
        mark = marks[number]
        return max(1, _ORDER.index(mark.kind)), mark.end - mark.start

    return min(numbers, key=rank, default=None)


def doubtful(op: Operator, record: EffectRecord) -> bool:
    """Tell whether a judge may read the operator otherwise."""
    return any((doubt.start, doubt.end) == (op.start, op.end) for doubt in record.doubts)
