"""Work that goes wrong, for the tests of workers; a module of its own, since it crosses to other processes."""

from __future__ import annotations

import os
from collections.abc import Iterator

from analyzer.corpus.setup import Setup
from analyzer.errors import InputError


def echo(setup: Setup, value: object) -> Iterator[object]:
    yield value


def counting(setup: Setup, to: int) -> Iterator[int]:
    yield from range(to)


def process(setup: Setup) -> Iterator[int]:
    yield os.getpid()


def forever(setup: Setup) -> Iterator[int]:
    while True:
        pass
    yield 0


def first_then_forever(setup: Setup) -> Iterator[int]:
    yield os.getpid()
    while True:
        pass


def dying(setup: Setup) -> Iterator[int]:
    os._exit(3)
    yield 0


def wrong(setup: Setup) -> Iterator[int]:
    yield 1 // 0


def refusing(setup: Setup) -> Iterator[int]:
    raise InputError("no")
    yield 0
