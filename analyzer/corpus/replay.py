"""A stream of bytes that can be looked into before it is read."""

from __future__ import annotations

import io
from collections.abc import Generator
from typing import IO, Any


class Replay(io.RawIOBase):
    """Reads `source` from where it stands; :meth:`ahead` looks at what is coming without taking it away.

    A file is looked into as far as wanted; of a stream that cannot be read twice only the first `chunk` bytes are.
    """

    def __init__(self, source: IO[bytes], chunk: int) -> None:
        super().__init__()
        self._source, self._chunk = source, chunk
        self._head = memoryview(b"")

    def ahead(self) -> Generator[bytes, None, None]:
        """Give what is coming, in chunks; reading begins before it all the same."""
        if self._source.seekable():
            return self._of_file(self._source.tell())
        return self._of_stream()

    def _of_stream(self) -> Generator[bytes, None, None]:
        head = _filled(self._source, self._chunk)
        self._head = memoryview(head)
        yield head

    def _of_file(self, start: int) -> Generator[bytes, None, None]:
        try:
            while chunk := self._source.read(self._chunk):
                yield chunk
        finally:
            self._source.seek(start)

    def readable(self) -> bool:
        """It is."""
        return True

    def readinto(self, buffer: Any) -> int:
        """Read into `buffer`; return how many bytes, 0 at the end."""
        if not self._head:
            chunk = self._source.read(len(buffer))
            buffer[: len(chunk)] = chunk
            return len(chunk)
        count = min(len(self._head), len(buffer))
        buffer[:count] = self._head[:count]
        self._head = self._head[count:]
        return count


def _filled(source: IO[bytes], size: int) -> bytes:
    """Read `size` bytes, or as many as there are: a pipe gives them in small pieces."""
    found = bytearray()
    while len(found) < size and (piece := source.read(size - len(found))):
        found += piece
    return bytes(found)
