"""Convert the treebanks to one cleaned corpus: `python convert.py ARCHIVES OUTPUT`."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Annotated

import srsly
import typer
from augment import Rates, vary
from cards import Cards
from clean import clean
from corpus import save
from treebanks import Sentence, korkor, nerkor
from trees import repair

from docs import write

SEED = 0
DEV_SENTENCES = 2500
VARIANTS = 2
CARDS = Path(__file__).parent.parent / "data"
CARDS_EACH = 60
TREE_CARDS_EACH = 6


def sample(sentences: list[Sentence], size: int, seed: int) -> list[Sentence]:
    """A random but reproducible part."""
    return random.Random(seed).sample(sentences, min(size, len(sentences)))


def varied(sentences: list[Sentence]) -> list[Sentence]:
    """The sentences and some variants of each, for the parser."""
    rng = random.Random(SEED)
    return sentences + [vary(s, Rates(), rng) for _ in range(VARIANTS) for s in sentences]


def main(
    archives: Annotated[Path, typer.Argument(help="folder with nerkor.tar.xz and korkor.tar.xz")],
    output: Annotated[Path, typer.Argument(help="folder for the corpus files")],
) -> None:
    """Read, clean, and write train, dev sentences."""
    counts: Counter[str] = Counter()
    news = {p: clean(nerkor(archives, p), counts) for p in ("train", "devel")}
    trees = {p: clean(korkor(archives, p), counts) for p in ("train", "dev")}
    fixed = {part: [repair(sentence) for sentence in sentences] for part, sentences in trees.items()}
    cards = Cards(CARDS)
    train = news["train"] + fixed["train"] + cards.build(CARDS_EACH, SEED)
    tree_cards = cards.build(TREE_CARDS_EACH, SEED)
    sizes = {
        "train": save(train, output / "train.msgpack"),
        "dev": save(sample(news["devel"], DEV_SENTENCES, SEED), output / "dev.msgpack"),
        "trees_train": write(varied(fixed["train"] + tree_cards), output / "trees_train.spacy"),
        "trees_dev": write(fixed["dev"], output / "trees_dev.spacy"),
    }
    report = {"tokens": sizes, "corrections": dict(sorted(counts.items()))}
    srsly.write_json(output / "conversion.json", report)


if __name__ == "__main__":
    typer.run(main)
