"""Speed in one run, as figures and ratios. Needs `pip install -e ".[test]" simplemma`; on Linux or macOS.

    python benchmarks/speed.py [CORPUS.jsonl …] [--limit N] [--markdown]
    python benchmarks/speed.py CORPUS.jsonl … --only throughput processes
    python benchmarks/speed.py CORPUS.jsonl … --only proof --generated 20000
    python benchmarks/speed.py --only memory --texts 10000 100000 1000000

Each corpus is JSON Lines with a field `text`; without one the shipped example cards are read. Texts per second are
those of the processor's time, which other work on the machine changes little; what several processes gain is told by
the clock on the wall, so nothing else should run beside it. The regex floor is the normalised view and the search for
operator forms alone: nothing that reads the same texts can be faster.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from speeds import cold, memory, pairs, proof, throughput
from speeds.clock import table
from speeds.texts import corpus


class Page:
    """What the parts print on."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        self.texts: list[str] = corpus(arguments.corpora, arguments.limit)

    def show(self, title: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Print a table under its title."""
        mark = "### " if self.arguments.markdown else ""
        print(f"\n{mark}{title}\n\n{table(head, rows, self.arguments.markdown)}", flush=True)


def show_throughput(page: Page) -> None:
    """All texts, then those without an operator, then those that need no model at all."""
    sets = {
        "all": page.texts,
        "without operators": throughput.without_operators(page.texts),
        "without operators and exceptions": throughput.without_a_model(page.texts),
    }
    for title, texts in sets.items():
        found = list(throughput.rows(texts, page.arguments.engine))
        rate = {row.name: row.texts / row.run.cpu for row in found}
        page.show(
            f"Texts per second, {title}: {len(texts)} texts, {found[0].megabytes:.2f} MB",
            ("reading", "texts/s", "MB/s", "time, the floor = 1", "speed, plain nlp.pipe = 1"),
            [
                (
                    row.name,
                    f"{rate[row.name]:,.0f}",
                    f"{row.megabytes / row.run.cpu:.2f}",
                    f"{rate[throughput.FLOOR] / rate[row.name]:.1f}",
                    f"{rate[row.name] / rate[throughput.PLAIN]:.2f}",
                )
                for row in found
            ],
        )


def show_processes(page: Page) -> None:
    """One process and two, by the clock on the wall, without the time that they take to start."""
    count = page.arguments.spread
    runs = {jobs: (memory.scanned(64 * jobs, jobs), memory.scanned(count, jobs)) for jobs in (1, 2)}
    seconds = {jobs: whole.seconds - start.seconds for jobs, (start, whole) in runs.items()}
    page.show(
        f"Processes: hatas scan of {count} recombined effects",
        ("jobs", "texts/s", "speed, one = 1", "start, seconds"),
        [
            (str(jobs), f"{count / taken:,.0f}", f"{seconds[1] / taken:.2f}", f"{runs[jobs][0].seconds:.2f}")
            for jobs, taken in seconds.items()
        ],
    )


def show_memory(page: Page) -> None:
    """Peak memory over more and more texts."""
    found = [memory.scanned(count, different=page.arguments.different) for count in page.arguments.texts]
    page.show(
        "Memory: hatas scan of recombined effects, streamed",
        ("texts", "peak, MB", "CPU seconds", "texts per CPU second"),
        [(f"{s.texts:,}", f"{s.megabytes:.0f}", f"{s.cpu:.0f}", f"{s.texts / s.cpu:,.0f}") for s in found],
    )


def show_cold(page: Page) -> None:
    """Whole processes."""
    page.show(
        "Cold start, from start to exit",
        ("command", "seconds", "CPU seconds"),
        [(name, f"{run.seconds:.2f}", f"{run.cpu:.2f}") for name, run in cold.starts()],
    )


def show_pairs(page: Page) -> None:
    """Verdicts on ready records."""
    found = [*pairs.scalar(), *pairs.many()]
    page.show(
        "Pairs on ready records",
        ("path", "pairs", "µs a pair", "pairs/s"),
        [(name, f"{count:,}", f"{micro:.3g}", f"{1e6 / micro:,.0f}") for name, count, micro in found],
    )


def show_proof(page: Page) -> None:
    """Staged records against full ones; the exit status is 1 if any differs."""
    sets = {"the corpora" if page.arguments.corpora else "the example cards": page.texts}
    sets["texts of Hypothesis"] = proof.generated(page.arguments.generated)
    found = {name: proof.differing(texts, page.arguments.engine) for name, texts in sets.items()}
    page.show(
        "Staged records against full ones",
        ("texts", "compared", "differ"),
        [(name, f"{len(sets[name]):,}", str(len(wrong))) for name, wrong in found.items()],
    )
    for wrong in found.values():
        print(*map(repr, wrong[:5]), sep="\n", end="")
    if any(found.values()):
        sys.exit(1)


PARTS: dict[str, Callable[[Page], None]] = {
    "throughput": show_throughput,
    "pairs": show_pairs,
    "cold": show_cold,
    "proof": show_proof,
    "processes": show_processes,
    "memory": show_memory,
}


def main() -> None:
    """Parse the arguments and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpora", nargs="*", type=Path)
    parser.add_argument("--limit", type=int, help="read no more than this many texts of the corpora")
    parser.add_argument("--engine", default="hu_effects_sm")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), help="parts to run (all)")
    parser.add_argument("--texts", nargs="+", type=int, default=[10_000, 100_000], help="sizes of the memory runs")
    parser.add_argument("--different", type=int, help="different texts among those of the memory runs (all)")
    parser.add_argument("--spread", type=int, default=20_000, help="texts that one and two processes read")
    parser.add_argument("--generated", type=int, default=2_000, help="texts that Hypothesis makes for the proof")
    parser.add_argument("--markdown", action="store_true", help="print the tables as Markdown")
    page = Page(parser.parse_args())
    for name, part in PARTS.items():
        if name in page.arguments.only:
            part(page)


if __name__ == "__main__":
    main()
