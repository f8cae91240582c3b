"""One worker process, seen from the server."""

from __future__ import annotations

import logging
import time
from collections.abc import Generator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from typing import Any

from analyzer.corpus.setup import Setup
from analyzer.web.faults import refuse
from analyzer.web.workers.child import End, Failed, Piece, Task, Work, run

_LOG = logging.getLogger("hatas.web")


class Worker:
    """Runs one task at a time in a process of its own, which starts with the first task and again after a stop.

    Not for several threads at once, save :meth:`stop`, which any thread may call.
    """

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._lock = Lock()

    @property
    def running(self) -> bool:
        """Whether its process is there."""
        with self._lock:
            return self._process is not None and self._process.is_alive()

    def one(self, work: Work, *arguments: Any, seconds: float) -> Any:
        """Return the single result of `work`; errors as in :meth:`stream`."""
        (value,) = self.stream(work, *arguments, seconds=seconds)
        return value

    def stream(self, work: Work, *arguments: Any, seconds: float) -> Generator[Any, None, None]:
        """Give the results of `work` as they come; whoever stops taking them stops the process.

        Raises:
            WebError: it took longer than `seconds`, failed unexpectedly, or the process died.
            AnalyzerError: whatever `work` raises of that kind.
        """
        deadline = time.monotonic() + seconds
        finished = False
        try:
            pipe = self._started()
            pipe.send(Task(work, arguments))
            while not isinstance(got := self._received(pipe, deadline, seconds), End | Failed):
                yield got.value
            finished = True
        except (EOFError, OSError):
            raise refuse("died") from None
        finally:
            if not finished:
                self.stop()
        if isinstance(got, Failed):
            if got.error is not None:
                raise got.error
            _LOG.error("a worker failed: %s", got.crash)
            raise refuse("internal")

    def _received(self, pipe: Connection, deadline: float, seconds: float) -> Piece | Failed | End:
        if not pipe.poll(max(0.0, deadline - time.monotonic())):
            raise refuse("too_slow", seconds=round(seconds))
        got: Piece | Failed | End = pipe.recv()
        return got

    def _started(self) -> Connection:
        with self._lock:
            if self._pipe is not None and self._process is not None and self._process.is_alive():
                return self._pipe
            self._end()
            # spawn: the only start method that every system has and that no thread of the parent can break.
            context = get_context("spawn")
            mine, theirs = context.Pipe()
            self._process = context.Process(target=run, args=(theirs, self._setup), daemon=True, name="hatas-worker")
            self._process.start()
            theirs.close()
            self._pipe = mine
            return mine

    def stop(self) -> None:
        """End the process, whatever it is doing; the next task starts a new one."""
        with self._lock:
            self._end()

    def _end(self) -> None:
        # The pipe is not closed here: another thread may be reading from it, and learns of the end from it.
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
