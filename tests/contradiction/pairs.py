"""The pairs of the case files, read without a model."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from analyzer.contradiction.naming import Effect
from analyzer.lexicon import load_lexicon
from analyzer.lexicon.parts import part_rules
from analyzer.text.parts import split_parts
from tests.records.words import read

CASES = Path(__file__).with_name("cases")


class Pair(NamedTuple):
    """One case: two effects and what a judge says of them."""

    file: str
    a: str
    b: str
    contradicts: str
    words: list[list[str]]
    text: str | None
    model: bool

    @property
    def label(self) -> str:
        """A short name for reports."""
        return f"{self.file}: {self.a[:40]} / {self.b[:40]}"


def pairs() -> list[Pair]:
    """Return every case of every file, in order."""
    return [
        _pair(path.stem, row)
        for path in sorted(CASES.glob("*.yaml"))
        for row in yaml.safe_load(path.read_text("utf-8"))
    ]


def _pair(file: str, row: dict[str, Any]) -> Pair:
    return Pair(
        file,
        row["a"],
        row["b"],
        row["contradicts"],
        row.get("words", []),
        row.get("text"),
        bool(row.get("model", False)),
    )


@lru_cache(maxsize=4096)
def effect(text: str) -> Effect:
    """Give the analysis and the parts of `text` by form alone."""
    analysis = read(text)
    return Effect(analysis, split_parts(analysis.text, part_rules(load_lexicon())))
