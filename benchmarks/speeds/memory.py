"""Memory of a whole scan, streamed: what it takes must not grow with the number of texts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from itertools import cycle, islice
from typing import IO, NamedTuple

from speeds.texts import recombined


class Scan(NamedTuple):
    """A scan from start to exit: its texts, seconds, CPU seconds and peak memory in MB."""

    texts: int
    seconds: float
    cpu: float
    megabytes: float


def scanned(count: int, jobs: int = 1, different: int | None = None) -> Scan:
    """Send `count` effects through ``hatas scan -`` and watch the process; with several jobs, only the parent's memory.

    Every effect has an id of its own; no more than `different` of the texts are, and they come round and round.

    Raises:
        RuntimeError: the scan failed.
    """
    command = [sys.executable, "-m", "analyzer", "scan", "-", "--format", "jsonl", "--quiet", "--jobs", str(jobs)]
    start = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    assert process.stdin is not None
    feeder = threading.Thread(target=_feed, args=(process.stdin, count, different or count))
    feeder.start()
    _, status, usage = os.wait4(process.pid, 0)
    feeder.join()
    if os.waitstatus_to_exitcode(status) != 0:
        raise RuntimeError(f"hatas scan of {count} texts ended with status {os.waitstatus_to_exitcode(status)}")
    cpu = usage.ru_utime + usage.ru_stime
    return Scan(count, time.perf_counter() - start, cpu, usage.ru_maxrss / 1024)


def _feed(stream: IO[bytes], count: int, different: int) -> None:
    texts = recombined(count) if different >= count else islice(cycle(recombined(different)), count)
    with stream:
        for number, text in enumerate(texts):
            stream.write(json.dumps({"id": number, "text": text}).encode() + b"\n")
