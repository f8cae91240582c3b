"""Rows on standard output: what a draft is to a file, for what cannot be taken back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TextIO

from analyzer.corpus.out.journal import Mark
from analyzer.corpus.out.render import Rendered
from analyzer.messages import Message


class Lines:
    """Writes each row at once; see :class:`analyzer.corpus.out.draft.Draft`."""

    complete = False
    done_before = 0
    mark = Mark(0, 0, 0, {})

    def __init__(self, stream: TextIO, head: bytes) -> None:
        self._stream = stream
        self._counts: Counter[str] = Counter()
        stream.write(head.decode("utf-8"))

    @property
    def counts(self) -> Mapping[str, int]:
        """The counts of the summary."""
        return self._counts

    def add(self, done: Rendered) -> None:
        """Write one row."""
        self._stream.write(done.data.decode("utf-8"))
        self._counts.update(done.counted)

    def publish(self) -> Sequence[Message]:
        """Nothing is held back."""
        return ()
