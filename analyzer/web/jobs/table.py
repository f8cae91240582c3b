"""The table of a scanned file: what of a record it shows, filtered, sorted and cut into pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from analyzer.corpus.rows import RowId
from analyzer.corpus.scan import Scanned
from analyzer.corpus.summary import counted
from analyzer.web.pages.marked import Stretch, marked

PAGE = 50
Item = TypeVar("Item")
SORTS = ("row", "id", "level", "mode", "words", "doubts", "text")


class Line(NamedTuple):
    """A row of the table.

    `words` are the operators that count, `doubts` pairs of a code and the words in doubt, `counts` the names of the
    counts of the summary that the record adds to.
    """

    row: int
    id: RowId
    level: str
    mode: str
    words: tuple[str, ...]
    doubts: tuple[tuple[str, str], ...]
    text: str
    stretches: tuple[Stretch, ...]
    error: str
    counts: tuple[str, ...]


def line_of(scanned: Scanned) -> Line:
    """Return the row of the table for a record."""
    place, record = scanned
    failed = record.error is not None
    return Line(
        row=place.row,
        id=record.id,
        level="" if failed else record.level.value,
        mode="" if failed else record.mode.value,
        words=tuple(op.surface for op in record.operators if op.counts),
        doubts=tuple((doubt.code, record.text[doubt.start : doubt.end]) for doubt in record.doubts),
        text=record.text,
        stretches=tuple(marked(record)),
        error=record.error.message if record.error else "",
        counts=counted(record),
    )


class Filter(NamedTuple):
    """What the reader asks for; empty: everything, in the order of the file, from the first page."""

    search: str = ""
    level: str = ""
    mode: str = ""
    doubt: str = ""
    sort: str = ""
    page: int = 1

    def parameters(self, **changed: str) -> dict[str, str]:
        """Return the parameters of the address, with some changed."""
        whole = {"q": self.search, "level": self.level, "mode": self.mode, "doubt": self.doubt, "sort": self.sort}
        return {name: value for name, value in {**whole, **changed}.items() if value}


def filter_of(parameters: Mapping[str, str]) -> Filter:
    """Read the filter off an address; values that it cannot have are passed over."""
    page = parameters.get("page", "")
    sort = parameters.get("sort", "")
    return Filter(
        search=parameters.get("q", "")[:200].strip(),
        level=parameters.get("level", ""),
        mode=parameters.get("mode", ""),
        doubt=parameters.get("doubt", ""),
        sort=sort if sort.removeprefix("-") in SORTS else "",
        page=max(1, int(page[:6])) if page.isascii() and page.isdigit() else 1,
    )


class Shown(NamedTuple, Generic[Item]):
    """What a page shows: its lines, how many there are on all pages, its number and that of the last one."""

    lines: Sequence[Item]
    fitting: int
    page: int
    pages: int


def shown(lines: Sequence[Line], asked: Filter) -> Shown[Line]:
    """Return the asked page of the lines that fit."""
    fitting = [line for line in lines if _fits(line, asked)]
    name = asked.sort.removeprefix("-")
    if name:
        fitting.sort(key=lambda line: _key(line, name), reverse=asked.sort.startswith("-"))
    return cut(fitting, asked.page)


def cut(found: Sequence[Item], page: int) -> Shown[Item]:
    """Return one page of what was found; one too far is the last."""
    pages = max(1, -(-len(found) // PAGE))
    page = min(page, pages)
    return Shown(found[(page - 1) * PAGE : page * PAGE], len(found), page, pages)


def _fits(line: Line, asked: Filter) -> bool:
    if (asked.level and line.level != asked.level) or (asked.mode and line.mode != asked.mode):
        return False
    if asked.doubt and {"yes": not line.doubts, "no": bool(line.doubts), "failed": not line.error}.get(asked.doubt):
        return False
    whole = f"{'' if line.id is None else line.id} {line.text}".casefold()
    return all(word in whole for word in asked.search.casefold().split())


def _key(line: Line, name: str) -> Any:
    if name == "id":
        return (not isinstance(line.id, int), line.id if isinstance(line.id, int) else 0, str(line.id or "").casefold())
    if name == "doubts":
        return len(line.doubts)
    value = getattr(line, name)
    return value.casefold() if isinstance(value, str) else value
