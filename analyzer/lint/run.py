"""Rows in, findings out, in the order of the files."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from analyzer.corpus.input.decode import bad_byte
from analyzer.corpus.pool import in_order
from analyzer.corpus.rows import Row
from analyzer.corpus.setup import Setup
from analyzer.lint.check import check
from analyzer.lint.finding import TextFinding
from analyzer.lint.located import Located, located
from analyzer.messages import Message
from analyzer.text import Span

if TYPE_CHECKING:
    from analyzer.api import Analyzer

UNREADABLE, NOT_UTF8 = "SOR001", "TXT009"
_FATAL = Message(
    "az elemzést végző folyamat többször is leállt rajta", "it ended the process that read it, more than once"
)
_FAILED = Message("váratlan hiba ({reason}); jelentsd a szöveggel együtt", "unexpected failure ({reason}); report it")


class _Task(NamedTuple):
    """What crosses to a worker of a row: its text, if there is one to read, and the codes to look for.

    `fatal`: the text ended its worker, and is not to be read again.
    """

    text: str | None
    wanted: frozenset[str]
    fatal: bool = False


class _Done(NamedTuple):
    findings: tuple[TextFinding, ...]
    parts: tuple[Span, ...]


def lint(
    rows: Iterable[Row], setup: Setup, wanted: Callable[[str], frozenset[str]], jobs: int = 1
) -> Iterator[Located]:
    """Give the findings of all rows.

    Args:
        rows: from located sources.
        setup: how the analyzer is made.
        wanted: the codes that a file is asked for, by its name.
        jobs: number of worker processes.

    Raises:
        AnalyzerError: the analyzer cannot be opened, or `rows` raises it.
    """
    waiting: deque[Row] = deque()

    def tasks() -> Iterator[_Task]:
        for row in rows:
            waiting.append(row)
            yield _Task(row.text if row.fault is None else None, wanted(row.place.file))

    for findings, parts in in_order(_check_chunk, tasks(), setup, jobs, _given_up):
        row = waiting.popleft()
        faults = _fault(row, wanted(row.place.file))
        yield from (located(finding, row, parts) for finding in (*faults, *findings))


def _given_up(task: _Task) -> _Task:
    return task._replace(fatal=True)


def _check_chunk(analyzer: Analyzer, chunk: Sequence[_Task]) -> list[_Done]:
    return [_check(analyzer, task) for task in chunk]


def _check(analyzer: Analyzer, task: _Task) -> _Done:
    from analyzer.errors import AnalyzerError

    if task.text is None:
        return _Done((), ())
    if task.fatal:
        return _unreadable(task.text, _FATAL)
    try:
        return _Done(*check(task.text, analyzer, task.wanted.__contains__))
    except AnalyzerError:
        raise
    except Exception as error:  # one effect must not cost the others; it is reported, not hidden
        return _unreadable(task.text, Message(repr(error), repr(error)))


def _unreadable(text: str, reason: Message) -> _Done:
    said = Message(_FAILED.hu.format(reason=reason.hu), _FAILED.en.format(reason=reason.en))
    return _Done((TextFinding(UNREADABLE, Span(0, len(text)), said),), ())


def _fault(row: Row, wanted: frozenset[str]) -> Iterator[TextFinding]:
    if row.fault is None:
        return
    code = NOT_UTF8 if row.fault.code == "encoding" else UNREADABLE
    if code in wanted:
        bad = bad_byte(row.text)
        at = row.text.index(chr(0xDC00 + bad.value)) if bad else 0
        yield TextFinding(code, Span(at, at + bool(bad)), row.fault.said)
