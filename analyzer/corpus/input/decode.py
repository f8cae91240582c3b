"""Bytes to characters, in the encoding that the user names or that is found out; what is surmised is told.

A byte that the encoding does not have is carried on as a surrogate (PEP 383), so that one bad row does not lose the
others; :func:`bad_byte` finds it again.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import IO, NamedTuple

from analyzer.corpus.faults import fault, refuse, said
from analyzer.corpus.input.encoding import Encoding, guessed, named
from analyzer.corpus.replay import Replay
from analyzer.corpus.rows import Fault, Place, Source
from analyzer.messages import Message

_CHUNK = 1 << 18
_ESCAPED = re.compile("[\udc80-\udcff]")
_LONGEST = 1 << 26  # characters of a line: what is longer holds no rows, and would be held in memory whole


class Text:
    """The characters of a file, line by line or whole; `encoding` is the one they were read in."""

    def __init__(self, stream: io.TextIOWrapper, encoding: Encoding, file: str) -> None:
        self._stream, self.encoding, self._file = stream, encoding, file

    def __iter__(self) -> Iterator[str]:
        """Give the lines with their ends; a line feed, a carriage return or both end one.

        Raises:
            InputError: a line is endless.
        """
        read = self._stream.readline
        while line := read(_LONGEST):
            if len(line) == _LONGEST:
                raise refuse("endless_line", file=self._file)
            yield line

    def lines(self) -> Iterator[tuple[int, str, tuple[int, int]]]:
        """Give (number from 1, line without its end, where it begins); only line feeds end a line.

        Where it begins: its line as an editor counts, for which a lone carriage return ends a line too, and its offset.
        """
        self._stream.reconfigure(newline="\n")
        shown, offset = 1, 0
        for number, line in enumerate(self, 1):
            bare = line.removesuffix("\n").removesuffix("\r")
            yield number, bare, (shown, offset)
            shown, offset = shown + 1 + bare.count("\r"), offset + len(line)

    def whole(self) -> str:
        """Return all characters."""
        return self._stream.read()

    def fault(self, text: str, place: Place) -> Fault | None:
        """Return the fault of a row whose bytes `text` do not have the encoding of the file, or None."""
        bad = bad_byte(text, self.encoding.codec)
        if bad is None:
            return None
        return fault("encoding", place, byte=bad.number, value=bad.value, encoding=self.encoding.name)


@contextmanager
def characters(raw: IO[bytes], source: Source) -> Iterator[Text]:
    """Give the characters of `raw`; line ends are kept as they are. What is surmised of the encoding is told.

    Raises:
        InputError: the encoding that is named is unknown, or the file is in broken UTF-16 or UTF-32.
    """
    replay = Replay(raw, _CHUNK)
    with closing(replay.ahead()) as ahead:
        encoding = named(source.encoding, next(ahead, b"")) if source.encoding else guessed(ahead)
    _tell(encoding, source)
    buffered = io.BufferedReader(replay, _CHUNK)
    wide = encoding.codec.startswith(("utf-16", "utf-32"))
    errors = "strict" if wide else "surrogateescape"
    text = io.TextIOWrapper(buffered, encoding=encoding.codec, errors=errors, newline="")
    try:
        yield Text(text, encoding, source.path)
    except UnicodeError:
        raise refuse("broken_encoding", file=source.path, encoding=encoding.name) from None
    finally:
        text.detach()  # whoever opened the bytes closes them


def _tell(encoding: Encoding, source: Source) -> None:
    if not encoding.surmised:
        return
    same = said("same_encoding", same=", ".join(encoding.same)) if encoding.same else Message("", "")
    if encoding.certainty is None:
        source.tell(said("told_wide", file=source.path, encoding=encoding.name))
        return
    percent = round(encoding.certainty * 100)
    source.tell(said("told_encoding", file=source.path, encoding=encoding.name, percent=percent, same=same))


class BadByte(NamedTuple):
    """A byte that the encoding does not have: its number in the row, from 1, and its value."""

    number: int
    value: int


def bad_byte(text: str, codec: str = "utf-8") -> BadByte | None:
    """Find the first byte of `text` that was not in `codec`."""
    found = _ESCAPED.search(text)
    if found is None:
        return None
    before = text[: found.start()].encode(codec.removesuffix("-sig"), "surrogateescape")
    return BadByte(len(before) + 1, ord(found.group()) - 0xDC00)
