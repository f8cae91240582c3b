"""Bytes to characters: UTF-8 with or without a byte-order mark, UTF-16 with one; nothing is guessed.

A byte that is not UTF-8 is carried on as a surrogate (PEP 383), so that one bad row does not lose the others;
:func:`bad_byte` finds it again.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, NamedTuple, cast

from analyzer.corpus.faults import fault, refuse
from analyzer.corpus.rows import Fault, Place

_HEAD = 256
_ESCAPED = re.compile("[\udc80-\udcff]")


@contextmanager
def characters(raw: IO[bytes], file: str) -> Iterator[io.TextIOWrapper]:
    """Give the characters of `raw`; line ends are kept as they are. `file` is used in messages.

    Raises:
        InputError: UTF-16 without a byte-order mark, or broken UTF-16.
    """
    buffered = raw if isinstance(raw, io.BufferedReader) else io.BufferedReader(cast(io.RawIOBase, raw))
    head = buffered.peek(_HEAD)[:_HEAD]
    wide = head[:2] in (b"\xff\xfe", b"\xfe\xff")
    if not wide and head.count(0) * 4 > len(head):  # Latin letters have every other byte zero in UTF-16
        raise refuse("no_bom", file=file)
    encoding, errors = ("utf-16", "strict") if wide else ("utf-8-sig", "surrogateescape")
    text = io.TextIOWrapper(buffered, encoding=encoding, errors=errors, newline="")
    try:
        yield text
    except UnicodeDecodeError:
        raise refuse("utf16", file=file) from None
    finally:
        text.detach()  # whoever opened the bytes closes them


class BadByte(NamedTuple):
    """A byte that is not UTF-8: its number in the row, from 1, and its value."""

    number: int
    value: int


def bad_byte(text: str) -> BadByte | None:
    """Find the first byte of `text` that was not UTF-8."""
    found = _ESCAPED.search(text)
    if found is None:
        return None
    before = text[: found.start()].encode("utf-8", "surrogateescape")
    return BadByte(len(before) + 1, ord(found.group()) - 0xDC00)


def encoding_fault(text: str, place: Place) -> Fault | None:
    """Return the fault of a row whose bytes `text` are not UTF-8, or None."""
    bad = bad_byte(text)
    return None if bad is None else fault("encoding", place, byte=bad.number, value=bad.value)


def lines(text: io.TextIOWrapper) -> Iterator[tuple[int, str, tuple[int, int]]]:
    """Give (number from 1, line without its end, where it begins); only line feeds end a line.

    Where it begins: its line as an editor counts, for which a lone carriage return ends a line too, and its offset.
    """
    text.reconfigure(newline="\n")
    shown, offset = 1, 0
    for number, line in enumerate(text, 1):
        bare = line.removesuffix("\n").removesuffix("\r")
        yield number, bare, (shown, offset)
        shown, offset = shown + 1 + bare.count("\r"), offset + len(line)
