"""JSON and JSON Lines to rows: objects whose fields hold the text and the id."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import repeat
from typing import IO

from analyzer.corpus.faults import fault, noun, refuse
from analyzer.corpus.input.columns import ID_NAMES, TEXT_NAMES, id_in, listed, usual
from analyzer.corpus.input.decode import Text, bad_byte, characters
from analyzer.corpus.input.json_lines import BadJsonError, json_lines, parse
from analyzer.corpus.input.json_origin import field_offsets, item_starts
from analyzer.corpus.origin import Lines, Origin
from analyzer.corpus.rows import Fault, Place, Row, RowId, Source
from analyzer.text import shown

_INT64 = range(-(2**63), 2**63)


def jsonl_rows(raw: IO[bytes], source: Source) -> Iterator[Row]:
    """Give one row a text of a line of a JSON Lines file.

    Raises:
        InputError: see :func:`analyzer.corpus.input.json_lines.json_lines`.
    """
    for line in json_lines(raw, source):
        rows = [Row(line.place, None, "", line.fault)] if line.fault else rows_of(line.object, line.place, source)
        yield from (_located(row, line.raw, 0) if source.located else row for row in rows)


def json_rows(raw: IO[bytes], source: Source) -> Iterator[Row]:
    """Give one row a text of an item of a JSON array; a single object is one item. Rows are numbered by item, from 1.

    Raises:
        InputError: not JSON, or neither an array nor an effect.
    """
    with characters(raw, source) as text:
        whole = text.whole()
    if not whole.strip():
        return
    broken = text if bad_byte(whole, text.encoding.codec) is not None else None
    items = _items(whole, source)
    starts = item_starts(whole) if source.located else repeat(0)
    lines = Lines(whole)
    for number, (item, start) in enumerate(zip(items, starts, strict=False), 1):
        for row in _item(item, Place(source.path, number), source, broken):
            yield _located(row, lines, start) if source.located else row


def _items(whole: str, source: Source) -> list[object]:
    try:
        value = parse(whole)
    except BadJsonError as error:
        raise refuse("bad_json", file=source.path, reason=error.said) from None
    if isinstance(value, list):
        return value
    if isinstance(value, dict) and text_names(value, source):
        return [value]
    found = ", ".join(value) if isinstance(value, dict) and value else noun(value)
    raise refuse("json_shape", file=source.path, found=found)


def _item(item: object, place: Place, source: Source, broken: Text | None) -> list[Row]:
    if not isinstance(item, dict):
        return [Row(place, None, "", fault("not_an_object", place, found=noun(item)))]
    rows = rows_of(item, place, source)
    if broken is None:
        return rows
    return [row._replace(fault=row.fault or broken.fault(row.text, place)) for row in rows]


def _located(row: Row, lines: Lines, start: int) -> Row:
    """Say where the text of a row stands; of a row without a text, where its object begins, or the line."""
    offsets = field_offsets(lines.text, start, row.place.column) if row.place.column else (start,)
    return row._replace(origin=Origin(lines, offsets))


def rows_of(item: Mapping[str, object], place: Place, source: Source) -> list[Row]:
    """Make the rows of one object, one a text; a missing or wrong field becomes a row's fault."""
    names = text_names(item, source)
    rows = [_row(item, name, place._replace(column=name), source) for name in names] or [_without(item, place, source)]
    return [row._replace(fields=item) for row in rows] if source.whole else rows


def text_names(item: Mapping[str, object], source: Source) -> Sequence[str]:
    """Return the fields of `item` that hold its texts; of several that the user names, those that are not empty."""
    wanted = source.text_columns
    if not wanted:
        found = usual(list(item), TEXT_NAMES)
        return () if found is None else (found,)
    there = [name for name in dict.fromkeys(wanted) if name in item]
    filled = [name for name in there if item[name] is not None and str(item[name]).strip()]
    return filled or there[:1]


def _row(item: Mapping[str, object], name: str, place: Place, source: Source) -> Row:
    id_, wrong = _id(item, place, source)
    text = item[name]
    if not isinstance(text, str):
        return Row(place, id_, "", fault("text_type", place, found=noun(text)))
    return Row(place, id_in(id_, name, source), text, wrong)


def _without(item: Mapping[str, object], place: Place, source: Source) -> Row:
    return Row(place, _id(item, place, source)[0], "", fault("no_text", place, columns=listed(list(item))))


def _id(item: Mapping[str, object], place: Place, source: Source) -> tuple[RowId, Fault | None]:
    return id_of(item, source.id_column or usual(list(item), ID_NAMES), place)


def id_of(item: Mapping[str, object], name: str | None, place: Place) -> tuple[RowId, Fault | None]:
    """Return the id in field `name` of `item`, or None and, where the value can be no id, the fault."""
    value = item.get(name) if name is not None else None
    if value is None or isinstance(value, str):
        return value and shown(value), None
    if isinstance(value, int) and not isinstance(value, bool) and value in _INT64:
        return value, None
    return None, fault("id_type", place, found=noun(value))
