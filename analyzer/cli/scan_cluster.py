"""``hatas scan --cluster``: the files go to the workers of a cluster, their records into a folder."""

from __future__ import annotations

from collections import Counter

from analyzer.cli.notices import Notices
from analyzer.cli.progress import files_shown, wanted
from analyzer.cli.scan_written import Order, Written


def scan_cluster(order: Order, address: str, notices: Notices) -> Written:
    """Read and write.

    Raises:
        AnalyzerError: the cluster cannot be reached, or whatever reading, working or writing raises.
    """
    from analyzer.cluster import connect, scan_files

    counts: Counter[str] = Counter()
    files = order.files()
    with connect(address) as client:
        done = scan_files(
            client,
            files,
            str(order.output),
            order.setup,
            order.shape,
            resume=order.resume,
            overwrite=order.overwrite,
        )
        for each in files_shown(done, len(files), order.setup.lang, shown=wanted(order.quiet, to_stdout=False)):
            counts.update(each.counts)
            for said in each.said:
                notices.told(said)
            for reason in each.failures:
                notices.failure(reason)
    return Written(counts, 0)
