"""From a rulings file (TOML) to a book, or one sentence that names file and entry."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from pathlib import Path
from typing import Any

import tomli

from analyzer.lexicon import Lexicon
from analyzer.records.words import READINGS
from analyzer.rulings.book import Ruling, RulingBook
from analyzer.rulings.errors import EXPECTED, entry_error, file_error
from analyzer.rulings.identity import canonical, fingerprint, is_fingerprint, place_of_raw, surface_places
from analyzer.system import of_system
from analyzer.text import NormalText, Span

_KINDS = {
    "text": "text",
    "fingerprint": "text",
    "start": "number",
    "end": "number",
    "surface": "text",
    "occurrence": "number",
    "reading": "text",
    "who": "text",
    "when": "date",
    "why": "text",
}
_REQUIRED = ("reading", "who", "when", "why")
_BOM = "\ufeff"


def known_readings(lexicon: Lexicon | None = None) -> frozenset[str]:
    """Return every reading that a ruling may name: the tool's own, and those of the doubts in `lexicon`."""
    own = (reading for entry in lexicon.tables.doubt for reading in entry.readings) if lexicon else ()
    return frozenset(READINGS) - {"ambiguous"} | frozenset(own)


def load_rulings(path: str, lexicon: Lexicon | None = None) -> RulingBook:
    """Read a rulings file.

    Raises:
        RulingError: it is missing, is no TOML, or an entry is wrong; says which and what to do.
    """
    return parse_rulings(read_source(path), path, known_readings(lexicon))


def read_source(path: str) -> str:
    """Return the characters of a rulings file as they are, a byte-order mark and line ends included.

    Raises:
        RulingError: it cannot be read.
    """
    try:
        return Path(path).read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise file_error("missing", file=path) from None
    except UnicodeDecodeError as error:
        raise file_error("encoding", file=path, byte=error.start) from None
    except (OSError, ValueError) as error:
        raise file_error("unreadable", file=path, reason=of_system(error)) from None


def parse_rulings(source: str, file: str, readings: frozenset[str]) -> RulingBook:
    """Parse and validate the characters of a file; `file` is its name in messages.

    Raises:
        RulingError: as :func:`load_rulings`.
    """
    try:
        tables = tomli.loads(source.removeprefix(_BOM))
    except tomli.TOMLDecodeError as error:
        raise file_error("toml", file=file, reason=str(error)) from None
    for key in tables.keys() - {"ruling"}:
        raise file_error("tables", file=file, key=key)
    entries = tables.get("ruling", [])
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise file_error("not_tables", file=file)
    return RulingBook(file, [_Entry(file, number, entry).ruling(readings) for number, entry in enumerate(entries, 1)])


class _Entry:
    """One table being validated; every check raises with the entry's number and word."""

    def __init__(self, file: str, number: int, fields: dict[str, Any]) -> None:
        self._file = file
        self._number = number
        self._fields = fields

    def ruling(self, readings: frozenset[str]) -> Ruling:
        self._check_fields(readings)
        raw: str | None = self._fields.get("text")
        text = NormalText(raw) if raw is not None else None
        mark = self._fingerprint(text)
        span, surface, occurrence = self._place_fields()
        place = self._place(text, span, surface, occurrence) if text else None
        given = {name: self._fields[name] for name in _REQUIRED}
        return Ruling(self._number, raw, mark, span, surface, occurrence, place, **given)

    def _wrong(self, code: str, **values: object) -> Exception:
        named = self._fields.get("surface", "")
        return entry_error(self._file, self._number, named if isinstance(named, str) else "", code, **values)

    def _check_fields(self, readings: frozenset[str]) -> None:
        for field, value in self._fields.items():
            if field not in _KINDS:
                raise self._wrong("unknown_field", field=field, allowed=", ".join(_KINDS))
            if not _is(_KINDS[field], value):
                raise self._wrong("field_type", field=field, expected=EXPECTED[_KINDS[field]])
            if isinstance(value, str) and not value.strip():
                raise self._wrong("empty_field", field=field)
        for field in _REQUIRED:
            if field not in self._fields:
                raise self._wrong("missing_field", field=field)
        if self._fields["reading"] not in readings:
            allowed = ", ".join(_in_order(readings))
            raise self._wrong("reading", reading=self._fields["reading"], allowed=allowed)

    def _fingerprint(self, text: NormalText | None) -> str:
        given: str | None = self._fields.get("fingerprint")
        if given is not None and not is_fingerprint(given):
            raise self._wrong("bad_fingerprint")
        if text is None:
            if given is None:
                raise self._wrong("no_text")
            return given
        if not canonical(text):
            raise self._wrong("empty_field", field="text")
        own = fingerprint(text)
        if given not in (None, own):
            raise self._wrong("other_text", fingerprint=own)
        return own

    def _place_fields(self) -> tuple[Span | None, str, int | None]:
        start, end = self._fields.get("start"), self._fields.get("end")
        surface, occurrence = self._fields.get("surface", ""), self._fields.get("occurrence")
        if (start is None) != (end is None):
            raise self._wrong("half_span")
        if start is None and not surface:
            raise self._wrong("no_place")
        if occurrence is not None and (start is not None or occurrence < 1):
            raise self._wrong("occurrence_alone")
        if start is None or end is None:
            return None, surface, occurrence
        if end <= start:
            raise self._wrong("empty_span", start=start, end=end)
        return Span(start, end), surface, None

    def _place(self, text: NormalText, span: Span | None, surface: str, occurrence: int | None) -> Span:
        if span is None:
            return self._named(text, surface, occurrence)
        if span.end > len(text.raw):
            raise self._wrong("bad_span", start=span.start, end=span.end, length=len(text.raw))
        place = place_of_raw(text, span)
        if surface and place not in surface_places(text, surface):
            raise self._wrong("other_surface", start=span.start, end=span.end, found=span.of(text.raw), surface=surface)
        return place

    def _named(self, text: NormalText, surface: str, occurrence: int | None) -> Span:
        found = surface_places(text, surface)
        if not found or (occurrence or 1) > len(found):
            raise self._wrong("which_surface" if found else "no_surface", surface=surface, count=len(found))
        if occurrence is None and len(found) > 1:
            raise self._wrong("which_surface", surface=surface, count=len(found))
        return found[(occurrence or 1) - 1]


def _is(kind: str, value: object) -> bool:
    if kind == "text":
        return isinstance(value, str)
    if kind == "date":
        return isinstance(value, date) and not isinstance(value, datetime)
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _in_order(readings: Iterable[str]) -> list[str]:
    """The tool's own readings as they are listed, then others by name."""
    own = list(READINGS)
    return sorted(readings, key=lambda name: (own.index(name) if name in own else len(own), name))
