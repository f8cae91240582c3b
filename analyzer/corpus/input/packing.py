"""Compressed files (gzip, zstd) as streams of what is in them, bounded: a bomb of a few kilobytes is refused.

What a file is packed with is seen from its first bytes, whatever its name.
"""

from __future__ import annotations

import gzip
import io
import zlib
from collections.abc import Iterator
from typing import IO, Any

from analyzer.corpus.extras import needed
from analyzer.corpus.faults import refuse
from analyzer.corpus.rows import Source
from analyzer.messages import Message

ENDINGS = (".gz", ".gzip", ".zst", ".zstd")
_GZIP, _ZSTD = b"\x1f\x8b", b"\x28\xb5\x2f\xfd"
_UNITS = ((1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB"))
_BITE = 2048  # bytes of zstd at a time: four of them can stand for 128 KiB


def unpacked(raw: io.BufferedReader, source: Source) -> io.BufferedReader:
    """Return what is in `raw`: itself if it is not packed.

    Raises, here or while it is read:
        InputError: it is damaged, or grows beyond the limit of `source`.
    """
    head = raw.peek(4)[:4]
    if head.startswith(_GZIP):
        return io.BufferedReader(Unpacked(_gzip(raw), "gzip", source))
    if head.startswith(_ZSTD):
        return io.BufferedReader(Unpacked(_zstd(raw, source), "zstd", source))
    return raw


def size_said(limit: int) -> Message:
    """Say a number of bytes, such as ``1 GiB``."""
    for unit, name in _UNITS:
        if limit >= unit:
            number = f"{limit / unit:.1f}".removesuffix(".0")
            return Message(f"{number.replace('.', ',')} {name}", f"{number} {name}")
    return Message(f"{limit} bájt", f"{limit} bytes")


class Unpacked(io.RawIOBase):
    """A stream made of pieces, whose sizes are added up against the limit."""

    def __init__(self, pieces: Iterator[bytes], packing: str, source: Source) -> None:
        super().__init__()
        self._pieces, self._packing, self._source = pieces, packing, source
        self._piece, self._sum = memoryview(b""), 0

    def readable(self) -> bool:
        """It is."""
        return True

    def readinto(self, buffer: Any) -> int:
        """Read into `buffer`; return how many bytes, 0 at the end."""
        while not self._piece:
            piece = self._next()
            if piece is None:
                return 0
            self._piece = memoryview(piece)
        count = min(len(buffer), len(self._piece))
        buffer[:count] = self._piece[:count]
        self._piece = self._piece[count:]
        return count

    def _next(self) -> bytes | None:
        try:
            piece = next(self._pieces, None)
        except (EOFError, zlib.error, gzip.BadGzipFile):
            raise refuse("damaged_packing", file=self._source.path, packing=self._packing) from None
        self._sum += len(piece or b"")
        if self._sum > self._source.max_unpacked:
            raise refuse("too_big", file=self._source.path, limit=size_said(self._source.max_unpacked))
        return piece


def _gzip(raw: IO[bytes]) -> Iterator[bytes]:
    with gzip.GzipFile(fileobj=raw) as file:
        while piece := file.read(1 << 18):
            yield piece


def _zstd(raw: IO[bytes], source: Source) -> Iterator[bytes]:
    zstandard = needed("zstandard", "zstd", source.path)
    frame, left = None, b""
    while left or (left := raw.read(_BITE)):
        frame = frame or zstandard.ZstdDecompressor(max_window_size=1 << 27).decompressobj()
        try:
            yield frame.decompress(left)
        except zstandard.ZstdError:
            raise EOFError from None
        left, frame = (frame.unused_data, None) if frame.eof else (b"", frame)
    if frame is not None:
        raise EOFError  # the last frame has no end
