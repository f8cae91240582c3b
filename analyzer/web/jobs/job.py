"""One upload and what became of it."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from analyzer.conflicts import Conflict, Tally
from analyzer.corpus.summary import Summary
from analyzer.corpus.summary import Tally as Counts
from analyzer.messages import Lang, Message
from analyzer.web.jobs.table import Line

Kind = Literal["corpus", "conflicts"]
State = Literal["waiting", "reading", "working", "done", "failed", "cancelled"]
RUNNING: tuple[State, ...] = ("waiting", "reading", "working")


@dataclass
class Job:
    """An upload.

    One thread works on it and is the only one to change it, but for `stopping`, which the reader sets.

    Attributes:
        key: its name in addresses, which cannot be guessed.
        name: the name of the file, made safe.
        folder: where the upload and the results lie.
        total: how many effects the file holds, once it has been read.
        lines, counts, conflicts: the results so far, by `kind`.
        notes: what the user should know of the file.
        trouble: why it failed.
        finished: when it ended, on the clock of the machine since its start.
    """

    key: str
    kind: Kind
    lang: Lang
    name: str
    text_column: str | None
    folder: Path
    state: State = "waiting"
    total: int | None = None
    lines: list[Line] = field(default_factory=list)
    counts: Counts = field(default_factory=Counts)
    conflicts: list[Conflict] = field(default_factory=list)
    tally: Tally | None = None
    notes: list[Message] = field(default_factory=list)
    trouble: Message | None = None
    finished: float | None = None
    stopping: bool = False

    @property
    def running(self) -> bool:
        """Whether it waits or is worked on."""
        return self.state in RUNNING

    @property
    def upload(self) -> Path:
        """The uploaded file."""
        return self.folder / self.name

    def end(self, state: State, trouble: Message | None = None) -> None:
        """Set the state that it stays in, and remove the upload."""
        self.upload.unlink(missing_ok=True)
        self.trouble, self.finished, self.state = trouble, time.monotonic(), state

    def summary(self) -> Summary:
        """Return the counts over the lines."""
        return self.counts.summary()

    def add(self, lines: list[Line]) -> None:
        """Take lines of results."""
        self.lines += lines
        for line in lines:
            self.counts.counts.update(line.counts)
