"""The tables that records become: a row an effect, or a row an operator. English names, values of the wire format."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from analyzer.corpus.out.form import Unit
from analyzer.corpus.scan import Scanned
from analyzer.records.model import EffectRecord, Operator
from analyzer.text import shown

Kind = Literal["text", "number", "truth", "texts"]
Value = str | int | bool | list[str] | None


class Column(NamedTuple):
    """A column: its name, and what its cells hold ("texts": any number of texts). Any cell may be empty (None)."""

    name: str
    kind: Kind


_PLACE = (Column("file", "text"), Column("sheet", "text"), Column("row", "number"), Column("column", "text"))
_END = (Column("text", "text"), Column("error", "text"))
EFFECT = (
    *_PLACE,
    Column("id", "text"),
    Column("level", "text"),
    Column("mode", "text"),
    Column("counted", "texts"),
    Column("not_counted", "texts"),
    Column("csak", "texts"),
    Column("doubts", "texts"),
    Column("near_misses", "texts"),
    Column("timeline", "text"),
    Column("exceptions", "texts"),
    *_END,
)
OPERATOR = (
    *_PLACE,
    Column("id", "text"),
    Column("number", "number"),
    Column("family", "text"),
    Column("surface", "text"),
    Column("start", "number"),
    Column("end", "number"),
    Column("counts", "truth"),
    Column("role", "text"),
    Column("reading", "text"),
    Column("focus", "text"),
    Column("scope", "text"),
    Column("tier", "text"),
    Column("lemma", "text"),
    Column("pos", "text"),
    Column("doubts", "texts"),
    Column("why", "text"),
    Column("level", "text"),
    Column("mode", "text"),
    *_END,
)


class Table(NamedTuple):
    """The columns of a table, and how a record fills them: with any number of rows."""

    columns: tuple[Column, ...]
    rows: Callable[[Scanned], Iterator[list[Value]]]

    @property
    def names(self) -> list[str]:
        """The names of the columns."""
        return [column.name for column in self.columns]


def table_of(unit: Unit) -> Table:
    """Return the table whose row is one effect, or one operator of an effect."""
    return Table(EFFECT, _effect_rows) if unit == "effect" else Table(OPERATOR, _operator_rows)


def _effect_rows(scanned: Scanned) -> Iterator[list[Value]]:
    yield _failed(scanned, len(EFFECT)) if scanned.record.error else [*_place(scanned), *_findings(scanned.record)]


def _operator_rows(scanned: Scanned) -> Iterator[list[Value]]:
    """Give a row an operator; an effect without any gives none, one that failed gives one, so that it is seen."""
    if scanned.record.error:
        yield _failed(scanned, len(OPERATOR))
    for number, operator in enumerate(scanned.record.operators, 1):
        yield [*_place(scanned), number, *_operator(scanned.record, operator)]


def _place(scanned: Scanned) -> list[Value]:
    place, record = scanned
    id_ = None if record.id is None else shown(str(record.id))
    return [shown(place.file), shown(place.sheet) or None, place.row, shown(place.column) or None, id_]


def _failed(scanned: Scanned, width: int) -> list[Value]:
    place, record = _place(scanned), scanned.record
    empty: list[Value] = [None] * (width - len(place) - len(_END))
    return [*place, *empty, record.text, record.error.message if record.error else None]


def _findings(record: EffectRecord) -> list[Value]:
    operators = record.operators
    return [
        record.level.value,
        record.mode.value,
        [op.surface for op in operators if op.counts],
        [op.surface for op in operators if not op.counts],
        [op.reading for op in operators if op.reading is not None],
        [f"{doubt.code}: {record.text[doubt.start : doubt.end]}" for doubt in record.doubts],
        [near.surface for near in record.near_misses],
        record.timeline.uses,
        [claim.text for claim in record.exceptions],
        record.text,
        None,
    ]


def _operator(record: EffectRecord, operator: Operator) -> list[Value]:
    span = (operator.start, operator.end)
    return [
        operator.family,
        operator.surface,
        *span,
        operator.counts,
        operator.role,
        operator.reading,
        None if operator.focus is None else operator.focus.text,
        operator.scope,
        operator.tier,
        operator.lemma or None,
        operator.pos or None,
        [doubt.code for doubt in record.doubts if (doubt.start, doubt.end) == span],
        operator.why,
        record.level.value,
        record.mode.value,
        record.text,
        None,
    ]
