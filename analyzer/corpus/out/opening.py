"""Beginning an output file, or going on with an unfinished one: which of the two, and when neither."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO

from analyzer.corpus.faults import refuse
from analyzer.corpus.out.draft import Draft, Plan, journal_of, made_of, part_of
from analyzer.corpus.out.identity import difference
from analyzer.corpus.out.journal import Found, Mark, Whole, checksum, read
from analyzer.corpus.out.lock import lock
from analyzer.corpus.write import check_target, unwritable


@contextmanager
def drafted(plan: Plan) -> Iterator[Draft]:
    """Open the draft of a file; the block adds the rows that are not done yet, and publishes it.

    If the block ends otherwise, a lasting run that has done any row is kept; any other leaves nothing behind.

    Raises:
        InputError: see :func:`analyzer.corpus.write.check_target`; an unfinished run is there and `plan` says not what
            to do with it; it is another run; or it is under way.
    """
    path = check_target(plan.target, overwrite=True)
    journal = journal_of(path)
    if not journal.exists():
        check_target(plan.target, plan.overwrite)
    with ExitStack() as stack:
        draft = _opened(plan, path, journal, stack)
        try:
            yield draft
        finally:
            stack.close()
            if not draft.kept:
                _remove(part_of(path), made_of(path), journal)


def _close(part: IO[bytes]) -> None:
    with suppress(OSError):  # what a full disk did not take is behind the last mark
        part.close()


def _remove(*paths: Path) -> None:
    for path in paths:
        with suppress(OSError):
            path.unlink(missing_ok=True)


def _opened(plan: Plan, path: Path, name: Path, stack: ExitStack) -> Draft:
    try:
        journal = stack.enter_context(name.open("ab"))
        if not lock(journal):
            raise refuse("under_way", file=plan.target)
        found = read(name, part_of(path))
        if plan.resume and found.whole is not None and checksum(path) == (found.whole.size, found.whole.crc):
            return _finished(plan, path, found.whole, journal, stack)
        _check(plan, found)
        mark = found.mark if plan.resume and found.mark and found.mark.rows else None
        part = part_of(path).open("rb+" if mark else "wb")
        stack.callback(_close, part)
        journal.truncate(found.size if mark else 0)
        part.truncate(part.seek(mark.size if mark else 0))
        return Draft(plan, path, found._replace(mark=mark), part, journal)
    except OSError as error:
        raise unwritable(plan.target, error) from None


def _finished(plan: Plan, path: Path, whole: Whole, journal: IO[bytes], stack: ExitStack) -> Draft:
    """Return the draft of a run that was killed when all was done and the file in its place."""
    part = part_of(path).open("ab")
    stack.callback(_close, part)
    draft = Draft(plan, path, Found(mark=Mark(0, 0, 0, whole.counts)), part, journal)
    draft.complete = True
    return draft


def _check(plan: Plan, found: Found) -> None:
    """Refuse to go on with another run, to throw an unfinished one away unasked, and to write over a file."""
    rows = found.mark.rows if found.mark is not None else 0
    if rows and found.run is not None and plan.resume:
        other = difference(found.run, plan.run)
        if other is not None:
            raise refuse("other_run", file=plan.target, what=other)
    elif rows and not plan.overwrite:
        raise refuse("unfinished", file=plan.target, rows=rows)
    check_target(plan.target, plan.overwrite)
