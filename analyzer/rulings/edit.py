"""Adding a ruling to the characters of a file; whatever stands there already stays as it is, byte for byte."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Literal, NamedTuple

from analyzer.messages import Message
from analyzer.records.words import reading_word
from analyzer.rulings.book import Ruling, RulingBook, place_in
from analyzer.rulings.errors import FILE, ContradictingRulingError, RulingError, file_error
from analyzer.rulings.load import parse_rulings
from analyzer.text import NormalText

_BOM = "\ufeff"
_SETTLING = ("reading", "who", "when", "why")


class NewRuling(NamedTuple):
    """A ruling to be written: fields as in the file (see `load`); `text` is None where only its fingerprint is told."""

    text: str | None
    fingerprint: str
    start: int | None
    end: int | None
    surface: str
    occurrence: int | None
    reading: str
    who: str
    when: date
    why: str


class Edit(NamedTuple):
    """The characters of the file after the edit, the ruling in it, and what became of it."""

    source: str
    ruling: Ruling
    done: Literal["added", "present", "replaced"]


def with_ruling(
    source: str, file: str, new: NewRuling, text: NormalText, readings: frozenset[str], *, replace: bool = False
) -> Edit:
    """Add `new`, a ruling on `text`, to the characters of a rulings file.

    A ruling on the same place with the same reading stays as it stands; one with another reading is replaced in its
    place if `replace`, keeping its comments.

    Raises:
        RulingError: the file or the new ruling is wrong, or another reading stands there and `replace` is not given.
    """
    alone = parse_rulings(_table(new, "\n"), file, readings).rulings[0]
    place = place_in(alone, text)
    same = [ruling for ruling in parse_rulings(source, file, readings).on(text) if place_in(ruling, text) == place]
    others = [ruling for ruling in same if ruling.reading != alone.reading]
    if same and not others:
        return Edit(source, same[0], "present")
    if others and not replace:
        raise _contradicts(file, others[0])
    if others:
        edited = _replaced(source, [ruling.number for ruling in others], new)
        return Edit(edited, _parsed(edited, file, readings).rulings[others[0].number - 1], "replaced")
    edited = _appended(source, new)
    return Edit(edited, _parsed(edited, file, readings).rulings[-1], "added")


def _contradicts(file: str, ruling: Ruling) -> RulingError:
    word = reading_word(ruling.reading)
    values = {"file": file, "number": ruling.number, "who": ruling.who, "when": ruling.when}
    said = FILE["contradicts"]
    return ContradictingRulingError(
        Message(said.hu.format(reading=word.hu, **values), said.en.format(reading=word.en, **values))
    )


def _parsed(edited: str, file: str, readings: frozenset[str]) -> RulingBook:
    try:
        return parse_rulings(edited, file, readings)
    except RulingError:  # what stood there and what came are each in order: only the form of the array can clash
        raise file_error("inline", file=file) from None


def _appended(source: str, new: NewRuling) -> str:
    end = "\r\n" if "\r\n" in source else "\n"
    body = source.removeprefix(_BOM)
    gap = "" if not body.strip() else end if body.endswith("\n") else end * 2
    return source + gap + _table(new, end)


def _table(new: NewRuling, line_end: str) -> str:
    import tomlkit

    table = tomlkit.table()
    for field, value in _fields(new).items():
        table.add(field, value)
    document = tomlkit.document()
    array = tomlkit.aot()
    array.append(table)
    document.add("ruling", array)
    return tomlkit.dumps(document).replace("\n", line_end)


def _fields(new: NewRuling) -> Mapping[str, object]:
    given = {**new._asdict(), "fingerprint": None if new.text is not None else new.fingerprint}
    return {field: value for field, value in given.items() if value is not None and value != ""}


def _replaced(source: str, numbers: list[int], new: NewRuling) -> str:
    import tomlkit

    mark = _BOM if source.startswith(_BOM) else ""
    document = tomlkit.parse(source.removeprefix(_BOM))
    given = _fields(new)
    for number in numbers:
        table = document["ruling"][number - 1]
        for field in _SETTLING:
            table[field] = given[field]
    return mark + tomlkit.dumps(document)
