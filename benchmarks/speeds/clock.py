"""Measuring, and telling what was measured as a table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple


class Run(NamedTuple):
    """What a piece of work took: seconds on the wall and seconds of the processor."""

    seconds: float
    cpu: float


def timed(work: Callable[[], object]) -> Run:
    """Do `work` and take its times."""
    wall, cpu = time.perf_counter(), time.process_time()
    work()
    return Run(time.perf_counter() - wall, time.process_time() - cpu)


def best(work: Callable[[], object], repeats: int) -> Run:
    """Do `work` several times and take the quickest: what else runs on the machine only ever adds."""
    return min((timed(work) for _ in range(repeats)), key=lambda run: run.cpu)


def drain(items: Iterable[object]) -> int:
    """Take all `items`; return how many there were."""
    return sum(1 for _ in items)


def table(head: Sequence[str], rows: Iterable[Sequence[str]], markdown: bool) -> str:
    """Lay rows out in columns, the first one to the left and the others to the right."""
    every = [list(head), *[list(row) for row in rows]]
    if markdown:
        rule = ["---", *["---:"] * (len(head) - 1)]
        return "\n".join("| " + " | ".join(row) + " |" for row in [every[0], rule, *every[1:]])
    widths = [max(len(row[at]) for row in every) for at in range(len(head))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in every
    )
