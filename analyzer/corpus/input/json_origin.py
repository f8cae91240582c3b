"""Offsets of the characters of a JSON string within the file; an escape, or a pair of them, is one character."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence

_BLANK = re.compile(r"[ \t\n\r]*")
_CHARACTER = re.compile(
    r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\u[0-9a-fA-F]{4}|\\.|[^\\]", re.DOTALL
)
_DECODER = json.JSONDecoder()


def item_starts(raw: str) -> Iterator[int]:
    """Give the offset of each item of the array in `raw`; of the value itself if it is no array. `raw` is valid."""
    at = _blank(raw, 0)
    if raw[at] != "[":
        yield at
        return
    at = _blank(raw, at + 1)
    while raw[at] != "]":
        yield at
        at = _blank(raw, _DECODER.raw_decode(raw, at)[1])
        at = _blank(raw, at + 1) if raw[at] == "," else at


def field_offsets(raw: str, start: int, name: str) -> Sequence[int]:
    """Return the offsets of the string in field `name` of the object at `start`, and one more: its closing quote.

    The last field of that name counts, as for ``json.loads``. If there is none, or it is no string, the start of
    the object is returned. `raw` is valid JSON.
    """
    start = _blank(raw, start)
    found: Sequence[int] = (start,)
    if not raw.startswith("{", start):
        return found
    at = _blank(raw, start + 1)
    while raw[at] != "}":
        key, at = _DECODER.raw_decode(raw, at)
        at = _blank(raw, _blank(raw, at) + 1)  # over the colon
        end = _DECODER.raw_decode(raw, at)[1]
        if key == name:
            found = _string(raw, at, end) if raw[at] == '"' else (start,)
        at = _blank(raw, end)
        at = _blank(raw, at + 1) if raw[at] == "," else at
    return found


def _string(raw: str, start: int, end: int) -> Sequence[int]:
    if raw.find("\\", start, end) < 0:
        return range(start + 1, end)
    return [*(match.start() for match in _CHARACTER.finditer(raw, start + 1, end - 1)), end - 1]


def _blank(raw: str, at: int) -> int:
    match = _BLANK.match(raw, at)
    return match.end() if match else at
