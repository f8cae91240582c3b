"""Looks into a workbook (a ZIP of XML) before it is opened: refuses bombs, and notes what a reader would not tell.

A few kilobytes can unpack to gigabytes, and two cells far apart can make a reader lay out all the cells between
them; both would take the memory of the machine.
"""

from __future__ import annotations

import io
import posixpath
import re
import zipfile
import zlib
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree

from analyzer.corpus.faults import refuse
from analyzer.corpus.input.ods_extent import check_cells, check_extent
from analyzer.corpus.input.packing import size_said
from analyzer.corpus.reasons import of_library
from analyzer.corpus.rows import Source
from analyzer.errors import InputError

# RuntimeError: an entry that is encrypted or packed in an unknown way.
_DAMAGE = (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, RuntimeError, ElementTree.ParseError)
_CHUNK = 1 << 20
_CELL_TAG = 1 << 10  # no tag of a cell is longer
_SHEET = re.compile(r"xl/worksheets/[^/]+\.xml")
_CELL = re.compile(
    rb'<(?:\w+:)?c (?=[^>]*?\br="([A-Z]{1,3})([0-9]{1,7})")[^>]*?(\bt="e")?[^>]*?>(?=<(?:\w+:)?(?:v|is|f)\b)'
)
_ERROR = re.compile(rb'\bt="e"')
_MERGED = re.compile(rb'<(?:\w+:)?mergeCell [^>]*?\bref="([A-Z]{1,3})([0-9]{1,7}):([A-Z]{1,3})([0-9]{1,7})"')
_RELATION = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"


class Area(NamedTuple):
    """A rectangle of cells: rows and columns from 1, both ends included."""

    top: int
    left: int
    bottom: int
    right: int


class Notes(NamedTuple):
    """What stands in a worksheet beside the values.

    Attributes:
        used: the rectangle that holds all cells with content; None: the sheet is empty, or it was not looked into.
        errors: (row, column) of the cells whose formula gives an error.
        merged: the areas that are joined to one cell.
    """

    used: Area | None = None
    errors: frozenset[tuple[int, int]] = frozenset()
    merged: tuple[Area, ...] = ()


def looked_into(content: str | bytes, source: Source) -> dict[str, Notes]:
    """Check a workbook (a path or its bytes); return the notes on each worksheet of an XLSX by its name.

    Raises:
        InputError: it is no sound ZIP, or too big when unpacked or laid out.
    """
    try:
        with zipfile.ZipFile(content if isinstance(content, str) else io.BytesIO(content)) as archive:
            if sum(entry.file_size for entry in archive.infolist()) > source.max_unpacked:
                raise refuse("too_big", file=source.path, limit=size_said(source.max_unpacked))
            by_member = {entry.filename: _looked_over(archive, entry, source) for entry in archive.infolist()}
            return {name: by_member.get(member, Notes()) for name, member in _sheets(archive)}
    except InputError:
        raise
    except _DAMAGE as error:
        raise refuse("damaged_workbook", file=source.path, reason=of_library(error)) from None


def _looked_over(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, source: Source) -> Notes:
    """Read an entry to its end, which shows whether it is sound and as long as it says."""
    with archive.open(entry) as stream:
        if _SHEET.fullmatch(entry.filename):
            return _notes(iter(lambda: stream.read(_CHUNK), b""), source)
        if entry.filename == "content.xml":
            check_extent(whole_tags(iter(lambda: stream.read(_CHUNK), b"")), source)
        while stream.read(_CHUNK):
            pass
    return Notes()


def _notes(chunks: Iterator[bytes], source: Source) -> Notes:
    top, left, bottom, right = 1 << 30, 1 << 30, 0, 0
    errors: set[tuple[int, int]] = set()
    merged: list[Area] = []
    for piece in whole_tags(chunks):
        for found in _CELL.finditer(piece):
            column, row = _number(found[1]), int(found[2])
            top, left, bottom, right = min(top, row), min(left, column), max(bottom, row), max(right, column)
            if found[3] or _ERROR.search(found[0]):
                errors.add((row, column))
        merged += [Area(int(m[2]), _number(m[1]), int(m[4]), _number(m[3])) for m in _MERGED.finditer(piece)]
    if not bottom:
        return Notes()
    check_cells(bottom - top + 1, right - left + 1, source)
    return Notes(Area(top, left, bottom, right), frozenset(errors), tuple(merged))


def whole_tags(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """Give the chunks with every tag and cell whole: what a chunk's end cuts comes with the next."""
    left = b""
    for chunk in chunks:
        piece = left + chunk
        cut = piece.rfind(b"<c ")
        if cut < 0 or len(piece) - cut > _CELL_TAG:
            cut = piece.rfind(b"<")
        if cut < 0 or len(piece) - cut > _CHUNK:
            cut = len(piece)
        yield piece[:cut]
        left = piece[cut:]
    yield left


def _number(letters: bytes) -> int:
    number = 0
    for letter in letters:
        number = number * 26 + letter - ord("A") + 1
    return number


def _sheets(archive: zipfile.ZipFile) -> Iterator[tuple[str, str]]:
    """Give (name, member of the archive) of the worksheets of an XLSX; nothing for any other workbook."""
    if not {"xl/workbook.xml", "xl/_rels/workbook.xml.rels"} <= set(archive.namelist()):
        return
    relations = ElementTree.fromstring(archive.read("xl/_rels/workbook.xml.rels"))
    targets = {relation.get("Id"): relation.get("Target", "") for relation in relations}
    for element in ElementTree.fromstring(archive.read("xl/workbook.xml")).iter():
        if element.tag.endswith("}sheet"):
            target = targets.get(element.get(_RELATION), "")
            yield element.get("name", ""), posixpath.normpath(posixpath.join("/xl", target)).lstrip("/")
