"""Cold starts: whole processes from start to exit."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator

from speeds.clock import Run

A = "Ostromból éberen tér vissza sorba"
B = "Ostromból mindenképpen sérülten kerül vissza sorba"
COMMANDS = {
    "python -c pass": ["-c", "pass"],
    "hatas --help": ["-m", "analyzer", "--help"],
    "hatas resolve --engine lexicon": ["-m", "analyzer", "resolve", "--engine", "lexicon", A, B],
    "hatas resolve": ["-m", "analyzer", "resolve", A, B],
}


def starts(repeats: int = 5) -> Iterator[tuple[str, Run]]:
    """Yield each command with the median of its times."""
    for name, command in COMMANDS.items():
        runs = [_started([sys.executable, *command]) for _ in range(repeats)]
        yield name, Run(*(statistics.median(column) for column in zip(*runs, strict=True)))


def _started(command: list[str]) -> Run:
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    usage = os.wait4(process.pid, 0)[2]
    return Run(time.perf_counter() - start, usage.ru_utime + usage.ru_stime)
