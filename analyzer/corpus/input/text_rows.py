"""Plain text: one effect a line; blank lines are skipped; the row number is the line number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO

from analyzer.corpus.input.decode import characters
from analyzer.corpus.origin import Lines, plain
from analyzer.corpus.rows import Place, Row, Source


def text_rows(raw: IO[bytes], source: Source) -> Iterator[Row]:
    """Give one row a line that is not blank; a text file has no ids.

    Raises:
        InputError: see :func:`analyzer.corpus.input.decode.characters`.
    """
    with characters(raw, source) as text:
        for number, line, at in text.lines():
            if line.strip():
                place = Place(source.path, number)
                origin = plain(Lines(line, *at), line) if source.located else None
                yield Row(place, None, line, text.fault(line, place), origin)
