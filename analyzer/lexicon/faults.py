"""Everything that can be wrong with a lexicon file, in both languages, naming file and entry."""

from __future__ import annotations

import re

from analyzer.errors import LexiconError
from analyzer.messages import Message

FAULTS = {
    "missing": Message(
        "{file}: nincs ilyen szótárfájl; ellenőrizd az útvonalat.",
        "{file}: cannot read the lexicon file (there is none); check the path",
    ),
    "unreadable": Message(
        "{file}: a szótárfájl nem olvasható ({reason}); ellenőrizd az útvonalat.",
        "{file}: cannot read the lexicon file ({reason}); check the path",
    ),
    "encoding": Message(
        "{file}: hibás UTF-8 bájt a szótárfájl elejétől számított {byte} bájt után; mentsd UTF-8 kódolással.",
        "{file}: byte {byte} is not UTF-8; save the lexicon file as UTF-8",
    ),
    "toml": Message("{file}: nem érvényes TOML ({reason}).", "{file}: not valid TOML: {reason}"),
    "shape": Message(
        "{file}: {reason}{culprit}; lásd lexicon/README.md.", "{file}: {reason}{culprit}; see lexicon/README.md"
    ),
    "examples": Message(
        "{file}: a [[{table}]] „{id}” bejegyzéséhez legalább egy „examples” és egy „counter_examples” példa kell.",
        "{file}: [[{table}]] {id!r} needs at least one example and one counter_example",
    ),
    "twice": Message(
        "[[{table}]]: kétszer szerepel ez az azonosító: „{id}”; adj a bejegyzésnek másikat.",
        "[[{table}]] {id!r} is defined twice; give the entry another id",
    ),
}
TABLES = Message(" (lehetséges táblák: {known})", " (known tables: {known})")
ENTRY = Message(" (a bejegyzés azonosítója: „{id}”)", " (entry id = {id!r})")
NOTHING = Message("", "")
# The sentences of msgspec, and the same in Hungarian; what follows ("at `$.operator[3]`") names the place.
_VALIDATION = (
    (r"Object contains unknown field (`.*?`)", r"ismeretlen mező: \1"),
    (r"Object missing required field (`.*?`)", r"hiányzó mező: \1"),
    (r"Invalid enum value (.*?)", r"nem megengedett érték: \1"),
    (r"Expected (`.*?`), got (`.*?`)", r"ide \1 kell, nem \2"),
    (r"Expected `array` of length (.*?)", r"a lista hossza ennyi legyen: \1"),
)


def fault(code: str, **values: object) -> LexiconError:
    """Return the error `code` with its values, to be raised; values that are messages are said in each language."""
    hu, en = ({k: v[i] if isinstance(v, Message) else v for k, v in values.items()} for i in (0, 1))
    return LexiconError(Message(FAULTS[code].hu.format(**hu), FAULTS[code].en.format(**en)))


def validation(english: str) -> Message:
    """Return the sentence of a validation error in both languages; one that is not known stands as it is."""
    for pattern, hungarian in _VALIDATION:
        match = re.fullmatch(pattern + r"(?: - at (`.*`))?", english, re.DOTALL)
        if match:
            place = match[match.re.groups]
            return Message(match.expand(hungarian) + (f", helye {place}" if place else ""), english)
    return Message(english, english)
