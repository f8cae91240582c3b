"""One worker process and the pipes that lead to it: chunks in, results out, in the order in which they were sent.

Each worker has pipes of its own, so that its death (``os._exit``, a crash in a library, the system's out-of-memory
killer) is seen at once as an end of file, costs no other worker anything, and leaves no doubt on which chunk it died.
The same end of file ends a worker whose parent was killed.
"""

from __future__ import annotations

import pickle
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import Any, Generic, NamedTuple, TypeVar

from analyzer.corpus.setup import Setup

_PATIENCE = 5.0  # seconds that a worker may take to end by itself
Task = TypeVar("Task")


class Ready(NamedTuple):
    """The worker has made its analyzer."""


class Outcome(NamedTuple):
    """The results of one chunk."""

    results: list[Any]


class Raised(NamedTuple):
    """What making the analyzer, or the work, raised."""

    error: Exception


class Worker(Generic[Task]):
    """A process that has made, or is making, its analyzer; it is started at once.

    Attributes:
        results: where its answers are read; an end of file there means that it has died.
        tasks: what it was given and has not answered yet, in order; the first is what it works on.
        ready: whether it has made its analyzer.
    """

    def __init__(self, work: Callable[..., list[Any]], setup: Setup) -> None:
        # spawn: the only start method that every system has and that no thread of the parent can break.
        context = get_context("spawn")
        self.results, theirs = context.Pipe(duplex=False)
        inbox, self._chunks = context.Pipe(duplex=False)
        self._process = context.Process(target=serve, args=(inbox, theirs, work, setup), daemon=True)
        with _interrupts_held():
            self._process.start()
        inbox.close()
        theirs.close()
        self.tasks: deque[Task] = deque()
        self.ready = False

    def give(self, task: Task, chunk: Sequence[Any]) -> None:
        """Send a chunk; `task` is kept until its results are there. A worker that has died is noticed elsewhere."""
        self.tasks.append(task)
        with suppress(OSError):
            self._chunks.send(chunk)

    def answer(self) -> Ready | Outcome | Raised | None:
        """Read an answer, waiting for it; None: the worker has died."""
        try:
            answer: Ready | Outcome | Raised = self.results.recv()
        except (EOFError, OSError):
            return None
        return answer

    def dismiss(self) -> None:
        """Let the worker go: it ends by itself if it has nothing to do, and is ended if it has."""
        self._chunks.close()
        if self.tasks or not self.ready:
            self._process.terminate()
        self._process.join(_PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self.results.close()
        self._process.close()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Start a process that never sees Ctrl-C, which the parent handles for all; the parent gets it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(inbox: Connection, outbox: Connection, work: Callable[..., list[Any]], setup: Setup) -> None:
    """Be a worker: make the analyzer, then answer every chunk, until the parent closes its end or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it could not be held
    chunks: SimpleQueue[Sequence[Any] | None] = SimpleQueue()
    # The next chunk is read while one is worked on; the parent never has to wait for a busy worker to take it.
    Thread(target=_read, args=(inbox, chunks), daemon=True).start()
    with suppress(BrokenPipeError, ConnectionError):
        try:
            analyzer = setup.open()
            analyzer.versions  # noqa: B018 - starts the engine: a death from here on is a chunk's, not the model's
        except Exception as error:
            _send(outbox, Raised(error))
            return
        _send(outbox, Ready())
        while (chunk := chunks.get()) is not None:
            _send(outbox, _answer(work, analyzer, chunk))


def _read(inbox: Connection, chunks: SimpleQueue[Sequence[Any] | None]) -> None:
    with suppress(EOFError, OSError):
        while True:
            chunks.put(inbox.recv())
    chunks.put(None)


def _answer(work: Callable[..., list[Any]], analyzer: Any, chunk: Sequence[Any]) -> Outcome | Raised:
    try:
        return Outcome(work(analyzer, chunk))
    except Exception as error:
        return Raised(error)


def _send(outbox: Connection, answer: Ready | Outcome | Raised) -> None:
    try:
        outbox.send(answer)
    except (pickle.PicklingError, TypeError, AttributeError) as error:  # what was raised may hold anything
        told = answer.error if isinstance(answer, Raised) else error
        outbox.send(Raised(RuntimeError(f"{type(told).__name__}: {told}")))
