"""Which column holds the text, which the id: as the user says, else by the usual names."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.corpus.faults import refuse

# The first name that a file has wins; compared case-folded, outer blanks apart.
TEXT_NAMES = ("text", "szöveg", "szoveg", "hatás", "hatas", "laphatás", "laphatas", "effect", "effect_text")
ID_NAMES = ("id", "azonosító", "azonosito")


def usual(names: Sequence[str], known: Sequence[str]) -> str | None:
    """Return the name in `names` that comes first in `known`, or None."""
    folded = {name.strip().casefold(): name for name in reversed(names)}
    return next((folded[name] for name in known if name in folded), None)


def choose(names: Sequence[str], text: str | None, id_: str | None, file: str) -> tuple[int, int | None]:
    """Return the indices of the text column and of the id column (None: the table has no ids).

    Raises:
        InputError: a named column is missing, the text column cannot be told, or two columns bear its name.
    """
    text_at = _named(names, text, file) if text is not None else _usual_at(names, TEXT_NAMES, file)
    if text_at is None:
        raise refuse("no_text_column", file=file, columns=listed(names))
    return text_at, _named(names, id_, file) if id_ is not None else _usual_at(names, ID_NAMES, file)


def _named(names: Sequence[str], wanted: str, file: str) -> int:
    if names.count(wanted) > 1:
        raise refuse("column_twice", file=file, wanted=wanted)
    if wanted not in names:
        raise refuse("no_such_column", file=file, wanted=wanted, columns=listed(names))
    return names.index(wanted)


def _usual_at(names: Sequence[str], known: Sequence[str], file: str) -> int | None:
    name = usual(names, known)
    return None if name is None else _named(names, name, file)


def listed(names: Sequence[str]) -> str:
    """List names for a message, in their order; an empty one is shown as ""."""
    return ", ".join(name or '""' for name in names)
