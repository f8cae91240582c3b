"""What runs in a worker process: it takes pieces of work from a pipe and sends back what they give."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from analyzer.corpus.setup import Setup
from analyzer.errors import AnalyzerError

Work = Callable[..., Iterator[Any]]  # of a module; takes the setup and the arguments, gives its results piece by piece


class Task(NamedTuple):
    """A piece of work."""

    work: Work
    arguments: tuple[Any, ...]


class Piece(NamedTuple):
    """One result of a task; more may follow."""

    value: Any


class Failed(NamedTuple):
    """The task ended with an error: one that a user can mend, or the words of any other."""

    error: AnalyzerError | None
    crash: str = ""


class End(NamedTuple):
    """The task gave everything."""


def run(pipe: Connection, setup: Setup) -> None:
    """Work on tasks until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C for all
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            _answer(pipe, setup, pipe.recv())


def _answer(pipe: Connection, setup: Setup, task: Task) -> None:
    try:
        for value in task.work(setup, *task.arguments):
            pipe.send(Piece(value))
    except (BrokenPipeError, ConnectionResetError):
        raise
    except AnalyzerError as error:
        pipe.send(Failed(error))
    except Exception as error:  # the server tells the user, and writes down the reason
        pipe.send(Failed(None, f"{type(error).__name__}: {error}"))
    else:
        pipe.send(End())
