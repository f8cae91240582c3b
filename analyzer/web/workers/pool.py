"""Workers that answer requests: a few at a time, a few waiting, the rest refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any

from analyzer.corpus.setup import Setup
from analyzer.errors import AnalyzerError
from analyzer.web.faults import refuse
from analyzer.web.limits import Limits
from analyzer.web.workers.child import Work
from analyzer.web.workers.worker import Worker

_START = 120.0  # seconds in which a process must have loaded its engine


class Pool:
    """A fixed number of workers for an event loop; call :meth:`close` at the end."""

    def __init__(self, setup: Setup, limits: Limits) -> None:
        self._limits = limits
        self._workers = [Worker(setup) for _ in range(limits.workers)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(limits.workers, "hatas-pool")
        self._inside = 0
        self._warming: Work | None = None

    async def run(self, work: Work, *arguments: Any) -> Any:
        """Return the single result of `work`, done by the next free worker.

        Raises:
            WebError: too many are waiting; or as :meth:`Worker.stream` says.
        """
        if self._inside >= self._limits.workers + self._limits.waiting:
            raise refuse("busy")
        self._inside += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._one, work, arguments)
        finally:
            self._inside -= 1

    def _one(self, work: Work, arguments: tuple[Any, ...]) -> Any:
        worker = self._idle.get()
        try:
            self._wake(worker)
            return worker.one(work, *arguments, seconds=self._limits.seconds)
        finally:
            self._idle.put(worker)
            if not worker.running:
                self._soon(self._wake_idle)

    def _wake(self, worker: Worker) -> None:
        """Start the process of a worker that has lost it; that is not counted as the time of a request."""
        if self._warming is not None and not worker.running:
            with suppress(AnalyzerError):
                worker.one(self._warming, seconds=_START)

    def _wake_idle(self) -> None:
        with suppress(Empty):
            worker = self._idle.get_nowait()
            try:
                self._wake(worker)
            finally:
                self._idle.put(worker)

    def _soon(self, what: Callable[[], None]) -> None:
        with suppress(RuntimeError):  # the pool has been closed
            self._threads.submit(what)

    def warm(self, work: Work) -> Any:
        """Let every worker do `work` once, and return the last result: it starts them and shows whether they can.

        A worker that is lost later does it again.

        Raises:
            AnalyzerError: something that the setup names cannot be loaded.
        """
        self._warming = work
        return [worker.one(work, seconds=_START) for worker in self._workers][-1]

    def close(self) -> None:
        """Stop the workers."""
        self._warming = None
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
