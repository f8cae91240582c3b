"""JSON and JSON Lines to rows: objects whose fields hold the text and the id."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import repeat
from typing import IO

from analyzer.corpus.columns import ID_NAMES, TEXT_NAMES, listed, usual
from analyzer.corpus.decode import bad_byte, characters, encoding_fault
from analyzer.corpus.faults import fault, noun, refuse
from analyzer.corpus.json_lines import json_lines, parse
from analyzer.corpus.json_origin import field_offsets, item_starts
from analyzer.corpus.origin import Lines, Origin
from analyzer.corpus.rows import Fault, Place, Row, RowId, Source
from analyzer.text import shown

_INT64 = range(-(2**63), 2**63)


def jsonl_rows(raw: IO[bytes], source: Source) -> Iterator[Row]:
    """Give one row a line of a JSON Lines file.

    Raises:
        InputError: see :func:`analyzer.corpus.json_lines.json_lines`.
    """
    for line in json_lines(raw, source.path):
        row = Row(line.place, None, "", line.fault) if line.fault else row_of(line.object, line.place, source)
        yield _located(row, line.raw, 0) if source.located else row


def json_rows(raw: IO[bytes], source: Source) -> Iterator[Row]:
    """Give one row an item of a JSON array; a single object is one row. Rows are numbered by item, from 1.

    Raises:
        InputError: not JSON, or neither an array nor an effect.
    """
    with characters(raw, source.path) as text:
        whole = text.read()
    if not whole.strip():
        return
    broken = bad_byte(whole) is not None
    items = _items(whole, source)
    starts = item_starts(whole) if source.located else repeat(0)
    lines = Lines(whole)
    for number, (item, start) in enumerate(zip(items, starts, strict=False), 1):
        row = _item(item, Place(source.path, number), source, broken)
        yield _located(row, lines, start) if source.located else row


def _items(whole: str, source: Source) -> list[object]:
    try:
        value = parse(whole)
    except ValueError as error:
        raise refuse("bad_json", file=source.path, reason=str(error)) from None
    if isinstance(value, list):
        return value
    if isinstance(value, dict) and _text_name(value, source) is not None:
        return [value]
    found = ", ".join(value) if isinstance(value, dict) and value else noun(value)
    raise refuse("json_shape", file=source.path, found=found)


def _item(item: object, place: Place, source: Source, broken: bool) -> Row:
    if not isinstance(item, dict):
        return Row(place, None, "", fault("not_an_object", place, found=noun(item)))
    row = row_of(item, place, source)
    return row._replace(fault=row.fault or encoding_fault(row.text, place)) if broken else row


def _located(row: Row, lines: Lines, start: int) -> Row:
    """Say where the text of a row stands; of a row without a text, where its object begins, or the line."""
    offsets = field_offsets(lines.text, start, row.place.column) if row.place.column else (start,)
    return row._replace(origin=Origin(lines, offsets))


def row_of(item: dict[str, object], place: Place, source: Source) -> Row:
    """Make the row of one object; a missing or wrong field becomes the row's fault."""
    row = _row_of(item, place, source)
    return row._replace(fields=item) if source.whole else row


def _row_of(item: dict[str, object], place: Place, source: Source) -> Row:
    name = _text_name(item, source)
    text = item.get(name) if name is not None else None
    placed = place._replace(column=name or "")
    id_, wrong_id = id_of(item, source.id_column or usual(list(item), ID_NAMES), placed)
    if name is None:
        return Row(place, id_, "", fault("no_text", place, columns=listed(list(item)) or "–"))
    if not isinstance(text, str):
        return Row(placed, id_, "", fault("text_type", placed, found=noun(text)))
    return Row(placed, id_, text, wrong_id)


def _text_name(item: dict[str, object], source: Source) -> str | None:
    if source.text_column is None:
        return usual(list(item), TEXT_NAMES)
    return source.text_column if source.text_column in item else None


def id_of(item: dict[str, object], name: str | None, place: Place) -> tuple[RowId, Fault | None]:
    """Return the id in field `name` of `item`, or None and, where the value can be no id, the fault."""
    value = item.get(name) if name is not None else None
    if value is None or isinstance(value, str):
        return value and shown(value), None
    if isinstance(value, int) and not isinstance(value, bool) and value in _INT64:
        return value, None
    return None, fault("id_type", place, found=noun(value))
