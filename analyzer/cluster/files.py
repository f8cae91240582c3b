"""Files that every worker can reach, one output file an input file, each written whole or not at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from analyzer.cluster.sentences import refuse
from analyzer.cluster.task import FileDone, Task, read_note, scan_file
from analyzer.corpus.out.render import Shape
from analyzer.corpus.rows import STDIN, Source, silent
from analyzer.corpus.setup import Setup


def scan_files(
    client: Any,
    files: Sequence[Source],
    folder: str,
    setup: Setup,
    shape: Shape,
    *,
    resume: bool = False,
    overwrite: bool = False,
) -> Iterator[FileDone]:
    """Read the effects of each file on the cluster into a file of `folder`; give the outcomes in the order of `files`.

    The files of `folder` are called ``00001-NAME.ENDING``, so that in the order of their names they hold what one
    process would have written into one file. A worker that is lost costs nothing: another goes on with its file.

    Args:
        client: a ``distributed.Client``; see :func:`analyzer.cluster.connect`.
        files: files (no folders, patterns or streams) under paths that every worker can open.
        folder: under a path that every worker can open; made if it is missing.
        setup, shape: how texts are read, and what the files are to hold.
        resume: keep what an earlier run of the same kind has done.
        overwrite: replace files that are there already.

    Raises:
        InputError: a file cannot be read or written, or its reading ends one worker after another.
    """
    from distributed.scheduler import KilledWorker

    tasks = _tasks(files, folder, setup, shape, resume, overwrite)
    # Not pure: an equal task of an earlier run is no answer, since what counts is the file that it writes.
    futures = client.map(scan_file, tasks, pure=False)
    try:
        for task, future in zip(tasks, futures, strict=True):
            try:
                yield future.result()
            except KilledWorker:
                raise refuse("killed", file=task.source.path) from None
    finally:
        client.cancel(futures)


def _tasks(
    files: Sequence[Source], folder: str, setup: Setup, shape: Shape, resume: bool, overwrite: bool
) -> list[Task]:
    if Path(folder).exists() and not Path(folder).is_dir():
        raise refuse("folder", folder=folder)
    for source in files:
        if source.path == STDIN or not Path(source.path).is_file():
            raise refuse("stream", file=source.path)
    Path(folder).mkdir(parents=True, exist_ok=True)
    width = max(5, len(str(len(files))))
    names = [f"{number:0{width}}-{Path(source.path).name}.{shape.form}" for number, source in enumerate(files, 1)]
    for name in names:
        target = Path(folder) / name
        if target.exists() and not overwrite and not (resume and read_note(str(target))):
            raise refuse("taken", folder=folder, file=name)
    return [
        Task(
            source._replace(tell=silent, watch=None, path=str(Path(source.path).resolve())),
            str(Path(folder).resolve() / name),
            setup,
            shape,
            overwrite,
        )
        for source, name in zip(files, names, strict=True)
    ]
