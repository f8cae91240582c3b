"""Rows in; for each its record, what lint finds in it, and what it says of its card."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from analyzer.corpus.faults import fault
from analyzer.corpus.pool import in_order
from analyzer.corpus.rows import Place, Row
from analyzer.corpus.scan import error_of, given_up
from analyzer.corpus.setup import Setup
from analyzer.lexicon import Lexicon
from analyzer.lint import Codes, TextFinding
from analyzer.lint.check import looked
from analyzer.messages import Lang
from analyzer.records.model import EffectRecord
from analyzer.report.columns import Labeller, Labels

if TYPE_CHECKING:
    from analyzer.api import Analyzer


class Read(NamedTuple):
    """What is known of one text: its record (which may hold an error) and the findings in it, in text order."""

    record: EffectRecord
    findings: tuple[TextFinding, ...] = ()


class Effect(NamedTuple):
    """One effect of the report: where it stands, what its card is, and what is known of its text."""

    place: Place
    labels: Labels
    record: EffectRecord
    findings: tuple[TextFinding, ...]


def reported(codes: Codes, lexicon: Lexicon) -> frozenset[str]:
    """Return the codes that the report shows: those that lint shows by default, and every doubt."""
    doubts = {doubt.id for doubt in lexicon.tables.doubt}
    return frozenset(code.code for code in codes.values() if code.default or code.code in doubts)


def examine(
    rows: Iterable[Row], setup: Setup, labeller: Labeller, wanted: frozenset[str], jobs: int = 1
) -> Iterator[Effect]:
    """Read every row, in order; one that cannot be read, or fails, has a record with an error.

    Args:
        rows: from whole sources, so that they carry their other cells.
        setup: how the analyzer is made.
        labeller: finds the card's name, type and edition in the cells.
        wanted: the codes to look for.
        jobs: number of worker processes.

    Raises:
        AnalyzerError: the analyzer cannot be opened, or `rows` raises it.
    """
    waiting: deque[tuple[Place, Labels]] = deque()

    def bare() -> Iterator[Row]:
        for row in rows:
            waiting.append((row.place, labeller.labels(row.fields)))
            yield row._replace(fields=None, origin=None)

    for read in in_order(partial(_read_chunk, setup.lang, wanted), bare(), setup, jobs, given_up):
        yield Effect(*waiting.popleft(), *read)


def _read_chunk(lang: Lang, wanted: frozenset[str], analyzer: Analyzer, chunk: Sequence[Row]) -> list[Read]:
    return [_read(lang, wanted, analyzer, row) for row in chunk]


def _read(lang: Lang, wanted: frozenset[str], analyzer: Analyzer, row: Row) -> Read:
    from analyzer.errors import AnalyzerError
    from analyzer.records.failed import failed_record

    wrong = row.fault
    try:
        if wrong is None:
            subject, findings = looked(row.text, analyzer, wanted.__contains__)
            return Read(msgspec.structs.replace(subject.record, id=row.id), findings)
    except AnalyzerError:
        raise
    except Exception as error:  # one effect must not cost the others; it is reported, not hidden
        wrong = fault("internal", row.place, reason=repr(error))
    return Read(failed_record(row.id, row.text, error_of(wrong, lang), analyzer.versions))
