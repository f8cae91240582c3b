"""Which cells of a row name the card, its type and its edition: as the user says, else by the usual names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from analyzer.corpus.input.columns import listed, usual
from analyzer.errors import InputError
from analyzer.messages import Message

NAME_NAMES = ("name", "név", "nev", "lapnév", "lapnev", "cím", "cim", "title")
TYPE_NAMES = (
    *("type", "típus", "tipus", "laptípus", "laptipus", "lap típusa", "card_type", "card type"),
    *("kártyatípus", "kartyatipus", "kind", "fajta"),
)
EDITION_NAMES = (
    *("edition", "kiadás", "kiadas", "set", "expansion", "készlet", "keszlet"),
    *("kiegészítő", "kiegeszito", "sorozat"),
)
_LONGEST = 80
_NO_COLUMN = Message(
    "Egyik sorban sincs „{wanted}” nevű oszlop vagy mező. Amik vannak: {columns}.",
    "No row has a column or field named {wanted!r}. There are: {columns}.",
)


class Wanted(NamedTuple):
    """The columns that the user names; None: the usual names are looked for."""

    name: str | None = None
    type: str | None = None
    edition: str | None = None


class Labels(NamedTuple):
    """What a row says of its card; "" where it says nothing."""

    name: str = ""
    type: str = ""
    edition: str = ""


class Labeller:
    """Reads the labels of rows, and remembers which columns held them."""

    def __init__(self, wanted: Wanted) -> None:
        self._wanted = wanted
        self._chosen: dict[tuple[str, ...], tuple[str | None, ...]] = {}

    def labels(self, fields: Mapping[str, object] | None) -> Labels:
        """Return the labels in the fields of one row."""
        names = tuple(fields or ())
        if names not in self._chosen and len(self._chosen) < _LONGEST:
            self._chosen[names] = self._choose(names)
        chosen = self._chosen.get(names) or self._choose(names)
        return Labels(*(said((fields or {}).get(name)) if name is not None else "" for name in chosen))

    def used(self, kind: int) -> tuple[str, ...]:
        """Return the columns that held the labels of one kind (0 name, 1 type, 2 edition), in order of appearance."""
        return tuple(dict.fromkeys(name for c in self._chosen.values() if (name := c[kind]) is not None))

    def check(self) -> None:
        """After the last row: refuse a column that the user named and no row had.

        Raises:
            InputError: names it.
        """
        for kind, wanted in enumerate(self._wanted):
            if wanted is not None and self._chosen and wanted not in self.used(kind):
                known = dict.fromkeys(name for names in self._chosen for name in names)
                raise InputError(_NO_COLUMN.fill(wanted=wanted, columns=listed(list(known))))

    def _choose(self, names: Sequence[str]) -> tuple[str | None, ...]:
        known = (NAME_NAMES, TYPE_NAMES, EDITION_NAMES)
        return tuple(
            usual(names, usuals) if wanted is None else (wanted if wanted in names else None)
            for wanted, usuals in zip(self._wanted, known, strict=True)
        )


def said(value: object) -> str:
    """Return the value of a cell or field as one short line."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, list | tuple):
        value = ", ".join(said(item) for item in value)
    line = " ".join(str(value)[: 4 * _LONGEST].split())
    return line if len(line) <= _LONGEST else line[: _LONGEST - 1] + "…"
