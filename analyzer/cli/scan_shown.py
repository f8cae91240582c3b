"""``hatas scan`` into what is written only when every record is there: the table for the eye, disagreements by kind."""

from __future__ import annotations

from analyzer.cli.notices import Notices
from analyzer.cli.progress import progress, wanted
from analyzer.cli.rulings_watch import RulingsWatch
from analyzer.cli.scan_written import Order, Written
from analyzer.cli.sinks import sink_for
from analyzer.cli.target import target
from analyzer.corpus.duplicates import watched
from analyzer.corpus.input.read import read_all
from analyzer.corpus.scan import scan
from analyzer.corpus.summary import Tally


def scan_shown(order: Order, notices: Notices, watch: RulingsWatch, disagreements: bool) -> Written:
    """Read all, then write.

    Raises:
        AnalyzerError: whatever reading, working or writing raises.
    """
    tally = Tally()
    with target(order.output, order.overwrite) as stream:
        sink = sink_for(order.shape.form, stream, order.setup.lang, disagreements)
        with progress(order.files(), order.setup.lang, shown=wanted(order.quiet, to_stdout=False)) as meter:
            rows = meter.read(watched(read_all(meter.sources(order.sources)), notices.duplicate))
            for scanned in scan(rows, order.setup, order.jobs):
                tally.add(scanned.record)
                notices.failed(scanned.record)
                watch.see(scanned.record)
                sink.add(scanned)
                meter.done()
        sink.finish()
    return Written(tally.counts, 0)
