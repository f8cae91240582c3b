"""Names of files from what the user gives: a file, a folder with all in it, a pattern such as ``cards/**/*.csv``.

The names come sorted, so that the same folder gives the same records on every machine.
"""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from analyzer.corpus.faults import refuse, said
from analyzer.corpus.input.formats import ENDINGS, by_name
from analyzer.corpus.rows import STDIN, Source

_SHOWN = 3


class Found(NamedTuple):
    """A source, and whether the user named this very file (or else a folder or a pattern that has it)."""

    source: Source
    named: bool


def expanded(sources: Sequence[Source]) -> Iterator[Found]:
    """Give the files of all sources, in order: those of a folder or a pattern by their names, each once.

    Raises:
        InputError: a folder holds no card file, or a pattern fits none.
    """
    seen: set[str] = set()
    for found in _expanded(sources):
        if found.named or found.source.path not in seen:
            yield found
        seen.add(found.source.path)


def _expanded(sources: Sequence[Source]) -> Iterator[Found]:
    for source in sources:
        path = source.path
        if path == STDIN or os.path.lexists(path):
            yield from _files(source, [path]) if Path(path).is_dir() else [Found(source, named=True)]
        elif glob.has_magic(path):
            matches = sorted(glob.glob(path, recursive=True))  # noqa: PTH207 - a pattern may be absolute
            if not matches:
                raise refuse("no_match", file=path)
            yield from _files(source, matches)
        else:
            yield Found(source, named=True)  # a missing file, refused when it is opened


def _files(source: Source, roots: Sequence[str]) -> Iterator[Found]:
    every = sorted({file: None for root in roots for file in _below(root)}, key=lambda file: Path(file).parts)
    cards = [file for file in every if _is_card_file(file, source)]
    if not cards:
        raise refuse("no_cards_in_folder", file=source.path, endings=", ".join(ENDINGS))
    others = [file for file in every if not _is_card_file(file, source)]
    if others:
        examples = ", ".join(Path(file).name for file in others[:_SHOWN]) + (", …" if len(others) > _SHOWN else "")
        source.tell(said("told_ignored", file=source.path, count=len(others), examples=examples))
    yield from (Found(source._replace(path=file), named=False) for file in cards)


def _below(root: str) -> Iterator[str]:
    """Give a file, or all files of a folder but hidden ones; links to folders are not followed: they may lead back."""
    if not Path(root).is_dir():
        yield root
        return
    for folder, below, files in os.walk(root):
        below[:] = [name for name in below if not name.startswith(".")]
        yield from (str(Path(folder, name)) for name in files if not name.startswith("."))


def _is_card_file(file: str, source: Source) -> bool:
    found = by_name(file)
    return found is not None and source.format in (None, found)
