"""``hatas rulings list``: what the judges have settled, in the order of the file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TextIO

from analyzer.cli.paint import Line, Piece, paint
from analyzer.cli.rulings_words import LISTED, NO_RULINGS, subject, word_of
from analyzer.messages import Lang
from analyzer.records.words import reading_word
from analyzer.rulings.book import Ruling, RulingBook


def list_rulings(file: str, lexicon: Sequence[str], form: str, lang: Lang, stream: TextIO) -> None:
    """Write the rulings of `file`: in words, or one JSON object a line with the fields of the file.

    Raises:
        RulingError: the file cannot be used.
    """
    from analyzer.lexicon import load_lexicon
    from analyzer.rulings.load import load_rulings

    book = load_rulings(file, load_lexicon(tuple(lexicon)))
    if form == "text":
        paint(_lines(book, lang), stream)
        return
    for ruling in book.rulings:
        stream.write(_json(ruling))


def _lines(book: RulingBook, lang: Lang) -> Iterator[Line]:
    if not book.rulings:
        yield [Piece(NO_RULINGS.text(lang).format(file=book.file))]
    for ruling in book.rulings:
        said = LISTED.text(lang).format(
            number=ruling.number,
            word=word_of(ruling),
            reading=reading_word(ruling.reading).text(lang),
            who=ruling.who,
            when=ruling.when,
            why=" ".join(ruling.why.split()),
        )
        yield [Piece(said, "bold")]
        yield [Piece(f"     {subject(ruling).text(lang)}")]


def _json(ruling: Ruling) -> str:
    import msgspec

    fields = {
        "number": ruling.number,
        "text": ruling.text,
        "fingerprint": ruling.fingerprint,
        "start": ruling.span.start if ruling.span else None,
        "end": ruling.span.end if ruling.span else None,
        "surface": ruling.word or None,
        "occurrence": ruling.occurrence,
        "reading": ruling.reading,
        "who": ruling.who,
        "when": ruling.when.isoformat(),
        "why": ruling.why,
    }
    return msgspec.json.encode(fields).decode("utf-8") + "\n"
