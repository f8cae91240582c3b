"""One file on one worker: the rows that are not done yet, and a note of what the whole file came to."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import NamedTuple

import msgspec

from analyzer.cluster.sentences import refuse
from analyzer.cluster.worker import analyzer_for
from analyzer.corpus.input.read import read_all
from analyzer.corpus.out.draft import Draft
from analyzer.corpus.out.identity import run_of
from analyzer.corpus.out.opening import drafted
from analyzer.corpus.out.plan import plan_of
from analyzer.corpus.out.render import Shape, render_chunk
from analyzer.corpus.pool import CHUNK
from analyzer.corpus.rows import Source
from analyzer.corpus.setup import Setup
from analyzer.corpus.write import atomic
from analyzer.messages import Message

_SHOWN = 20  # failed rows of a file that are told one by one; all are in its records


class Task(NamedTuple):
    """What a worker is to do: read `source` into the file `target`; `overwrite`: also over that of another run."""

    source: Source
    target: str
    setup: Setup
    shape: Shape
    overwrite: bool


class FileDone(NamedTuple):
    """What became of one input file.

    Attributes:
        file, target: the input file, and the file of its records.
        counts: what its records add to a summary.
        failures: why rows failed, the first of them.
        said: what the user should know of reading or writing it.
    """

    file: str
    target: str
    counts: dict[str, int]
    failures: tuple[str, ...] = ()
    said: tuple[Message, ...] = ()


class Note(msgspec.Struct, frozen=True):
    """Beside a finished file: which run it is of, and its counts."""

    run: dict[str, str]
    counts: dict[str, int]


def scan_file(task: Task) -> FileDone:
    """Do one file.

    Raises:
        AnalyzerError: whatever reading, working or writing raises.
    """
    run = run_of([task.source], task.setup, task.shape)
    note = read_note(task.target)
    if note is not None and note.run == run:  # done earlier; or now, by a worker that was lost with its answer
        return FileDone(task.source.path, task.target, note.counts)
    if note is not None and not task.overwrite:
        raise refuse("other_run", file=task.target)
    done = _scanned(task)
    with atomic(str(_note_of(task.target)), overwrite=True) as stream:
        stream.write(msgspec.json.encode(Note(run, done.counts)).decode())
    return done


def _scanned(task: Task) -> FileDone:
    said: list[Message] = []
    source = task.source._replace(tell=said.append)
    # A worker that was lost may have left this very file unfinished, then it is gone on with, or finished without a
    # note; a file that is not ours was refused before the work began.
    plan = plan_of(task.target, [task.source], task.setup, task.shape, resume=True, overwrite=True)
    with drafted(plan) as draft:
        failures = [] if draft.complete else _added(draft, source, task)
        said.extend(draft.publish())
        return FileDone(task.source.path, task.target, dict(draft.counts), tuple(failures[:_SHOWN]), tuple(said))


def _added(draft: Draft, source: Source, task: Task) -> list[str]:
    """Read the rows that the draft has not, and return why those failed that did."""
    failures: list[str] = []
    rows = islice(read_all([source]), draft.mark.rows, None)
    while chunk := tuple(islice(rows, CHUNK)):
        for row in render_chunk(task.setup.lang, task.shape, False, analyzer_for(task.setup), chunk):
            draft.add(row)
            if row.failure:
                failures.append(row.failure)
    return failures


def _note_of(target: str) -> Path:
    path = Path(target)
    return path.with_name(f".{path.name}.done")


def read_note(target: str) -> Note | None:
    """Return the note beside the file `target`; None: that file is not there, or not finished."""
    try:
        return msgspec.json.decode(_note_of(target).read_bytes(), type=Note) if Path(target).exists() else None
    except (OSError, msgspec.DecodeError):
        return None
