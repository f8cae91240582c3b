"""Uploads: taken, worked on one after the other, kept for a while, removed."""

from __future__ import annotations

import re
import secrets
import shutil
import time
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path, PurePosixPath, PureWindowsPath
from tempfile import TemporaryDirectory
from typing import IO

from analyzer.corpus.setup import Setup
from analyzer.errors import AnalyzerError
from analyzer.messages import Lang
from analyzer.web.faults import refuse
from analyzer.web.jobs.file_works import Upload
from analyzer.web.jobs.job import Job, Kind
from analyzer.web.jobs.progress import follow
from analyzer.web.limits import Limits
from analyzer.web.workers import Worker

# What has a meaning in patterns of file names, in paths or on terminals.
_UNFIT = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*\[\]{}\u202a-\u202e\u2066-\u2069]')


class Store:
    """All uploads of a server, in a temporary folder of its own; call :meth:`close` at the end."""

    def __init__(self, setup: Setup, limits: Limits) -> None:
        self._limits = limits
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._root = TemporaryDirectory(prefix="hatas-serve-")
        self._worker = Worker(setup)
        self._thread = ThreadPoolExecutor(1, "hatas-uploads")

    def add(self, kind: Kind, lang: Lang, name: str, text_column: str | None, content: IO[bytes]) -> Job:
        """Take a file and have it worked on.

        Raises:
            WebError: too many uploads are being worked on.
        """
        self._make_room()
        key = secrets.token_urlsafe(12)
        folder = Path(self._root.name) / key
        folder.mkdir()
        job = Job(key, kind, lang, safe_name(name), text_column, folder)
        with job.upload.open("wb") as file:
            shutil.copyfileobj(content, file)
        self._jobs[key] = job
        self._thread.submit(self._work, job)
        return job

    def get(self, key: str, kind: Kind) -> Job:
        """Return an upload.

        Raises:
            WebError: there is none of that name, or no more.
        """
        self._forget_old()
        job = self._jobs.get(key)
        if job is None or job.kind != kind:
            raise refuse("gone", "path")
        return job

    def cancel(self, job: Job) -> None:
        """Have an upload left alone; results so far stay until they are deleted."""
        job.stopping = True
        if job.state in ("reading", "working"):
            self._worker.stop()

    def delete(self, job: Job) -> None:
        """Remove an upload and its results."""
        self.cancel(job)
        self._jobs.pop(job.key, None)
        shutil.rmtree(job.folder, ignore_errors=True)

    def settled(self) -> None:
        """Wait until everything that has been taken so far is done."""
        self._thread.submit(lambda: None).result()

    def close(self) -> None:
        """Stop the work and remove everything."""
        for job in self._jobs.values():
            job.stopping = True
        self._worker.stop()
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._worker.stop()
        self._root.cleanup()

    def _make_room(self) -> None:
        self._forget_old()
        while len(self._jobs) >= self._limits.jobs:
            finished = next((job for job in self._jobs.values() if not job.running), None)
            if finished is None:
                raise refuse("busy")
            self.delete(finished)

    def _forget_old(self) -> None:
        before = time.monotonic() - self._limits.keep_seconds
        for job in list(self._jobs.values()):
            if job.finished is not None and job.finished < before:
                self.delete(job)

    def _work(self, job: Job) -> None:
        with _told(job):
            if not job.stopping:
                follow(job, self._worker, self._limits, self._upload(job))

    def _upload(self, job: Job) -> Upload:
        limits = self._limits
        return Upload(str(job.folder), job.name, job.text_column, limits.upload_rows, limits.text, limits.upload)


@contextmanager
def _told(job: Job) -> Iterator[None]:
    """Have a job end in the state that tells what became of it, whatever happens."""
    try:
        yield
    except Exception as error:
        if not job.stopping:
            job.end("failed", error.said if isinstance(error, AnalyzerError) else refuse("internal").said)
    if job.stopping:
        job.end("cancelled")
    elif job.running:
        job.end("done")


def safe_name(given: str) -> str:
    """Return the last part of a name as one that any system takes and that no reader of files misunderstands."""
    last = PureWindowsPath(PurePosixPath(given).name).name
    fit = _UNFIT.sub("_", last).strip(" .")[-100:].lstrip("-. ")
    with suppress(UnicodeEncodeError):
        fit.encode("utf-8")
        return fit or "upload"
    return "upload"
