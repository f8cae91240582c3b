"""Conflicts as JSON Lines: a Verdict a line, with the rows that hold each text."""

from __future__ import annotations

import msgspec

from analyzer.conflicts.model import Conflict, Holder
from analyzer.corpus.rows import RowId
from analyzer.records.model import Verdict

_ENCODER = msgspec.json.Encoder()


class RowRef(msgspec.Struct, frozen=True, kw_only=True):
    """Where a text stands."""

    file: str
    row: int
    id: RowId


class ConflictVerdict(Verdict, frozen=True, kw_only=True):
    """A Verdict whose effects stand in card files; `a_rows` and `b_rows` are all rows with these very texts."""

    a_rows: tuple[RowRef, ...] = ()
    b_rows: tuple[RowRef, ...] = ()


def to_line(conflict: Conflict) -> str:
    """Return the conflict as one line of JSON, with its line feed."""
    return _ENCODER.encode(on_wire(conflict)).decode("utf-8") + "\n"


def on_wire(conflict: Conflict) -> ConflictVerdict:
    """Return the conflict as a record."""
    fields = {name: getattr(conflict.verdict, name) for name in Verdict.__struct_fields__}
    return ConflictVerdict(**fields, a_rows=_rows(conflict.a), b_rows=_rows(conflict.b))


def _rows(holders: tuple[Holder, ...]) -> tuple[RowRef, ...]:
    return tuple(RowRef(file=h.place.file, row=h.place.row, id=h.id) for h in holders)
