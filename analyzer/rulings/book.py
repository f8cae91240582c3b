"""Rulings in memory: one judge's word on one place of one text, and all of a file by text."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from analyzer.rulings.identity import canonical, fingerprint, place_in_string, surface_places
from analyzer.text import NormalText, Span


class Ruling(NamedTuple):
    """One `[[ruling]]` of a file.

    Attributes:
        number: its number in the file, from 1.
        text: the effect text, or None where the file names it by its fingerprint only.
        fingerprint: of the text.
        span: the place in code points: of `text`, or, without one, of the canonical text; None with `surface` alone.
        surface: the word, as written; "" where only `span` is given.
        occurrence: which of the words `surface`, from 1; None if it must be the only one.
        place: the place (see `identity`), or None without `text`: it is then looked up in the text that matches.
        reading: how the judge reads it.
        who, when, why: the judge, the day, the reason.
    """

    number: int
    text: str | None
    fingerprint: str
    span: Span | None
    surface: str
    occurrence: int | None
    place: Span | None
    reading: str
    who: str
    when: date
    why: str

    @property
    def word(self) -> str:
        """The word that the ruling is about, as far as the file tells."""
        return self.surface or (self.span.of(self.text) if self.span and self.text else "")


class RulingBook:
    """The rulings of one file, to be looked up by text."""

    def __init__(self, file: str, rulings: Iterable[Ruling] = ()) -> None:
        self.file = file
        self.rulings = tuple(rulings)
        self._by_text: dict[str, tuple[Ruling, ...]] = {}
        for ruling in self.rulings:
            self._by_text[ruling.fingerprint] = (*self._by_text.get(ruling.fingerprint, ()), ruling)

    def on(self, text: NormalText) -> tuple[Ruling, ...]:
        """Return the rulings on this text, in the order of the file."""
        return self._by_text.get(fingerprint(text), ()) if self._by_text else ()


def place_in(ruling: Ruling, text: NormalText) -> Span | None:
    """Return the place that a ruling names in `text`, a text with its fingerprint; None if there is no such place."""
    if ruling.place is not None:
        return ruling.place
    if ruling.span is not None:
        string = canonical(text)
        inside = ruling.span.end <= len(string)
        return place_in_string(string, ruling.span) if inside else None
    found = surface_places(text, ruling.surface)
    number = ruling.occurrence or (1 if len(found) == 1 else 0)
    return found[number - 1] if 0 < number <= len(found) else None
