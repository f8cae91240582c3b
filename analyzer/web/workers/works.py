"""The pieces of work that requests ask for; all run in a worker process and give a single result."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, NoReturn

from analyzer.corpus.input.read import read_all
from analyzer.corpus.jsonl import to_line
from analyzer.corpus.pairs import Facts, pairs, resolve_pairs
from analyzer.corpus.rows import Fault, Row, Source
from analyzer.corpus.scan import scan
from analyzer.corpus.setup import Setup
from analyzer.messages import Lang
from analyzer.records.model import EffectRecord, Verdict, Versions
from analyzer.web.faults import WebError, refuse
from analyzer.web.workers.kept import kept
from analyzer.web.workers.sizes import fitting, fitting_pairs

LINES = "-"  # how the rows of a request are called where rows have a file


class Batch(NamedTuple):
    """Rows of a request as JSON Lines, and how many of what size it may hold."""

    lines: bytes
    rows: int
    text: int


def ready(setup: Setup) -> Iterator[Versions]:
    """Start the engine and give its versions."""
    yield kept(setup, setup.lang).open().versions


def analyze(setup: Setup, lang: Lang, text: str, id: str | int | None = None) -> Iterator[EffectRecord]:
    """Read one effect."""
    yield kept(setup, lang).open().analyze(text, id=id)


def resolve(setup: Setup, lang: Lang, a: str, b: str, facts: Facts, id: str | int | None = None) -> Iterator[Verdict]:
    """Resolve one pair."""
    yield facts.resolve(kept(setup, lang).open(), a, b, id)


def analyze_lines(setup: Setup, lang: Lang, batch: Batch) -> Iterator[bytes]:
    """Read many effects: JSON Lines in, JSON Lines out, as ``hatas scan - --format jsonl``."""
    with _rows(batch) as rows:
        yield _joined(to_line(scanned.record) for scanned in scan(rows, kept(setup, lang)))


def resolve_lines(setup: Setup, lang: Lang, batch: Batch) -> Iterator[bytes]:
    """Resolve many pairs: JSON Lines in, JSON Lines out, as ``hatas resolve --batch -``."""
    found = fitting_pairs(pairs(io.BytesIO(batch.lines), LINES), batch.rows, batch.text)
    yield _joined(to_line(verdict) for verdict in resolve_pairs(found, kept(setup, lang)))


def lint_lines(setup: Setup, lang: Lang, batch: Batch, wanted: frozenset[str]) -> Iterator[bytes]:
    """Give the findings of many effects, one a line, as ``hatas lint - --format jsonl``."""
    import msgspec

    from analyzer.lint import codes_of, lint
    from analyzer.lint.wire import record_of

    recipe = kept(setup, lang)
    codes = codes_of(recipe.open().lexicon)
    with _rows(batch, located=True) as rows:
        found = lint(rows, recipe, lambda _: wanted)
        yield _joined(msgspec.json.encode(record_of(one, codes, lang)).decode() + "\n" for one in found)


def conflicts_lines(setup: Setup, lang: Lang, batch: Batch, most: int) -> Iterator[bytes]:
    """Give the contradictions among many effects, one a line, as ``hatas conflicts - --format jsonl``."""
    from analyzer.conflicts import find
    from analyzer.conflicts.wire import to_line as conflict_line

    with _rows(batch) as rows:
        found = find(rows, kept(setup, lang), most=most, on_fault=_refuse)
        yield _joined(map(conflict_line, found.conflicts))


def _refuse(fault: Fault) -> NoReturn:
    """Refuse the whole request: a row that cannot be read would be missed among the contradictions in silence."""
    raise WebError(fault.code, fault.said, ("body",))


@contextmanager
def _rows(batch: Batch, *, located: bool = False) -> Iterator[Iterator[Row]]:
    """Give the rows of a batch by the reader of standard input, so that places are called as on the command line."""
    before = sys.stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(batch.lines), encoding="utf-8")
    try:
        rows = read_all([Source(LINES, "jsonl", located=located)])
        yield fitting(rows, batch.rows, batch.text)
    finally:
        sys.stdin = before


def _joined(lines: Iterator[str]) -> bytes:
    return "".join(lines).encode("utf-8")


def check_text(text: str, limit: int, *where: str) -> None:
    """Refuse a text that is longer than `limit` code points.

    Raises:
        WebError: it is.
    """
    if len(text) > limit:
        raise refuse("too_long", *where, length=len(text), limit=limit)
