"""Workers that answer requests: a few at a time, a few waiting, the rest refused."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any

from analyzer.corpus.setup import Setup
from analyzer.web.faults import refuse
from analyzer.web.limits import Limits
from analyzer.web.workers.child import Work
from analyzer.web.workers.worker import Worker


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
            return worker.one(work, *arguments, seconds=self._limits.seconds)
        finally:
            self._idle.put(worker)

    def warm(self, work: Work, seconds: float = 120.0) -> Any:
        """Let every worker do `work` once, and return the last result: it starts them and shows whether they can.

        Raises:
            AnalyzerError: something that the setup names cannot be loaded.
        """
        return [worker.one(work, seconds=seconds) for worker in self._workers][-1]

    def close(self) -> None:
        """Stop the workers."""
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
