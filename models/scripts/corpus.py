"""Store and read the cleaned sentences between the steps of the project."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import astuple
from functools import cache
from pathlib import Path

import srsly
from treebanks import Sentence, Word


def save(sentences: Iterable[Sentence], path: Path) -> int:
    """Write sentences; the number of words is returned."""
    rows = [[s.source, [list(astuple(word)) for word in s.words]] for s in sentences if s.words]
    path.parent.mkdir(parents=True, exist_ok=True)
    srsly.write_msgpack(path, rows)
    return sum(len(words) for _, words in rows)


@cache
def load(path: Path) -> list[Sentence]:
    """Read sentences, once for each file; not to be changed in place."""
    rows = srsly.read_msgpack(path)
    return [Sentence(tuple(Word(*word) for word in words), source) for source, words in rows]
