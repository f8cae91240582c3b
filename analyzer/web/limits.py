"""What one server takes on: sizes, counts and times."""

from __future__ import annotations

from typing import NamedTuple


class Limits(NamedTuple):
    """The limits of a server.

    Attributes:
        text: code points of one effect text.
        seconds: how long one request may be worked on.
        body: bytes of a request, but for uploads.
        rows: rows of a request of the REST interface.
        workers: processes that answer requests; one more works on uploads.
        waiting: requests that may wait for a worker.
        upload: bytes of an uploaded file.
        upload_rows: effects of an uploaded file; those after them are left out, and that is told.
        job_seconds: how long an upload may be worked on.
        jobs: uploads that are kept at once; the oldest finished one makes room.
        keep_seconds: how long the results of an upload are kept.
    """

    text: int = 5_000
    seconds: float = 10.0
    body: int = 1 << 20
    rows: int = 1_000
    workers: int = 1
    waiting: int = 16
    upload: int = 10 << 20
    upload_rows: int = 20_000
    job_seconds: float = 900.0
    jobs: int = 8
    keep_seconds: float = 1_800.0
