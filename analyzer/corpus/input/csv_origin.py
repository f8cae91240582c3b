"""Offsets of a cell's characters within its record, as ``csv.reader`` (strict) reads quotes."""

from __future__ import annotations

from collections.abc import Sequence

_QUOTE = '"'


def cell_offsets(raw: str, delimiter: str, index: int) -> Sequence[int]:
    """Return for each character of cell `index` its offset in the record `raw`, and one more: where the cell ends.

    A record that has no such cell gives the beginning of the record.
    """
    at = 0
    for number in range(index + 1):
        quoted = raw.startswith(_QUOTE, at)
        offsets = _quoted(raw, at) if quoted else _bare(raw, at, delimiter)
        if number == index:
            return offsets
        at = offsets[-1] + quoted
        if not raw.startswith(delimiter, at):
            break
        at += 1
    return (0,)


def _bare(raw: str, at: int, delimiter: str) -> Sequence[int]:
    end = at
    while end < len(raw) and raw[end] not in (delimiter, "\r", "\n"):
        end += 1
    return range(at, end + 1)


def _quoted(raw: str, at: int) -> Sequence[int]:
    offsets: list[int] = []
    at += 1
    while at < len(raw):
        if raw[at] == _QUOTE:
            if not raw.startswith(_QUOTE, at + 1):
                break
            offsets.append(at)
            at += 2
        else:
            offsets.append(at)
            at += 1
    return [*offsets, at]
