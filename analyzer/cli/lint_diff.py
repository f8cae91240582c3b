"""Errata for a reader and for a program: one change a paragraph, or one record a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from analyzer.cli.lint_words import SENTENCES
from analyzer.cli.paint import Line, Piece
from analyzer.lint.errata import Change, Side
from analyzer.messages import Lang
from analyzer.records.words import LEVELS_AND_MODES, reading_word

_MARKS = {"added": Piece("+ ", "bold green"), "removed": Piece("- ", "bold red"), "changed": Piece("~ ", "bold yellow")}


class SideRecord(msgspec.Struct, frozen=True, kw_only=True):
    """An effect of one version."""

    file: str
    row: int
    column: str
    level: str
    mode: str
    readings: tuple[str, ...]
    doubts: tuple[str, ...]


class ChangeRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One change; `fields` names what differs."""

    id: str
    kind: Literal["added", "removed", "changed"]
    fields: tuple[str, ...]
    old: SideRecord | None
    new: SideRecord | None


def record_of(change: Change) -> ChangeRecord:
    """Return the change as it goes over the wire."""
    return ChangeRecord(
        id=change.id, kind=change.kind, fields=change.fields, old=_side(change.old), new=_side(change.new)
    )


def _side(side: Side | None) -> SideRecord | None:
    if side is None:
        return None
    place, state = side
    return SideRecord(file=place.file, row=place.row, column=place.column, **state._asdict())


def change_lines(change: Change, lang: Lang) -> Iterator[Line]:
    """Give the lines of one change."""
    side = change.new or change.old
    place = side.place.said.text(lang) if side else ""
    yield [_MARKS[change.kind], Piece(change.id, "bold"), Piece(f" ({place})")]
    if change.old and change.new:
        for field in change.fields:
            old, new = (_shown(getattr(s.state, field), lang) for s in (change.old, change.new))
            yield [Piece(f"    {SENTENCES[f'field_{field}'].text(lang)}: {old} → {new}")]
    elif side:
        yield [Piece(f"    {_shown(side.state.level, lang)}, {_shown(side.state.mode, lang)}")]


def summary_line(changes: Sequence[Change], effects: int, lang: Lang) -> Line:
    """Count the changes."""
    counts = dict.fromkeys(_MARKS, 0) | Counter(change.kind for change in changes)
    return [Piece(SENTENCES["changes"].text(lang).format(effects=effects, **counts), "bold")]


def _shown(value: str | tuple[str, ...], lang: Lang) -> str:
    if isinstance(value, str):
        return LEVELS_AND_MODES[value].text(lang)
    return ", ".join(_word(item, lang) for item in value) or SENTENCES["nothing"].text(lang)


def _word(item: str, lang: Lang) -> str:
    surface, equals, reading = item.partition("=")
    return f"{surface}: {reading_word(reading).text(lang)}" if equals else item
