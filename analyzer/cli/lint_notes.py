"""The sentences under a finding: its readings, what csak may restrict, suggestions."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.cli.lint_words import SENTENCES
from analyzer.cli.messages import SENTENCES as COMMON
from analyzer.lint.wire import FindingRecord, ReadingRecord
from analyzer.messages import Lang
from analyzer.records.words import LEVELS_AND_MODES, reading_word


def notes(record: FindingRecord, lang: Lang) -> Iterator[str]:
    """Give what is to be said under a finding, a sentence each."""
    for reading in record.readings:
        yield _choice(reading, lang)
    if record.readings and record.turns is None:
        yield SENTENCES["nothing_turns"].text(lang)
    for focus in record.focus:
        yield SENTENCES["focus"].text(lang).format(text=_quoted(focus.text, lang), means=focus.means)
    for rewording in record.rewordings:
        word = reading_word(rewording.reading).text(lang)
        yield SENTENCES["rewording"].text(lang).format(reading=word, text=_quoted(rewording.text, lang))


def explained(record: FindingRecord, lang: Lang) -> str:
    """Return message and notes as one text, a line each."""
    return "\n".join((record.message, *notes(record, lang)))


def _choice(reading: ReadingRecord, lang: Lang) -> str:
    sentence = SENTENCES["choice_taken" if reading.taken else "choice"].text(lang)
    level, mode = (LEVELS_AND_MODES[trait].text(lang) for trait in (reading.level, reading.mode))
    return sentence.format(reading=reading.words, level=level, mode=mode, override=reading.override)


def _quoted(text: str, lang: Lang) -> str:
    return COMMON["quote"].text(lang).format(text=" ".join(text.split()))
