"""``hatas rulings add``: from what is given, and what is answered, to a ruling in the file."""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path
from typing import NamedTuple

from analyzer.cli.rulings_ask import Dialogue
from analyzer.cli.rulings_words import DONE, refuse
from analyzer.cli.streams import printable
from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Source
from analyzer.corpus.setup import Setup
from analyzer.corpus.write import atomic
from analyzer.lexicon import load_lexicon
from analyzer.messages import Lang
from analyzer.records.model import EffectRecord, Operator
from analyzer.records.words import LEVELS_AND_MODES, reading_word
from analyzer.rulings.edit import Edit, NewRuling, with_ruling
from analyzer.rulings.errors import ContradictingRulingError
from analyzer.rulings.identity import fingerprint, place_of_raw, surface_places
from analyzer.rulings.load import known_readings, read_source
from analyzer.rulings.match import doubts_on, offered
from analyzer.rulings.settle import under
from analyzer.text import NormalText, Span, shown


class Wish(NamedTuple):
    """The options of the command, as given; None: not given."""

    text: str | None = None
    file: str | None = None
    card: str | None = None
    doubt: int | None = None
    surface: str | None = None
    occurrence: int | None = None
    reading: str | None = None
    who: str | None = None
    why: str | None = None
    when: str | None = None
    replace: bool = False
    no_text: bool = False


def add_ruling(wish: Wish, file: str, setup: Setup, lang: Lang, dialogue: Dialogue | None) -> None:
    """Put a ruling into `file` (made if it is not there) and say so; `dialogue` None: nothing can be asked.

    Raises:
        InputError: something is not given and cannot be asked, or does not fit the text.
        RulingError: the file is wrong, or holds another reading of the same place and is not to be changed.
    """
    when = _day(wish.when)
    raw = shown(_text(wish, dialogue))
    text = NormalText(raw)
    record = setup.open().analyze(raw)
    at = _operator(wish, record, text, dialogue)
    reading = _reading(wish, record, at, lang, dialogue)
    new = _new(wish, text, record.operators[at], reading, when, dialogue)
    edit = _edited(file, new, text, setup, wish.replace, lang, dialogue)
    if edit is None:
        return
    if edit.done != "present":
        with atomic(file, overwrite=True) as stream:
            stream.write(edit.source)
    sys.stdout.write(printable(DONE[edit.done].text(lang).format(file=file, number=edit.ruling.number)) + "\n")


def _day(given: str | None) -> date:
    if given is None:
        return date.today()
    try:
        return date.fromisoformat(given)
    except ValueError:
        raise refuse("when", when=given) from None


def _text(wish: Wish, dialogue: Dialogue | None) -> str:
    if wish.text is not None and wish.file is not None:
        raise refuse("two_texts")
    if wish.card is not None and wish.file is None:
        raise refuse("id_alone")
    if wish.file is not None:
        return _from_file(wish.file, wish.card)
    if wish.text is not None and wish.text.strip():
        return wish.text
    if dialogue is None:
        raise refuse("which_text")
    return dialogue.ask("text")


def _from_file(file: str, card: str | None) -> str:
    rows = [row for row in read_all([Source(file)]) if row.fault is None]
    if card is not None:
        rows = [row for row in rows if str(row.id) == card][:1]
        if not rows:
            raise refuse("no_such_id", file=file, id=card)
    if len(rows) != 1:
        raise refuse("many_effects", file=file, count=len(rows))
    return rows[0].text


def _operator(wish: Wish, record: EffectRecord, text: NormalText, dialogue: Dialogue | None) -> int:
    if wish.doubt is not None and wish.surface is not None:
        raise refuse("doubt_or_surface")
    if wish.occurrence is not None and wish.surface is None:
        raise refuse("occurrence_alone")
    if wish.surface is not None:
        return _by_surface(wish.surface, wish.occurrence, record, text)
    return _by_doubt(wish.doubt, record, dialogue)


def _by_surface(surface: str, occurrence: int | None, record: EffectRecord, text: NormalText) -> int:
    places = {place_of_raw(text, Span(op.start, op.end)): at for at, op in enumerate(record.operators)}
    found = surface_places(text, surface)
    if not any(place in places for place in found):
        words = ", ".join(dict.fromkeys(op.surface for op in record.operators)) or "–"
        raise refuse("no_such_word", surface=surface, words=words)
    if (occurrence is None and len(found) > 1) or (occurrence or 1) > len(found):
        raise refuse("which_word", surface=surface, count=len(found))
    place = found[(occurrence or 1) - 1]
    if place not in places:
        raise refuse("no_such_word", surface=surface, words=", ".join(op.surface for op in record.operators))
    return places[place]


def _by_doubt(number: int | None, record: EffectRecord, dialogue: Dialogue | None) -> int:
    doubts = record.doubts
    if not doubts:
        raise refuse("no_doubt")
    if number is None:
        spans = {(doubt.start, doubt.end) for doubt in doubts}
        number = 1 if len(spans) == 1 else _asked_doubt(record, dialogue)
    if number > len(doubts):
        raise refuse("no_such_doubt", number=number, count=len(doubts))
    doubt = doubts[number - 1]
    return next(at for at, op in enumerate(record.operators) if doubt in doubts_on(record, op))


def _asked_doubt(record: EffectRecord, dialogue: Dialogue | None) -> int:
    words = [record.text[doubt.start : doubt.end] for doubt in record.doubts]
    if dialogue is None:
        named = ", ".join(f"{number}. „{word}”" for number, word in enumerate(words, 1))
        raise refuse("which_doubt", count=len(words), doubts=named)
    dialogue.say("doubts")
    for number, (doubt, word) in enumerate(zip(record.doubts, words, strict=True), 1):
        dialogue.say("doubt", number=number, word=word, start=doubt.start, end=doubt.end, why=doubt.why)
    return dialogue.choose("which", [[] for _ in words]) + 1


def _reading(wish: Wish, record: EffectRecord, at: int, lang: Lang, dialogue: Dialogue | None) -> str:
    readings = [reading for reading in offered(record, at) if reading != "undecided"]
    if wish.reading is not None:
        if wish.reading not in offered(record, at):
            raise refuse("not_offered", reading=wish.reading, readings=", ".join(readings))
        return wish.reading
    if dialogue is None:
        raise refuse("which_reading", readings=", ".join(readings))
    dialogue.say("readings", word=record.operators[at].surface)
    words = [reading_word(reading).text(lang) for reading in readings]
    for number, (reading, word) in enumerate(zip(readings, words, strict=True), 1):
        level, mode = (LEVELS_AND_MODES[value].text(lang) for value in under(record, at, reading))
        dialogue.say("reading", number=number, reading=word, name=reading, level=level, mode=mode)
    return readings[dialogue.choose("how", [list(pair) for pair in zip(readings, words, strict=True)])]


def _new(wish: Wish, text: NormalText, op: Operator, reading: str, when: date, dialogue: Dialogue | None) -> NewRuling:
    who, why = _given("who", wish.who, dialogue), _given("why", wish.why, dialogue)
    if not wish.no_text:
        return NewRuling(text.raw, fingerprint(text), op.start, op.end, op.surface, None, reading, who, when, why)
    places = surface_places(text, op.surface)
    number = places.index(place_of_raw(text, Span(op.start, op.end))) + 1
    occurrence = number if len(places) > 1 else None
    return NewRuling(None, fingerprint(text), None, None, op.surface, occurrence, reading, who, when, why)


def _given(name: str, value: str | None, dialogue: Dialogue | None) -> str:
    if value is not None and value.strip():
        return value
    if dialogue is None:
        raise refuse(name)
    return dialogue.ask(name)


def _edited(
    file: str, new: NewRuling, text: NormalText, setup: Setup, replace: bool, lang: Lang, dialogue: Dialogue | None
) -> Edit | None:
    source = read_source(file) if Path(file).exists() else ""
    readings = known_readings(load_lexicon(setup.lexicon))
    try:
        return with_ruling(source, file, new, text, readings, replace=replace)
    except ContradictingRulingError as error:
        if dialogue is None:
            raise
        if not dialogue.agrees("replace", said=error.said.text(lang)):
            return None
        return with_ruling(source, file, new, text, readings, replace=True)
