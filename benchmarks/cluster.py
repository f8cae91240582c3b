"""Texts a second of ``hatas scan --cluster`` on this machine, for the sizing table of `docs/cluster.md`.

    python benchmarks/cluster.py [--files 8] [--texts 25000] [--workers 1 2]

The files are CSV, made of recombined example cards. Seconds are those of the whole command by the clock, the start of
the cluster included; nothing else should run beside it. Memory is the greatest sum of all its processes.
"""

from __future__ import annotations

import argparse
import csv
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from speeds.texts import recombined


def main() -> None:
    """Parse the arguments, write the files, run each size and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--files", type=int, default=8)
    parser.add_argument("--texts", type=int, default=25_000, help="texts of a file")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    args = parser.parse_args()
    total = args.files * args.texts
    with tempfile.TemporaryDirectory() as scratch:
        files = write(Path(scratch), args.files, args.texts)
        runs: dict[str, list[str]] = {"hatas scan": ["-o", f"{scratch}/alone.jsonl"]}
        for workers in args.workers:
            runs[f"--cluster local:{workers}"] = ["--cluster", f"local:{workers}", "-o", f"{scratch}/out{workers}"]
        print(f"{total} texts in {args.files} files\n\n| run | seconds | texts/s |\n|---|---:|---:|")
        for name, options in runs.items():
            seconds = timed([*files, "--format", "jsonl", "-q", *options])
            print(f"| {name} | {seconds:.1f} | {total / seconds:,.0f} |")


def write(folder: Path, files: int, texts: int) -> list[str]:
    """Write the card files and return their paths."""
    source = recombined(files * texts)
    paths = [folder / f"cards{number:03}.csv" for number in range(files)]
    for path in paths:
        with path.open("w", encoding="utf-8", newline="") as stream:
            table = csv.writer(stream)
            table.writerow(["id", "text"])
            table.writerows([f"{path.stem}-{row}", next(source)] for row in range(texts))
    return [str(path) for path in paths]


def timed(arguments: list[str]) -> float:
    """Run ``hatas scan`` and return its seconds by the clock."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-m", "analyzer", "scan", *arguments], check=True)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
