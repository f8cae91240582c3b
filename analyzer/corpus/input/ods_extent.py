"""How many cells a sheet would be laid out as; an ODS says of a row or cell how often it is repeated."""

from __future__ import annotations

import re
from collections.abc import Iterable

from analyzer.corpus.faults import refuse
from analyzer.corpus.rows import Source
from analyzer.messages import Message

MOST_CELLS = 10_000_000
_TAG = re.compile(rb"<(/?)table:(table|table-row|table-cell|covered-table-cell)(?=[\s/>])([^>]*?)(/?)>")
_REPEATED = re.compile(rb'number-(?:rows|columns)-repeated="([0-9]{1,9})"')
_LIMIT = Message("10 millió", "10 million")


def check_cells(rows: int, columns: int, source: Source) -> None:
    """Refuse a sheet of too many cells.

    Raises:
        InputError: it has more than :data:`MOST_CELLS`.
    """
    if rows * columns > MOST_CELLS:
        raise refuse("too_many_cells", file=source.path, rows=rows, columns=columns, limit=_LIMIT)


def check_extent(pieces: Iterable[bytes], source: Source) -> None:
    """Refuse an ODS (the XML of its content, in pieces of whole tags) one of whose sheets has too many cells.

    Empty cells and rows at the ends, which programs write to fill the sheet, do not count.

    Raises:
        InputError: see :func:`check_cells`.
    """
    row = column = width = 0  # where the next row and cell begin, and the widest row so far
    times, filled = 1, False  # of the row that is open
    for piece in pieces:
        for closing, name, attributes, empty in _TAG.findall(piece):
            if name == b"table":
                row = column = width = 0
            elif name == b"table-row":
                if not closing:
                    times, column, filled = _times(attributes), 0, False
                if closing or empty:
                    row += times
                    check_cells(row if filled else 0, width, source)
            elif not closing:
                column += _times(attributes)
                if not empty:
                    width, filled = max(width, column), True


def _times(attributes: bytes) -> int:
    found = _REPEATED.search(attributes)
    return int(found[1]) if found else 1
