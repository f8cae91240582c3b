"""Files of pairs: JSON Lines as SPEC §9 names them, or a table whose columns bear the names of those fields."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.corpus.deck_fields import truth_of
from analyzer.corpus.input.formats import by_name
from analyzer.corpus.input.read import opened, read_all
from analyzer.corpus.pairs import Facts, Pair, pair_of, pairs
from analyzer.corpus.rows import Row, Source
from analyzer.errors import InputError

_TABLES = ("csv", "tsv", "xlsx", "ods", "parquet", "yaml")
_TRUTHS = ("a_uses_timeline", "b_uses_timeline", "a_continuous", "b_continuous")
_TEXTS = ("a", "b")


def read_pairs(source: Source) -> Iterator[Pair]:
    """Give the pairs of a file, in order; standard input and unknown endings are JSON Lines.

    Raises:
        InputError: the file cannot be read at all; a row that cannot be read is a pair with a fault.
    """
    form = source.format or by_name(source.path)
    if form in _TABLES or source.format == "json":
        rows = read_all([source._replace(format=form, text_column="a", whole=True)])
        yield from map(_pair, rows)
        return
    with opened(source) as raw:
        yield from pairs(raw, source)


def _pair(row: Row) -> Pair:
    place = row.place._replace(column="")
    if row.fault is not None:
        return Pair(place, row.id, row.text, "", Facts(), row.fault)
    item = {name: _value(name, value, row) for name, value in (row.fields or {}).items() if _filled(name, value)}
    return pair_of({**item, "id": row.id, "a": row.text}, place)


def _filled(name: str, value: object) -> bool:
    return name in _TEXTS or (value is not None and value != "")


def _value(name: str, value: object, row: Row) -> object:
    """Return a truth value that is written in words as such; what is none is left, to be refused by name."""
    if name not in _TRUTHS:
        return value
    try:
        return truth_of(value, name, row.place)
    except InputError:
        return value
