"""What long texts cost: many operators in one sentence, and many sentences in one text.

    python benchmarks/long_texts.py [CORPUS.jsonl …] [--operators 250 500 …] [--megabytes 1 10] [--markdown]

Seconds are those of the processor, which other work on the machine changes little. The sentences of the long texts are
those of the corpora (JSON Lines with a field `text`), or of the example cards, one after the other. `growth` says by
which power of the size the cost grew from the row before: 1 is in step with it, 2 quadratic.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path

from speeds.clock import best, table
from speeds.texts import corpus

from analyzer import Analyzer

ENGINES = ("lexicon", "hu_effects_sm")
REPEATED = ("csak ", "nem ", "sem ", "csak éber, ", "nem ez, hanem ")
Row = tuple[str, ...]


def seconds(analyzer: Analyzer, text: str, repeats: int) -> float:
    """Return the seconds of the processor that reading `text` takes."""
    return best(lambda: analyzer.analyze(text), repeats).cpu


def growths(sizes: Sequence[int], costs: Sequence[float]) -> list[str]:
    """Return the power of the size by which the cost grew, from each row to the next."""
    steps = zip(sizes, sizes[1:], costs, costs[1:], strict=False)
    return ["", *[f"{math.log(y / x) / math.log(n / m):.2f}" for m, n, x, y in steps]]


def operators(analyzer: Analyzer, engine: str, counts: Sequence[int]) -> Iterator[Row]:
    """Yield a row for each repeated wording and number of times."""
    for words in REPEATED:
        costs = [seconds(analyzer, words * count, 2) for count in counts]
        for count, cost, growth in zip(counts, costs, growths(counts, costs), strict=True):
            yield engine, words.strip(), f"{count:,}", f"{len(words) * count:,}", f"{cost:.3f}", growth


def long_text(texts: Sequence[str], size: int) -> str:
    """Join texts, over and over, until they have `size` code points."""
    taken: list[str] = []
    length = 0
    for text in cycle(texts):
        taken.append(text)
        length += len(text) + 1
        if length >= size:
            return "\n".join(taken)[:size]
    raise ValueError("no texts")


def sentences(analyzer: Analyzer, engine: str, texts: Sequence[str], megabytes: Sequence[float]) -> Iterator[Row]:
    """Yield a row for each size of a text of plain sentences."""
    sizes = [int(mb * 1_000_000) for mb in megabytes]
    costs = [seconds(analyzer, long_text(texts, size), 1) for size in sizes]
    for mb, cost, growth in zip(megabytes, costs, growths(sizes, costs), strict=True):
        yield engine, f"{mb:g}", f"{cost:.1f}", f"{mb / cost:.2f}", growth


def main() -> None:
    """Measure and print both tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpora", nargs="*", type=Path)
    parser.add_argument("--engines", nargs="+", default=list(ENGINES))
    parser.add_argument("--operators", nargs="*", type=int, default=[250, 500, 1000, 2000, 4000])
    parser.add_argument("--megabytes", nargs="*", type=float, default=[1, 10])
    parser.add_argument("--markdown", action="store_true")
    chosen = parser.parse_args()
    texts = corpus(chosen.corpora, None)
    many: list[Row] = []
    long: list[Row] = []
    for engine in chosen.engines:
        analyzer = Analyzer(engine)
        analyzer.analyze("A hős csak támadhat.")
        many += operators(analyzer, engine, chosen.operators)
        long += sentences(analyzer, engine, texts, chosen.megabytes)
    print(table(("engine", "repeated", "times", "characters", "seconds", "growth"), many, chosen.markdown))
    print()
    print(table(("engine", "MB", "seconds", "MB/s", "growth"), long, chosen.markdown))


if __name__ == "__main__":
    main()
