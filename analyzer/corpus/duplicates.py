"""Ids that occur twice: both rows are kept, and the user is told where they stand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from analyzer.corpus.rows import Place, Row

Notice = Callable[[str, Place, Place], None]


def watched(rows: Iterable[Row], notice: Notice) -> Iterator[Row]:
    """Pass the rows on; call `notice(id, first place, this place)` for each row whose id stood before.

    The ids 1 and "1" are the same to a reader of a table, so they count as the same here.
    """
    seen: dict[str, Place] = {}
    for row in rows:
        if row.id is not None:
            key = str(row.id)
            first = seen.setdefault(key, row.place)
            if first is not row.place:
                notice(key, first, row.place)
        yield row
