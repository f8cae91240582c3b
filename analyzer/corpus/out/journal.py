"""The journal of an output file in the making: what the run is, and up to where its part file is known to be good.

It only grows, a line at a time, so that a kill can tear no line but the last, which then does not count. A mark holds
a checksum of everything before it; so a mark that reached the disk before its data is seen for what it is.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from analyzer.records.model import Versions

_BLOCK = 1 << 20


class Begun(msgspec.Struct, frozen=True, tag="begun", tag_field="what"):
    """The first line: what the run is, as names and values that must be the same to go on with it."""

    run: dict[str, str]


class Mark(msgspec.Struct, frozen=True, tag="mark", tag_field="what"):
    """So many rows are done, and make up the first `size` bytes of the part file, with this checksum.

    `counts` are those of the summary; `versions` what the records were made with (None: there are none yet).
    """

    rows: int
    size: int
    crc: int
    counts: dict[str, int]
    versions: Versions | None = None


class Whole(msgspec.Struct, frozen=True, tag="whole", tag_field="what"):
    """All is done, with these counts; the file that is about to take its place has this size and checksum."""

    size: int
    crc: int
    counts: dict[str, int]


_LINES = msgspec.json.Decoder(Begun | Mark | Whole)
_ENCODER = msgspec.json.Encoder()


class Found(NamedTuple):
    """What a journal says.

    Attributes:
        run: what the run is; None: there is no run in it.
        mark: the last mark that the part file bears out.
        whole: the file that was about to take its place, if it came to that.
        size: how many bytes of the journal say so; what follows is torn or not borne out.
    """

    run: Mapping[str, str] | None = None
    mark: Mark | None = None
    whole: Whole | None = None
    size: int = 0


def read(journal: Path, part: Path) -> Found:
    """Read a journal, and hold its marks against the part file."""
    found, sums = Found(), _Sums(part)
    with sums:
        for line, end in _lines(journal.read_bytes()):
            match line:
                case Begun() if found.run is None:
                    found = found._replace(run=line.run, size=end)
                case Mark() if found.run is not None and sums.at(line.size) == line.crc:
                    found = found._replace(mark=line, size=end)
                case Whole() if found.run is not None:
                    found = found._replace(whole=line)
    return found


def _lines(content: bytes) -> Iterator[tuple[Begun | Mark | Whole, int]]:
    end = 0
    for line in content.splitlines(keepends=True):
        end += len(line)
        try:
            value = _LINES.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return
        if line.endswith(b"\n"):
            yield value, end


def to_line(line: Begun | Mark | Whole) -> bytes:
    """Return a line of a journal."""
    return _ENCODER.encode(line) + b"\n"


def checksum(path: Path) -> tuple[int, int]:
    """Return size and checksum of a file; (-1, -1): there is none."""
    if not path.exists():
        return -1, -1
    with _Sums(path) as sums:
        size = path.stat().st_size
        return size, sums.at(size)


class _Sums:
    """Checksums of the beginnings of a file, from short to long."""

    def __init__(self, path: Path) -> None:
        self._stream = path.open("rb") if path.exists() else None
        self._size = self._crc = 0

    def __enter__(self) -> _Sums:
        return self

    def __exit__(self, *_: object) -> None:
        if self._stream is not None:
            self._stream.close()

    def at(self, size: int) -> int:
        """Return the checksum of the first `size` bytes, no fewer than before; -1: the file is shorter."""
        while self._size < size:
            block = self._stream.read(min(_BLOCK, size - self._size)) if self._stream else b""
            if not block:
                return -1
            self._size, self._crc = self._size + len(block), zlib.crc32(block, self._crc)
        return self._crc if self._size == size else -1
