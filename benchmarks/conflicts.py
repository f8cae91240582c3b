"""Cost of ``hatas conflicts`` over card sets of growing size and a fixed density of conflicts.

    python benchmarks/conflicts.py [--sizes 3000 10000 30000] [--jobs 2] [--keep FOLDER]

The effects are made from the shipped example cards, with a fixed seed: their sentences with other nouns and numbers,
one or two to an effect, some under a condition that names somebody; sentences that would contradict one kept before are
left out, and those with an exception, which contradict whatever two sentences together name and deny. Each tenth effect
begins with a sentence for a planted conflict; each pair of them names somebody of its own. So conflicts grow with the
size of the set, not with its square. Figures are those of the whole command, from start to exit, and of all its
processes: seconds of the clock, seconds of all processors, and the greatest sum of memory.
"""

from __future__ import annotations

import argparse
import csv
import math
import random
import re
import resource
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from analyzer import Analyzer
from analyzer.contradiction import Proposition, between, load_game, propositions

CARDS = Path(__file__).resolve().parents[1] / "examples" / "cards.csv"
SEED = 510
SWAPS = (
    ("kalandozó", "bestia", "szövetséges", "harcos"),
    ("Sor", "Raktár", "Torony", "Múlt"),
    ("MP", "alapszint", "lap"),
)
PLANTS = (
    ("{name} nem forgatható el.", "{name} elforgatható."),
    ("Játékosa nem áldozhatja fel {name_acc}.", "Játékosa feláldozhatja {name_acc}."),
    ("Kalandozók semmiképpen sem akadályozhatják {name_acc}.", "Bármely kalandozó akadályozhatja {name_acc}."),
    ("{name} nem idézhető le.", "{name} minden tiltás ellenére leidézhető."),
)
_BEGINNING = re.compile(r"(?:^|(?<=[.!?] ))\w")  # a noun that came there by exchange begins a sentence
PLANTED = 10  # every tenth effect; two make a conflict


class Figures(NamedTuple):
    """What one run cost and found."""

    size: int
    seconds: float
    processor: float
    megabytes: float
    candidates: int
    conflicts: int


def main() -> None:
    """Parse the arguments, run each size and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", nargs="+", type=int, default=[3000, 10000, 30000])
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="keep the card sets and the conflicts in this folder")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = args.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        sentences = compatible_sentences()
        print(f"{len(sentences)} sentences from {CARDS.name}; jobs {args.jobs}")
        print(f"{'effects':>8} {'seconds':>8} {'CPU s':>7} {'MB':>6} {'candidate pairs':>16} {'conflicts':>10}")
        found = [_run(size, sentences, folder, args.jobs) for size in args.sizes]
    for one, other in pairwise(found):
        seconds, processor = (_exponent(one, other, field) for field in ("seconds", "processor"))
        print(f"exponent {one.size} → {other.size}: {seconds:.2f} by the clock, {processor:.2f} by the processors")


def _run(size: int, sentences: Sequence[str], folder: Path, jobs: int) -> Figures:
    path = folder / f"cards_{size}.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(
            [("id", "text"), *((f"K{n}", text) for n, text in enumerate(effects(size, sentences)))]
        )
    figures = measure(size, path, folder / f"conflicts_{size}.jsonl", jobs)
    print(
        f"{size:8} {figures.seconds:8.1f} {figures.processor:7.1f} {figures.megabytes:6.0f} "
        f"{figures.candidates:16} {figures.conflicts:10}",
        flush=True,
    )
    return figures


def _exponent(one: Figures, other: Figures, field: str) -> float:
    return math.log(getattr(other, field) / getattr(one, field)) / math.log(other.size / one.size)


def compatible_sentences() -> list[str]:
    """Return the cards' sentences with nouns and numbers exchanged, none of which contradicts another."""
    analyzer, game = Analyzer(), load_game()
    kept: list[tuple[str, tuple[Proposition, ...], int]] = []
    for text in [_plant(number, side) for number in range(len(PLANTS)) for side in (0, 1)] + list(_variants()):
        reading = analyzer.read(text, full=True)
        said, parts = propositions(reading.analysis, reading.parts, analyzer.lexicon, game), len(reading.parts)
        plant = len(kept) < 2 * len(PLANTS)
        if reading.record.exceptions and not plant:
            continue
        if plant or all(_compatible(said, parts, s, p) for _, s, p in [("", said, parts), *kept]):
            kept.append((text, said, parts))
    return [text for text, _, _ in kept[2 * len(PLANTS) :]]


def _compatible(said: Sequence[Proposition], parts: int, other: Sequence[Proposition], others: int) -> bool:
    return between(said, parts, other, others, load_game()).kind not in {"full", "partial"}


def _variants() -> Iterator[str]:
    with CARDS.open(encoding="utf-8", newline="") as file:
        texts = [row["text"] for row in csv.DictReader(file)]
    seen = set[str]()
    for shift in range(4):
        for text in texts:
            variant = re.sub(r"\d+", lambda found, by=shift: str(int(found.group()) + by), text)
            for swap in SWAPS:
                variant = _swapped(variant, swap, shift)
            variant = _BEGINNING.sub(lambda found: found.group().upper(), variant)
            if variant not in seen and "\n" not in variant:
                seen.add(variant)
                yield variant


def _swapped(text: str, words: Sequence[str], by: int) -> str:
    pattern = re.compile("|".join(rf"\b{word}\b" for word in words))
    return pattern.sub(lambda found: words[(words.index(found.group()) + by) % len(words)], text)


def effects(size: int, sentences: Sequence[str]) -> Iterator[str]:
    """Give `size` different effects, the same ones each time."""
    chance = random.Random(SEED)
    seen = set[str]()
    planted = 0
    while len(seen) < size:
        text = " ".join(chance.sample(list(sentences), chance.choice((1, 2))))
        if len(seen) % PLANTED == 0:
            text = f"{_plant(planted // 2, planted % 2)} {text}"
        elif chance.random() < 0.3:
            text = f"Ha {_name(chance.randrange(size))} a Sorban van, húzz {chance.randint(1, 4)} lapot. {text}"
        if text not in seen:
            planted += len(seen) % PLANTED == 0
            seen.add(text)
            yield text


def _plant(number: int, side: int) -> str:
    name = _name(10**6 + number)
    return PLANTS[number % len(PLANTS)][side].format(name=name, name_acc=name[:-1] + "át")


def _name(number: int) -> str:
    """Return a name of its own for each number: syllables of the digits, and an ending that no verb has."""
    syllables = ("bor", "kel", "mar", "tis", "zol", "ven", "gur", "lan", "der", "fon")
    return "".join(syllables[int(digit)] for digit in str(number)).capitalize() + "mia"


def measure(size: int, path: Path, output: Path, jobs: int) -> Figures:
    """Run the command on `path` and return what it cost and found."""
    arguments = ["conflicts", str(path), "--format", "jsonl", "-o", str(output), "--overwrite", "--jobs", str(jobs)]
    begun, worked = time.perf_counter(), _worked()
    command = [sys.executable, "-m", "analyzer", "--lang", "en", *arguments]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, encoding="utf-8")
    peak = [0.0]
    watch = threading.Thread(target=_watch, args=(process, peak))
    watch.start()
    _, said = process.communicate()
    seconds, processor = time.perf_counter() - begun, _worked() - worked
    watch.join()
    if process.returncode not in {0, 1}:
        raise SystemExit(said)
    counts = re.search(r"candidate pairs: (\d+) · contradictions: (\d+)", said)
    if counts is None:
        raise SystemExit(said)
    return Figures(size, seconds, processor, peak[0], int(counts.group(1)), int(counts.group(2)))


def _worked() -> float:
    """Return the seconds that processors have worked for the processes begun here that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _watch(process: subprocess.Popen[str], peak: list[float]) -> None:
    """Keep the greatest sum of the memory of all processes, in MB, seen every fifth of a second (Linux)."""
    while process.poll() is None:
        peak[0] = max(peak[0], sum(_resident(pid) for pid in _family(process.pid)))
        time.sleep(0.2)


def _family(pid: int) -> Iterator[int]:
    yield pid
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return
    for child in children:
        yield from _family(int(child))


def _resident(pid: int) -> float:
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    found = re.search(r"VmRSS:\s+(\d+)", status)
    return int(found.group(1)) / 1024 if found else 0.0


if __name__ == "__main__":
    main()
