"""The work on an upload, followed from the server."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from typing import Any

from analyzer.web.jobs.file_works import Compared, Read, Upload, conflicts_file, scan_file
from analyzer.web.jobs.job import Job
from analyzer.web.limits import Limits
from analyzer.web.words import WORDS
from analyzer.web.workers import Worker

PAIRS = 2_000


def follow(job: Job, worker: Worker, limits: Limits, upload: Upload) -> None:
    """Have the worker do what the job is about, and note its results in the job as they come.

    Raises:
        AnalyzerError: it cannot be done.
    """
    job.state = "reading"
    with closing(_pieces(job, worker, limits, upload)) as pieces:
        for piece in pieces:
            if job.stopping:
                break
            _note(job, piece)


def _note(job: Job, piece: Any) -> None:
    if isinstance(piece, Read):
        # The upload has served; results alone are kept.
        job.upload.unlink(missing_ok=True)
        job.notes += piece.notes
        job.total, job.state = piece.total, "working"
    elif isinstance(piece, Compared):
        job.tally = piece.tally
        if len(job.conflicts) == PAIRS:
            job.notes.append(WORDS["corpus"]["conflicts_left_out"].fill(limit=PAIRS))
    elif job.kind == "corpus":
        job.add(piece)
    else:
        job.conflicts += piece


def _pieces(job: Job, worker: Worker, limits: Limits, upload: Upload) -> Generator[Any, None, None]:
    if job.kind == "corpus":
        return worker.stream(scan_file, job.lang, upload, seconds=limits.job_seconds)
    return worker.stream(conflicts_file, job.lang, upload, PAIRS, seconds=limits.job_seconds)
