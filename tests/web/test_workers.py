"""Workers: whatever becomes of one task, the next one is answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

import pytest

from analyzer.corpus.setup import Setup
from analyzer.errors import InputError
from analyzer.web.faults import WebError
from analyzer.web.limits import Limits
from analyzer.web.workers import Pool, Worker
from tests.web import endless

SETUP = Setup(engine="lexicon")
LONG = 60.0


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    """One worker for all tests here: each must leave it in working order."""
    worker = Worker(SETUP)
    yield worker
    worker.stop()


def test_results_come_in_order(worker: Worker) -> None:
    """A task that gives several results gives them in its order."""
    assert list(worker.stream(endless.counting, 5, seconds=LONG)) == [0, 1, 2, 3, 4]


def test_one_process_serves_many_tasks(worker: Worker) -> None:
    """The process stays, so that what it has loaded stays with it."""
    assert worker.one(endless.process, seconds=LONG) == worker.one(endless.process, seconds=LONG)


@pytest.mark.parametrize(
    ("work", "seconds", "code"), [(endless.forever, 1.0, "too_slow"), (endless.dying, LONG, "died")]
)
def test_a_task_that_is_lost_is_told_and_the_next_one_answered(work, seconds: float, code: str, worker: Worker) -> None:
    """Too slow a task is stopped with its process, a process that dies is told; a new one answers the next task."""
    with pytest.raises(WebError) as caught:
        worker.one(work, seconds=seconds)
    assert caught.value.code == code
    assert worker.one(endless.echo, "again", seconds=LONG) == "again"


def test_an_unexpected_failure_is_written_down_and_not_shown(worker: Worker, caplog: pytest.LogCaptureFixture) -> None:
    """The user is told that something failed, the log what."""
    with caplog.at_level(logging.ERROR, "hatas.web"), pytest.raises(WebError) as caught:
        worker.one(endless.wrong, seconds=LONG)
    assert caught.value.code == "internal"
    assert "ZeroDivisionError" in caplog.text
    assert "ZeroDivision" not in caught.value.said.en
    assert worker.one(endless.echo, 1, seconds=LONG) == 1


def test_an_error_of_the_user_crosses_the_border(worker: Worker) -> None:
    """An error with a sentence for the user arrives as it was raised."""
    with pytest.raises(InputError, match="no"):
        worker.one(endless.refusing, seconds=LONG)


def test_who_stops_listening_stops_the_work(worker: Worker) -> None:
    """Results that nobody takes are not worked on: the process is stopped."""
    results = worker.stream(endless.first_then_forever, seconds=LONG)
    first = next(results)
    results.close()
    assert worker.one(endless.process, seconds=LONG) != first


def test_a_full_house_refuses() -> None:
    """When as many wait as may, the next request is refused at once, and afterwards taken again."""

    async def both() -> list[object]:
        one, other = pool.run(endless.forever), pool.run(endless.echo, 2)
        return await asyncio.gather(one, other, return_exceptions=True)

    pool = Pool(SETUP, Limits(waiting=0, seconds=4.0))
    pool.warm(endless.process)
    try:
        codes = [error.code for error in asyncio.run(both()) if isinstance(error, WebError)]
        assert codes == ["too_slow", "busy"]
        assert asyncio.run(pool.run(endless.echo, 3)) == 3
    finally:
        pool.close()


def test_a_lost_worker_is_started_anew_before_it_is_needed() -> None:
    """After a task that was given up, the pool starts another process by itself."""

    async def lost_and_again() -> object:
        with pytest.raises(WebError):
            await pool.run(endless.forever)
        return await asyncio.gather(pool.run(endless.echo, 4), pool.run(endless.echo, 5))

    pool = Pool(SETUP, Limits(seconds=2.0))
    first = pool.warm(endless.process)
    try:
        assert asyncio.run(lost_and_again()) == [4, 5]
        assert asyncio.run(pool.run(endless.process)) != first
    finally:
        pool.close()


def test_those_who_wait_behind_a_lost_task_are_answered() -> None:
    """Requests that came while a task was being given up get their answers from the next process."""

    async def together() -> list[object]:
        works = [pool.run(endless.forever), pool.run(endless.echo, 1), pool.run(endless.echo, 2)]
        return await asyncio.gather(*works, return_exceptions=True)

    pool = Pool(SETUP, Limits(seconds=2.0))
    pool.warm(endless.process)
    try:
        lost, *answered = asyncio.run(together())
        assert isinstance(lost, WebError)
        assert answered == [1, 2]
    finally:
        pool.close()
