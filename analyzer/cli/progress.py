"""A bar on the terminal while files are read: how much is done, how fast, how long it will take."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, TypeVar

from analyzer.cli.messages import PROGRESS
from analyzer.corpus.rows import Row, Source
from analyzer.messages import Lang

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

_STEP = 32  # rows between two moves of the bar


class Meter:
    """Sees rows when they are read and when they are done; shows nothing. Bytes of the files stand for the whole."""

    def sources(self, sources: Sequence[Source]) -> Sequence[Source]:
        """Return the sources as they are to be read."""
        return sources

    def read(self, rows: Iterable[Row]) -> Iterable[Row]:
        """Pass rows on as they are read."""
        return rows

    def done(self) -> None:
        """Take note of a row that is done, the next of those that were read."""


class Bar(Meter):
    """Moves a bar by the bytes that had been read when a row was; of a stream it counts the rows."""

    def __init__(self, progress: Progress, task: TaskID, files: Sequence[tuple[str, int]]) -> None:
        self._progress, self._task = progress, task
        self._ahead = deque(files)  # names and sizes, from the one that is read on
        self._before = 0  # bytes of the files before it
        self._file: IO[bytes] | None = None
        self._at: deque[int] = deque()  # the bytes that had been read with each row under way
        self._rows = 0
        self._since = 0.0  # the first row: what comes before it is loading

    def sources(self, sources: Sequence[Source]) -> Sequence[Source]:
        """Return the sources, so that their files are seen when they are opened."""
        return [source._replace(watch=self._opened) for source in sources]

    def _opened(self, file: IO[bytes]) -> None:
        self._file = file

    def read(self, rows: Iterable[Row]) -> Iterator[Row]:
        """Note with each row how many bytes had been read."""
        last = 0
        for row in rows:
            while self._ahead and self._ahead[0][0] != row.place.file:
                self._before, last = self._before + self._ahead.popleft()[1], 0
            if self._file is not None and not self._file.closed:
                last = self._file.tell()
            self._at.append(self._before + last)
            yield row

    def done(self) -> None:
        """Move the bar, not for every row: that would cost more than many a row does."""
        at, now = self._at.popleft(), self._progress.get_time()
        self._since = self._since or now
        self._rows += 1
        if self._rows % _STEP == 0:
            rate = self._rows / max(now - self._since, 0.1)
            self._progress.update(self._task, completed=at, rows=self._rows, rate=round(rate))


@contextmanager
def progress(sources: Sequence[Source], lang: Lang, *, shown: bool) -> Iterator[Meter]:
    """Give a meter for the rows of files; it shows a bar on standard error while the block runs, if that is wanted."""
    if not shown:
        yield Meter()
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn, TimeRemainingColumn

    files = [(source.path, _size(source.path)) for source in sources]
    total = sum(size for _, size in files) if all(size >= 0 for _, size in files) else None
    columns = (
        *((SpinnerColumn(),) if total is None else (BarColumn(), TaskProgressColumn())),
        TextColumn(PROGRESS["rows"].text(lang)),
        *(() if total is None else (TextColumn(PROGRESS["left"].text(lang)), TimeRemainingColumn(compact=True))),
    )
    # Standard output is never touched: records may go there.
    with Progress(*columns, console=Console(stderr=True), transient=True, redirect_stdout=False) as bar:
        yield Bar(bar, bar.add_task("", total=total, rows=0, rate=0), files)


Item = TypeVar("Item")


def files_shown(done: Iterable[Item], total: int, lang: Lang, *, shown: bool) -> Iterator[Item]:
    """Pass on what is done, one a file; a bar on standard error counts, if that is wanted."""
    if not shown:
        yield from done
        return
    from rich.console import Console
    from rich.progress import track

    said = PROGRESS["files"].text(lang)
    yield from track(done, said, total=total, console=Console(stderr=True), transient=True)


def _size(path: str) -> int:
    return Path(path).stat().st_size if Path(path).is_file() else -1


def wanted(quiet: bool, to_stdout: bool) -> bool:
    """Whether to show a bar: on a terminal, if nothing else is written there meanwhile."""
    return sys.stderr.isatty() and not quiet and not (to_stdout and sys.stdout.isatty())
