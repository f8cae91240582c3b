"""A finding as it goes over the wire: one language, one flat record, places of the user's file."""

from __future__ import annotations

from typing import Literal

import msgspec

from analyzer.corpus.origin import Position
from analyzer.lint.codes import Codes, severity_of
from analyzer.lint.finding import Choice
from analyzer.lint.located import Located
from analyzer.lint.words import OVERRIDES
from analyzer.messages import Lang
from analyzer.records.words import reading_word
from analyzer.text import shown


class _Record(msgspec.Struct, frozen=True, kw_only=True):
    pass


class At(_Record, frozen=True, kw_only=True):
    """A place in the file: line and column from 1, offset from 0, in code points; a byte-order mark counts nothing."""

    line: int
    column: int
    offset: int


class ReadingRecord(_Record, frozen=True, kw_only=True):
    """One way to read the words: its name, whether it is taken, what the effect then is, and what it overrides."""

    reading: str
    words: str
    taken: bool
    level: str
    mode: str
    override: str


class FocusRecord(_Record, frozen=True, kw_only=True):
    """Words that csak may restrict: offsets in the effect, the words, and what the text then says."""

    start: int
    end: int
    text: str
    means: str


class RewordingRecord(_Record, frozen=True, kw_only=True):
    """The effect worded so that one reading is left; a suggestion."""

    reading: str
    text: str


class FindingRecord(_Record, frozen=True, kw_only=True):
    """One finding; field order is wire order.

    `row` and `column` are the row and the column (or field) of the table, in a workbook of several sheets with its
    sheet (``Hősök!szöveg``), `location` and `end_location` the place in the file, `start` and `end` the offsets in the
    effect's text.
    """

    code: str
    severity: Literal["error", "warning", "note"]
    name: str
    message: str
    file: str
    row: int
    column: str
    id: str | int | None
    location: At
    end_location: At
    text: str
    start: int
    end: int
    turns: Literal["level", "mode"] | None
    readings: tuple[ReadingRecord, ...]
    focus: tuple[FocusRecord, ...]
    rewordings: tuple[RewordingRecord, ...]
    fingerprint: str


def record_of(found: Located, codes: Codes, lang: Lang) -> FindingRecord:
    """Return the finding in `lang`."""
    finding, place = found.finding, found.row.place
    code = codes[finding.code]
    return FindingRecord(
        code=finding.code,
        severity=severity_of(finding, codes),
        name=code.name.said.text(lang),
        message=finding.said.text(lang),
        file=shown(place.file),
        row=place.row,
        column=place.address,
        id=shown(found.row.id) if isinstance(found.row.id, str) else found.row.id,
        location=_at(found.start),
        end_location=_at(found.end),
        text=found.words,
        start=finding.span.start,
        end=finding.span.end,
        turns=finding.turns,
        readings=tuple(_reading(choice, lang) for choice in finding.choices),
        focus=tuple(
            FocusRecord(start=f.span.start, end=f.span.end, text=f.text, means=f.means.text(lang))
            for f in finding.focus
        ),
        rewordings=tuple(RewordingRecord(reading=r.reading, text=r.text) for r in finding.rewordings),
        fingerprint=found.fingerprint,
    )


def _reading(choice: Choice, lang: Lang) -> ReadingRecord:
    return ReadingRecord(
        reading=choice.reading,
        words=reading_word(choice.reading).text(lang),
        taken=choice.taken,
        level=choice.level.value,
        mode=choice.mode.value,
        override=OVERRIDES[choice.level.value, choice.mode.value].text(lang),
    )


def _at(position: Position) -> At:
    return At(line=position.line, column=position.column, offset=position.offset)
