"""Work in order, in one process or several, with the same results: chunks do not depend on the workers."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, TypeVar

from analyzer.corpus.faults import refuse
from analyzer.corpus.setup import Setup

if TYPE_CHECKING:
    from analyzer.api import Analyzer

CHUNK = 64
AHEAD = 3  # chunks a worker may be ahead of the reader of the results
Item = TypeVar("Item")
Result = TypeVar("Result")
Work = Callable[["Analyzer", Sequence[Item]], list[Result]]


def in_order(work: Work[Item, Result], items: Iterable[Item], setup: Setup, jobs: int) -> Iterator[Result]:
    """Apply `work` to chunks of `items`, one result an item, in the order of the items.

    Args:
        work: a function of a module (it crosses process borders); gets an analyzer and one chunk.
        items: read as the results are taken, a few chunks ahead.
        setup: how each process makes its analyzer.
        jobs: number of worker processes; 1 works in this one.

    Raises:
        AnalyzerError: whatever `work` or the opening of the analyzer raises, or a worker died.
    """
    chunks = _chunks(items)
    if jobs == 1:
        analyzer = setup.open()
        return (result for chunk in chunks for result in work(analyzer, chunk))
    return _spread(work, chunks, setup, jobs)


def _chunks(items: Iterable[Item]) -> Iterator[tuple[Item, ...]]:
    rest = iter(items)
    while chunk := tuple(islice(rest, CHUNK)):
        yield chunk


def _spread(work: Work[Item, Result], chunks: Iterator[tuple[Item, ...]], setup: Setup, jobs: int) -> Iterator[Result]:
    # spawn: the only start method that every system has and that no thread of the parent can break.
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts) as pool:
        try:
            waiting = deque(pool.submit(_task, work, setup, chunk) for chunk in islice(chunks, jobs * AHEAD))
            while waiting:
                yield from _outcome(waiting.popleft())
                waiting.extend(pool.submit(_task, work, setup, chunk) for chunk in islice(chunks, 1))
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _outcome(future: Future[list[Result]]) -> list[Result]:
    try:
        return future.result()
    except BrokenProcessPool:
        raise refuse("worker_died") from None


def _task(work: Work[Item, Result], setup: Setup, chunk: Sequence[Item]) -> list[Result]:
    return work(_analyzer(setup), chunk)


@lru_cache(maxsize=1)
def _analyzer(setup: Setup) -> Analyzer:
    """The worker's own analyzer, opened with its first chunk, so that a failure travels back with it."""
    return setup.open()


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C for all
