"""Work in order, in one process or several, with the same results: chunks do not depend on the workers.

A worker that dies loses nothing: its chunk goes to a new one. A chunk that ends two workers is halved until the row
that does it stands alone; that row is then given up, as one that failed.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from analyzer.corpus.faults import refuse
from analyzer.corpus.setup import Setup
from analyzer.corpus.worker import Outcome, Raised, Ready, Worker

if TYPE_CHECKING:
    from analyzer.api import Analyzer

CHUNK = 128
AHEAD = 3  # chunks a worker may be ahead of the reader of the results
_HELD = 2  # chunks a worker holds: the one it works on, and the next
_STARTS = 3  # workers in a row that may die before they are ready
Item = TypeVar("Item")
Result = TypeVar("Result")
Work = Callable[["Analyzer", Sequence[Item]], list[Result]]


def in_order(
    work: Work[Item, Result],
    items: Iterable[Item],
    setup: Setup,
    jobs: int,
    give_up: Callable[[Item], Item] | None = None,
) -> Iterator[Result]:
    """Apply `work` to chunks of `items`, one result an item, in the order of the items.

    Args:
        work: a function of a module (it crosses process borders); gets an analyzer and one chunk.
        items: read as the results are taken, a few chunks ahead.
        setup: how each process makes its analyzer.
        jobs: number of worker processes; 1 works in this one, 0 takes one a core.
        give_up: makes of an item that ends its worker one that `work` reports as failed; None: the work stops there.

    Raises:
        AnalyzerError: whatever `work` or the opening of the analyzer raises; or workers die before they are ready,
            or over an item that cannot be given up.
    """
    jobs = jobs or cores()
    chunks = _chunks(items)
    if jobs == 1:
        analyzer = setup.open()
        return (result for chunk in chunks for result in work(analyzer, chunk))
    return _Crew(work, chunks, setup, jobs, give_up).results()


def cores() -> int:
    """Return the number of processor cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _chunks(items: Iterable[Item]) -> Iterator[tuple[Item, ...]]:
    rest = iter(items)
    while chunk := tuple(islice(rest, CHUNK)):
        yield chunk


class _Task(Generic[Item, Result]):
    """A chunk on its way: how many workers it has ended, whether its item was given up, and its results."""

    def __init__(self, items: Sequence[Item], deaths: int = 0, given_up: bool = False) -> None:
        self.items, self.deaths, self.given_up = items, deaths, given_up
        self.results: list[Result] | None = None


class _Crew(Generic[Item, Result]):
    """The workers, and the chunks between the reader of the items and the reader of the results."""

    def __init__(
        self,
        work: Work[Item, Result],
        chunks: Iterator[tuple[Item, ...]],
        setup: Setup,
        jobs: int,
        give_up: Callable[[Item], Item] | None,
    ) -> None:
        self._work, self._chunks, self._setup, self._jobs, self._give_up = work, chunks, setup, jobs, give_up
        self._workers: list[Worker[_Task[Item, Result]]] = []
        self._under_way: list[_Task[Item, Result]] = []  # in the order of the items
        self._todo: deque[_Task[Item, Result]] = deque()  # those that no worker has
        self._failed_starts = 0

    def results(self) -> Iterator[Result]:
        """Give the results in order; the workers end with the iterator."""
        try:
            while self._take_in():
                self._hand_out()
                done = self._under_way[0].results
                if done is None:
                    self._listen()
                else:
                    del self._under_way[0]
                    yield from done
        finally:
            for worker in self._workers:
                worker.dismiss()

    def _take_in(self) -> bool:
        """Read chunks as far ahead as is allowed; tell whether there is anything left to do."""
        for chunk in islice(self._chunks, max(0, self._jobs * AHEAD - len(self._under_way))):
            task: _Task[Item, Result] = _Task(chunk)
            self._under_way.append(task)
            self._todo.append(task)
        return bool(self._under_way)

    def _hand_out(self) -> None:
        """Give chunks to workers, first to those that have none; a worker is started when there is work for it."""
        while self._todo:
            least = min(self._workers, key=lambda worker: len(worker.tasks), default=None)
            if len(self._workers) < self._jobs and (least is None or least.tasks):
                least = Worker(self._work, self._setup)
                self._workers.append(least)
            if least is None or len(least.tasks) >= _HELD:
                return
            task = self._todo.popleft()
            least.give(task, task.items)

    def _listen(self) -> None:
        ready = cast("list[Any]", wait([worker.results for worker in self._workers]))
        for worker in [worker for worker in self._workers if worker.results in ready]:
            match worker.answer():
                case Ready():
                    worker.ready, self._failed_starts = True, 0
                case Outcome(results):
                    worker.tasks.popleft().results = results
                case Raised(error):
                    raise error
                case None:
                    self._died(worker)

    def _died(self, worker: Worker[_Task[Item, Result]]) -> None:
        """Take back what the worker had; only the chunk that it worked on can be to blame."""
        self._workers.remove(worker)
        tasks = list(worker.tasks)
        worker.dismiss()
        if not worker.ready:
            self._failed_starts += 1
            if self._failed_starts == _STARTS:
                raise refuse("worker_died")
        elif tasks:
            tasks[:1] = self._again(tasks[0])
        self._todo.extendleft(reversed(tasks))

    def _again(self, task: _Task[Item, Result]) -> list[_Task[Item, Result]]:
        """Return what is to be done in place of a chunk that ended its worker."""
        task.deaths += 1
        if task.deaths < 2:
            return [task]
        items, half = task.items, len(task.items) // 2
        if half:
            parts: list[_Task[Item, Result]] = [_Task(items[:half], 1), _Task(items[half:], 1)]
        elif self._give_up is None or task.given_up:
            raise refuse("worker_died")
        else:
            parts = [_Task((self._give_up(items[0]),), 0, given_up=True)]
        at = self._under_way.index(task)
        self._under_way[at : at + 1] = parts
        return parts
