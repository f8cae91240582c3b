"""Rows in, records out: one record a row, in order, whatever happens to a row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from analyzer.corpus.faults import fault
from analyzer.corpus.pool import in_order
from analyzer.corpus.rows import Fault, Place, Row
from analyzer.corpus.setup import Setup
from analyzer.messages import Lang
from analyzer.records.model import EffectRecord, RecordError

if TYPE_CHECKING:
    from analyzer.api import Analyzer


class Scanned(NamedTuple):
    """A record and where its text stands."""

    place: Place
    record: EffectRecord


def scan(rows: Iterable[Row], setup: Setup, jobs: int = 1) -> Iterator[Scanned]:
    """Read every row; one with a fault, or one that fails, gives a record with an error that names its place.

    Raises:
        AnalyzerError: the analyzer cannot be opened, or `rows` raises it.
    """
    return in_order(partial(scan_chunk, setup.lang), rows, setup, jobs, given_up)


def given_up(row: Row) -> Row:
    """Return a row whose text ended its worker, as one that fails with that reason."""
    return row._replace(fault=fault("fatal", row.place))


def scan_chunk(lang: Lang, analyzer: Analyzer, chunk: Sequence[Row]) -> list[Scanned]:
    """Read the rows of one chunk in this process."""
    good = analyzer.analyze_many([(row.id, row.text) for row in chunk if row.fault is None])
    return [Scanned(row.place, _record(lang, analyzer, row, good)) for row in chunk]


def _record(lang: Lang, analyzer: Analyzer, row: Row, good: Iterator[EffectRecord]) -> EffectRecord:
    from analyzer.records.failed import failed_record

    if row.fault is not None:
        return failed_record(row.id, row.text, error_of(row.fault, lang), analyzer.versions)
    record = next(good)
    if record.error is None:
        return record
    failure = fault("internal", row.place, reason=record.error.message)
    return msgspec.structs.replace(record, error=error_of(failure, lang))


def error_of(wrong: Fault, lang: Lang) -> RecordError:
    """Return a fault as it stands in a record."""
    return RecordError(code=wrong.code, message=wrong.said.text(lang))
