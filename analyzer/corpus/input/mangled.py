"""UTF-8 that was once read in another code page (Å‘ for ő): told of each file once, never mended in silence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from analyzer.corpus.faults import said
from analyzer.corpus.rows import Row, Tell
from analyzer.text.mojibake import first_repair


def watched(rows: Iterable[Row], tell: Tell) -> Iterator[Row]:
    """Pass the rows on; tell of the first whose text is mangled, by the code that ``hatas lint`` has for it."""
    rest = iter(rows)
    for row in rest:
        repair = None if row.text.isascii() else first_repair(row.text)
        if repair is not None:
            tell(said("told_mangled", place=row.place.said, found=repair[0], better=repair[1]))
            yield row
            break
        yield row
    yield from rest
