"""What the tool adds to a search for words: level and mode of labelled effects by four ways of reading.

    python benchmarks/comparison.py PAIRS.jsonl [PAIRS.jsonl …] [--csak CSAK.jsonl …] [--model hu_core_news_md]

The files are labelled pairs: `a`, `b`, `a_level`, `b_level`, `a_mode`, `b_mode`; with --csak also texts whose csak are
labelled (`text`, `gold`: `start`, `reading`), to which a word search gives one and the same reading. The ways: the
words as they are printed in the rule, found by a regular expression; the same with every form written down; the lemmas
of a bare pipeline compared with those words; hatas-analyzer.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable
from pathlib import Path

from analyzer import Analyzer, load_pipeline

STRONG = {"mindenképpen", "semmiképpen"}
PROHIBITIVE = {"nem", "sem", "csak"}
STRONG_FORMS = STRONG | {"mindenképp", "semmiképp", "semmiféleképpen", "mindenféleképpen"}
PROHIBITIVE_FORMS = PROHIBITIVE | {"se", "ne", "nincs", "sincs", "csakis"}
Label = tuple[str, str]
Way = Callable[[str], Label]


def label(words: set[str], strong: set[str] = STRONG, prohibitive: set[str] = PROHIBITIVE) -> Label:
    """Return level and mode that follow from the presence of words alone."""
    return ("strong" if words & strong else "weak", "prohibitive" if words & prohibitive else "permissive")


def by_printed_words(text: str) -> Label:
    """The words of the rule as printed."""
    return label(set(re.findall(r"\w+", text.lower())))


def by_listed_forms(text: str) -> Label:
    """The words of the rule and their other forms."""
    return label(set(re.findall(r"\w+", text.lower())), STRONG_FORMS, PROHIBITIVE_FORMS)


def by_lemma(model: str) -> Way:
    """The lemmas of the pipeline `model`, which nothing else checks."""
    nlp = load_pipeline(model)
    return lambda text: label({token.lemma_.lower() for token in nlp(text)})


def by_tool(text: str, analyzer: Analyzer = Analyzer()) -> Label:  # noqa: B008  # one for all texts
    """The record's level and mode."""
    record = analyzer.analyze(text)
    return record.level.value, record.mode.value


def effects(paths: list[Path]) -> dict[str, Label]:
    """Return the distinct effects of the files with their labels."""
    rows = [json.loads(line) for path in paths for line in path.open(encoding="utf-8")]
    return {row[side]: (row[f"{side}_level"], row[f"{side}_mode"]) for row in rows for side in ("a", "b")}


def csak(paths: list[Path], analyzer: Analyzer) -> tuple[int, float, float]:
    """Return how many csak are labelled, and the share that is right: if all restrict, and as the tool reads them."""
    rows = [json.loads(line) for path in paths for line in path.open(encoding="utf-8")]
    gold = {(row["text"], word["start"]): word["reading"] for row in rows for word in row["gold"]}
    read = {(row["text"], o.start): o.reading for row in rows for o in analyzer.analyze(row["text"]).operators}
    right = sum(read.get(place) == reading for place, reading in gold.items())
    return len(gold), sum(r == "restrictive" for r in gold.values()) / len(gold), right / len(gold)


def main() -> None:
    """Parse the arguments and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pairs", nargs="+", type=Path)
    parser.add_argument("--model", default="hu_effects_sm")
    parser.add_argument("--csak", nargs="*", default=[], type=Path)
    args = parser.parse_args()
    gold = effects(args.pairs)
    ways: dict[str, Way] = {
        "regex, printed words": by_printed_words,
        "regex, listed forms": by_listed_forms,
        f"lemmas of {args.model}": by_lemma(args.model),
        "hatas-analyzer": by_tool,
    }
    print(f"{len(gold)} effects\n\n| way | level right | mode right | both |\n|---|---|---|---|")
    for name, way in ways.items():
        read = {text: way(text) for text in gold}
        right = [tuple(r == g for r, g in zip(read[text], gold[text], strict=True)) for text in gold]
        level, mode, both = (sum(column) / len(gold) for column in zip(*((*r, all(r)) for r in right), strict=True))
        print(f"| {name} | {level:.3f} | {mode:.3f} | {both:.3f} |")
    if args.csak:
        number, constant, tool = csak(args.csak, Analyzer())
        print(f"\n{number} csak: every one taken as restrictive {constant:.3f}; hatas-analyzer {tool:.3f}")


if __name__ == "__main__":
    main()
