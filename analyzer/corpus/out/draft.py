"""An output file in the making: it grows beside its place as ``NAME.part``, with a journal, and takes it whole.

A run that is killed at any moment leaves both; the next run goes on behind the last mark of the journal and ends
with the bytes of an undisturbed run. What was written after that mark is cut off and done again.
"""

from __future__ import annotations

import os
import zlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, NamedTuple

from analyzer.corpus.faults import refuse
from analyzer.corpus.out.journal import Begun, Found, Mark, Whole, checksum, to_line
from analyzer.corpus.out.render import Rendered
from analyzer.corpus.write import check_target, replace, unwritable
from analyzer.messages import Message

EVERY = 64  # rows between two marks
Convert = Callable[[Path, Path], Sequence[Message]]


class Plan(NamedTuple):
    """What is to be written, and over what.

    Attributes:
        target: the path as the user gave it.
        run: what the run is; an unfinished one goes on only if it was the same.
        head: what stands before the first record.
        resume: go on with an unfinished run, if there is one.
        overwrite: a file that is there may be replaced, and an unfinished run thrown away.
        convert: makes the file from the part file, and says what the user should know; None: the part is the file.
        lasting: whether an unfinished run is kept.
    """

    target: str
    run: Mapping[str, str]
    head: bytes = b""
    resume: bool = False
    overwrite: bool = False
    convert: Convert | None = None
    lasting: bool = True


class Draft:
    """The growing file.

    Attributes:
        mark: up to where it is sure to be kept.
        done_before: how many rows earlier runs have done.
        complete: an earlier run had done everything; nothing is to be added.
        published: it has taken its place.
    """

    def __init__(self, plan: Plan, path: Path, found: Found, part: IO[bytes], journal: IO[bytes]) -> None:
        self._plan, self._path, self._part, self._journal = plan, path, part, journal
        self.complete = self.published = False
        self.mark = found.mark or Mark(0, 0, 0, {})
        self.done_before = self.mark.rows
        self._rows, self._size, self._crc = self.mark.rows, self.mark.size, self.mark.crc
        self._counts, self._versions = Counter(self.mark.counts), self.mark.versions
        if found.mark is None:
            journal.write(to_line(Begun(dict(plan.run))))
            self._write(plan.head)
            self._set_mark()

    @property
    def counts(self) -> Mapping[str, int]:
        """The counts of the summary over all rows, those of earlier runs too."""
        return self._counts

    @property
    def kept(self) -> bool:
        """Whether something of the run stays for a later one."""
        return self._plan.lasting and self.mark.rows > 0 and not self.published

    def add(self, done: Rendered) -> None:
        """Take one row.

        Raises:
            InputError: earlier rows were made with another version of something; or it cannot be written.
        """
        if self._versions is None:
            self._versions = done.versions
        elif self._versions != done.versions:
            raise refuse("other_versions", file=self._plan.target)
        try:
            self._write(done.data)
            self._counts.update(done.counted)
            self._rows += 1
            if self._rows - self.mark.rows >= EVERY:
                self._set_mark()
        except OSError as error:
            raise unwritable(self._plan.target, error) from None

    def _write(self, data: bytes) -> None:
        self._part.write(data)
        self._size, self._crc = self._size + len(data), zlib.crc32(data, self._crc)

    def _set_mark(self) -> None:
        self._part.flush()
        mark = Mark(self._rows, self._size, self._crc, dict(self._counts), self._versions)
        self._journal.write(to_line(mark))
        self._journal.flush()
        self.mark = mark

    def publish(self) -> Sequence[Message]:
        """Put the file in its place, whole; return what the user should know of it.

        Raises:
            InputError: it cannot be written, or another file took its place meanwhile.
        """
        try:
            said = () if self.complete else self._publish()
        except OSError as error:
            raise unwritable(self._plan.target, error) from None
        self.published = True
        return said

    def _publish(self) -> Sequence[Message]:
        self._set_mark()
        self._part.close()
        made, said = part_of(self._path), tuple[Message, ...]()
        if self._plan.convert is not None:
            made = made_of(self._path)
            said = tuple(self._plan.convert(part_of(self._path), made))
        with made.open("rb+") as stream:
            os.fsync(stream.fileno())
        self._journal.write(to_line(Whole(*checksum(made), dict(self._counts))))
        self._journal.flush()
        replace(made, check_target(self._plan.target, self._plan.overwrite))
        return said


def part_of(path: Path) -> Path:
    """Return where the file `path` grows."""
    return _beside(path, ".part")


def journal_of(path: Path) -> Path:
    """Return where the journal of the file `path` stands."""
    return _beside(path, ".part.journal")


def made_of(path: Path) -> Path:
    """Return where the file `path` is made of its part, if it is another."""
    return _beside(path, ".new")


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)
