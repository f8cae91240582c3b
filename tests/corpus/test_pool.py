"""Workers: order, and what is left of the work when one of them dies."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from analyzer.corpus import Setup
from analyzer.corpus.pool import CHUNK, cores, in_order
from analyzer.errors import InputError
from tests.cli.running import ROOT
from tests.corpus.crashing import BareSetup, always_fatal, double, fatal, killed_once, raising

SETUP = cast("Setup", BareSetup())
FATAL = cast("Any", fatal)


@pytest.mark.parametrize("jobs", [0, 1, 2, 3])
def test_order_is_kept(jobs: int) -> None:
    """Results come in the order of the items from any number of workers; 0 takes one a core."""
    assert list(in_order(double, range(5 * CHUNK + 7), SETUP, jobs)) == [2 * n for n in range(5 * CHUNK + 7)]


def test_no_items_start_no_worker() -> None:
    """Nothing to do gives nothing."""
    assert list(in_order(double, [], SETUP, 2)) == []


def test_the_cores_of_this_process_are_counted() -> None:
    """There is at least one core, and no more than the machine has."""
    assert 1 <= cores() <= (os.cpu_count() or 1)


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    """A worker that the system kills is replaced, and its chunk is done again: every result is there, in order."""
    items = range(6 * CHUNK)
    assert list(in_order(partial(killed_once, tmp_path), items, SETUP, 2)) == [2 * n for n in items]
    assert sorted(int(flag.name) for flag in tmp_path.iterdir()) == list(range(0, 6 * CHUNK, 100))


@pytest.mark.parametrize("at", [0, 37, CHUNK - 1, CHUNK, 2 * CHUNK + 5])
def test_a_fatal_item_is_found_and_given_up(at: int) -> None:
    """Wherever the one item stands that ends its worker, it alone is given up, in its place."""
    items = [-1 if n == at else n for n in range(2 * CHUNK + 6)]
    found = list(in_order(FATAL, items, SETUP, 2, give_up=cast("Any", lambda item: f"given up: {item}")))
    assert found == ["given up: -1" if n == at else 2 * n for n in range(2 * CHUNK + 6)]


def test_several_fatal_items_are_given_up() -> None:
    """Neighbouring fatal items and those of different chunks are each given up, and nothing else."""
    bad = {3, 4, CHUNK + 1}
    items = [-n if n in bad else n for n in range(CHUNK + 3)]
    found = list(in_order(FATAL, items, SETUP, 2, give_up=cast("Any", str)))
    assert found == [str(-n) if n in bad else 2 * n for n in range(CHUNK + 3)]


def test_what_cannot_be_given_up_stops_the_work() -> None:
    """Without a way to give an item up, or if that is fatal too, the work ends with a sentence."""
    with pytest.raises(InputError, match="worker process died"):
        list(in_order(fatal, [-1], SETUP, 2))
    with pytest.raises(InputError, match="worker process died"):
        list(in_order(always_fatal, [1], SETUP, 2, give_up=lambda item: item))


def test_workers_that_never_get_ready_stop_the_work() -> None:
    """Death before the analyzer is made is no fault of an item: nothing is given up, the work ends."""
    with pytest.raises(InputError, match="worker process died"):
        list(in_order(double, range(9), cast("Setup", BareSetup(death=True)), 2, give_up=lambda item: item))


def test_what_work_raises_arrives() -> None:
    """An exception of the work is raised in the parent; one that cannot cross the border is told in words."""
    with pytest.raises(RuntimeError, match=r"LookupError.*chunk of 3"):
        list(in_order(raising, range(3), SETUP, 2))


def test_no_worker_outlives_the_results() -> None:
    """Whoever stops reading half-way leaves no process behind."""
    results = in_order(double, range(100 * CHUNK), SETUP, 2)
    next(results)
    assert multiprocessing.active_children()
    results.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


ORPHANS = """
import os, sys
from analyzer.corpus.pool import in_order
from tests.corpus.crashing import BareSetup, pids

if __name__ == "__main__":
    results = in_order(pids, range(10**6), BareSetup(), 2)
    print(*sorted({next(results) for _ in range(1000)}), flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL here")
def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    """Workers whose parent is killed end by themselves: their standard error reaches its end."""
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS, encoding="utf-8")
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert parent.stdout
    assert parent.stdout.readline().split()
    parent.kill()
    parent.communicate(timeout=60)  # the workers hold the pipe as long as they live
