"""Rulings made by hand for tests, always by way of the file's own form."""

from __future__ import annotations

from datetime import date

from analyzer.records.model import EffectRecord
from analyzer.rulings.book import RulingBook
from analyzer.rulings.edit import NewRuling, with_ruling
from analyzer.rulings.identity import fingerprint
from analyzer.rulings.load import known_readings, parse_rulings
from analyzer.rulings.settle import settle
from analyzer.text import NormalText

READINGS = known_readings()
FILE = "döntések.toml"


def new(text: str, start: int, end: int, reading: str, **fields: object) -> NewRuling:
    """A ruling on text[start:end]."""
    values: dict[str, object] = {
        "text": text,
        "fingerprint": fingerprint(NormalText(text)),
        "start": start,
        "end": end,
        "surface": "",
        "occurrence": None,
        "reading": reading,
        "who": "Bíró Éva",
        "when": date(2026, 3, 15),
        "why": "így szokás olvasni",
    }
    return NewRuling(**{**values, **fields})  # type: ignore[arg-type]


def book(*rulings: NewRuling) -> RulingBook:
    """The book of a file that holds these rulings."""
    source = ""
    for ruling in rulings:
        source = with_ruling(source, FILE, ruling, NormalText(ruling.text or ""), READINGS).source
    return parse_rulings(source, FILE, READINGS)


def parsed(toml: str) -> RulingBook:
    """The book of a file with this content."""
    return parse_rulings(toml, FILE, READINGS)


def settled(record: EffectRecord, *rulings: NewRuling) -> EffectRecord:
    """The record with these rulings applied."""
    return settle(record, NormalText(record.text), book(*rulings))


def span_of(text: str, word: str, occurrence: int = 1) -> tuple[int, int]:
    """Where `word` stands in `text` for the given time."""
    at = -1
    for _ in range(occurrence):
        at = text.index(word, at + 1)
    return at, at + len(word)
