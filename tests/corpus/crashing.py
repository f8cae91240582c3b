"""Work that ends its process, and recipes of analyzers that do: what a crash in a library or the system would do."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from analyzer.corpus import Setup
from analyzer.records.model import EffectRecord

POISON = "Méreg."


class Bare:
    """An analyzer that reads nothing."""

    versions = None


class BareSetup(NamedTuple):
    """The recipe of a :class:`Bare` analyzer; `death`: making it ends the process."""

    death: bool = False

    def open(self) -> Bare:
        if self.death:
            os._exit(1)
        return Bare()


def double(analyzer: Any, chunk: Sequence[int]) -> list[int]:
    return [2 * item for item in chunk]


def fatal(analyzer: Any, chunk: Sequence[int]) -> list[int]:
    """End the process over a negative item; an item that was given up is a text."""
    for item in chunk:
        if not isinstance(item, str) and item < 0:
            os._exit(3)
    return [item if isinstance(item, str) else 2 * item for item in chunk]


def killed_once(flags: Path, analyzer: Any, chunk: Sequence[int]) -> list[int]:
    """Be killed as by the system, the first time that an item divisible by 100 is met."""
    for item in chunk:
        flag = flags / str(item)
        if item % 100 == 0 and not flag.exists():
            flag.touch()
            os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
    return [2 * item for item in chunk]


def raising(analyzer: Any, chunk: Sequence[int]) -> list[int]:
    raise LookupError(f"chunk of {len(chunk)}", lambda: None)  # a lambda crosses no process border


def always_fatal(analyzer: Any, chunk: Sequence[int]) -> list[int]:
    os._exit(3)


class PoisonedAnalyzer:
    """The real analyzer, but for one text that ends the process."""

    def __init__(self, setup: Setup) -> None:
        self._real = setup.open()
        self.versions = self._real.versions

    def analyze_many(self, rows: Sequence[tuple[Any, str]]) -> Iterator[EffectRecord]:
        if any(text == POISON for _, text in rows):
            os._exit(139)
        return self._real.analyze_many(rows)

    def read(self, text: str, **options: Any) -> Any:
        if text == POISON:
            os._exit(139)
        return self._real.read(text, **options)

    @property
    def lexicon(self) -> Any:
        return self._real.lexicon


class PoisonedSetup(NamedTuple):
    """The recipe of a :class:`PoisonedAnalyzer`."""

    setup: Setup

    @property
    def lang(self) -> str:
        return self.setup.lang

    def open(self) -> PoisonedAnalyzer:
        return PoisonedAnalyzer(self.setup)


def pids(analyzer: Any, chunk: Sequence[int]) -> list[int]:
    return [os.getpid()] * len(chunk)
