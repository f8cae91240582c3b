"""The texts that are measured: corpora as they are, and card effects without end, made from the shipped examples."""

from __future__ import annotations

import csv
import json
import random
import re
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
_SEED = 510
_SENTENCE = re.compile(r"(?<=[.!?])\s+")
_NUMBER = re.compile(r"\b\d+\b")
_SWAPS = ("kalandozó", "bestia", "szövetséges", "harcos", "varázsló", "hős", "zsoldos", "őr")
_SWAP = re.compile(r"\b(?:" + "|".join(_SWAPS) + r")\b")


def corpus(paths: Sequence[Path], limit: int | None) -> list[str]:
    """Read the field `text` of JSON Lines files; the example cards where none is given."""
    if not paths:
        return list(islice(example_cards(), limit))
    rows = (json.loads(line)["text"] for path in paths for line in path.open(encoding="utf-8"))
    return list(islice(rows, limit))


def example_cards() -> Iterator[str]:
    """Yield the effects of the example cards."""
    with (EXAMPLES / "cards.csv").open(encoding="utf-8", newline="") as file:
        yield from (row["text"] for row in csv.DictReader(file))


def recombined(count: int) -> Iterator[str]:
    """Yield `count` effects of one to three sentences of the example cards, with other nouns and numbers."""
    source = random.Random(_SEED)
    sentences = sorted({sentence for card in example_cards() for sentence in _SENTENCE.split(card) if sentence.strip()})
    for _ in range(count):
        picked = " ".join(source.choices(sentences, k=source.randint(1, 3)))
        numbered = _NUMBER.sub(lambda _: str(source.randint(0, 99)), picked)
        yield _SWAP.sub(lambda _: source.choice(_SWAPS), numbered)
