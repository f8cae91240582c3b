"""Which columns hold the texts, which the id: as the user says, else by the usual names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from analyzer.corpus.faults import refuse
from analyzer.corpus.input.similar import like
from analyzer.corpus.rows import RowId, Source

# The first name that a file has wins; compared case-folded, outer blanks apart.
TEXT_NAMES = ("text", "szöveg", "szoveg", "hatás", "hatas", "laphatás", "laphatas", "effect", "effect_text")
ID_NAMES = ("id", "azonosító", "azonosito")


class Columns(NamedTuple):
    """The columns of a table: their names, and where the texts and the id stand (None: the table has no ids)."""

    names: Sequence[str]
    texts: tuple[int, ...]
    id: int | None


def usual(names: Sequence[str], known: Sequence[str]) -> str | None:
    """Return the name in `names` that comes first in `known`, or None."""
    folded = {name.strip().casefold(): name for name in reversed(names)}
    return next((folded[name] for name in known if name in folded), None)


def choose(names: Sequence[str], source: Source) -> Columns:
    """Find the columns of the texts and of the id among `names`.

    Raises:
        InputError: a named column is missing, the text column cannot be told, or two columns bear its name.
    """
    file, id_ = source.path, source.id_column
    texts = tuple(_named(names, name, file) for name in dict.fromkeys(source.text_columns))
    if not texts:
        found = _usual_at(names, TEXT_NAMES, file)
        if found is None:
            raise refuse("no_text_column", file=file, like=like(names, TEXT_NAMES), columns=listed(names))
        texts = (found,)
    return Columns(names, texts, _named(names, id_, file) if id_ is not None else _usual_at(names, ID_NAMES, file))


def id_in(id_: RowId, column: str, source: Source) -> RowId:
    """Return the id of the effect in `column`: where a row holds several effects, each adds its column."""
    named = source.text_column
    if id_ is None or named is None or isinstance(named, str) or len(set(named)) < 2:
        return id_
    return f"{id_}:{column}"


def _named(names: Sequence[str], wanted: str, file: str) -> int:
    if names.count(wanted) > 1:
        raise refuse("column_twice", file=file, wanted=wanted)
    if wanted not in names:
        raise refuse("no_such_column", file=file, wanted=wanted, like=like(names, [wanted]), columns=listed(names))
    return names.index(wanted)


def _usual_at(names: Sequence[str], known: Sequence[str], file: str) -> int | None:
    name = usual(names, known)
    return None if name is None else _named(names, name, file)


def listed(names: Sequence[str]) -> str:
    """List names for a message, in their order; an empty one is shown as ""."""
    return ", ".join(name or '""' for name in names) or "–"
