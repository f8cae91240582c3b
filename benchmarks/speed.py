"""Speed in one run, as figures and ratios: cold starts, and texts per second with each engine.

    python benchmarks/speed.py CORPUS.jsonl [CORPUS.jsonl …] [--limit N]

Each corpus is JSON Lines with a field `text`. The regex floor is the search for operator forms alone: nothing that
reads the same texts can be faster.
"""

from __future__ import annotations

import argparse
import json
import resource
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from analyzer import Analyzer
from analyzer.lexicon import load_lexicon
from analyzer.operators import Matcher
from analyzer.text import NormalText

A = "Ostromból éberen tér vissza sorba"
B = "Ostromból mindenképpen sérülten kerül vissza sorba"


def main() -> None:
    """Parse the arguments and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpora", nargs="+", type=Path)
    parser.add_argument("--limit", type=int, help="read no more than this many texts")
    args = parser.parse_args()
    texts = [json.loads(line)["text"] for path in args.corpora for line in path.open(encoding="utf-8")][: args.limit]
    cold_starts()
    throughput(texts)
    print(f"\npeak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


def cold_starts(repeats: int = 5) -> None:
    """Time whole processes from start to exit, median of `repeats`."""
    hatas = shutil.which("hatas", path=str(Path(sys.executable).parent)) or "hatas"
    commands = {
        "python -c pass": [sys.executable, "-c", "pass"],
        "hatas --help": [hatas, "--help"],
        "hatas resolve --engine lexicon": [hatas, "resolve", "--engine", "lexicon", A, B],
        "hatas resolve": [hatas, "resolve", A, B],
    }
    print("cold start, seconds (median of", repeats, "runs)")
    for name, command in commands.items():
        print(f"  {name:32} {statistics.median(_seconds(command) for _ in range(repeats)):.2f}")


def _seconds(command: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, capture_output=True, check=False)
    return time.perf_counter() - start


def throughput(texts: list[str]) -> None:
    """Read every text once with each engine, and find forms alone as the floor."""
    matcher = Matcher(load_lexicon())
    runs: dict[str, Callable[[str], object]] = {
        "regex floor": lambda text: matcher.may_match(NormalText(text)),
        "lexicon": Analyzer("lexicon").analyze,
        "hu_effects_sm": Analyzer().analyze,
    }
    print(f"\ntexts per second over {len(texts)} texts ({sum(map(len, texts)) / 1e6:.2f} M characters)")
    floor = 0.0
    for name, read in runs.items():
        read(texts[0])
        start = time.perf_counter()
        for text in texts:
            read(text)
        rate = len(texts) / (time.perf_counter() - start)
        floor = floor or rate
        print(f"  {name:16} {rate:10.0f}   {floor / rate:7.1f} × the floor's time")


if __name__ == "__main__":
    main()
