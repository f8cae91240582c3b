"""``hatas scan`` into what is written row by row: files that a later run can go on with, lines on standard output."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from analyzer.cli.lines import Lines
from analyzer.cli.messages import SENTENCES, say
from analyzer.cli.notices import Notices
from analyzer.cli.progress import progress, wanted
from analyzer.cli.rulings_watch import RulingsWatch
from analyzer.corpus.duplicates import watched
from analyzer.corpus.input.expand import expanded
from analyzer.corpus.input.read import read_all
from analyzer.corpus.out.draft import Draft
from analyzer.corpus.out.opening import drafted
from analyzer.corpus.out.plan import plan_of
from analyzer.corpus.out.render import Rendered, Shape, render
from analyzer.corpus.rows import STDIN, Source, silent
from analyzer.corpus.setup import Setup
from analyzer.errors import InputError


class Order(NamedTuple):
    """What is to be read, how, and where to."""

    sources: Sequence[Source]
    setup: Setup
    shape: Shape
    jobs: int
    output: str | None
    overwrite: bool
    resume: bool
    quiet: bool

    def files(self) -> list[Source]:
        """The files behind the sources, in order."""
        return [found.source for found in expanded([source._replace(tell=silent) for source in self.sources])]


class Written(NamedTuple):
    """The counts of the summary over all rows, and how many of them earlier runs had done."""

    counts: Mapping[str, int]
    done_before: int


def scan_written(order: Order, notices: Notices, watch: RulingsWatch) -> Written:
    """Read and write.

    Raises:
        AnalyzerError: whatever reading, working or writing raises.
    """
    files, shown = order.files(), wanted(order.quiet, order.output is None)
    with _draft(order, files, notices) as draft:
        with progress(files, order.setup.lang, shown=shown) as meter:
            if not draft.complete:
                rows = watched(read_all(meter.sources(order.sources)), notices.duplicate)
                left = meter.read(islice(rows, draft.mark.rows, None))
                for done in render(left, order.setup, order.shape, order.jobs, whole=watch.watching):
                    draft.add(done)
                    _tell(done, notices, watch)
                    meter.done()
        for said in draft.publish():
            notices.say(said)
    return Written(draft.counts, draft.done_before)


def _tell(done: Rendered, notices: Notices, watch: RulingsWatch) -> None:
    if done.failure:
        notices.failure(done.failure)
    if done.record is not None:
        watch.see(done.record)


@contextmanager
def _draft(order: Order, files: Sequence[Source], notices: Notices) -> Iterator[Draft | Lines]:
    if order.output is None:
        yield Lines(sys.stdout, order.shape.head())
        return
    streams = [source.path for source in files if _is_stream(source.path)]
    if order.resume and streams:
        raise InputError(say("resume_stream", path=streams[0]))
    plan = plan_of(
        order.output,
        files,
        order.setup,
        order.shape,
        resume=order.resume,
        overwrite=order.overwrite,
        lasting=not streams,
    )
    with drafted(plan) as draft:
        if order.resume and draft.done_before:
            notices.say(SENTENCES["resumed"].fill(file=order.output, rows=draft.done_before))
        try:
            yield draft
        except BaseException:
            if draft.kept:
                notices.say(SENTENCES["resumable"].fill(file=order.output, rows=draft.mark.rows))
            raise


def _is_stream(path: str) -> bool:
    return path == STDIN or (Path(path).exists() and not Path(path).is_file())
