"""The words of a text as a set: the cheapest question to ask of it is whether it holds a word at all."""

from __future__ import annotations

import re
from functools import lru_cache

_RUN = re.compile(r"[^\W_]+")
_WORD = re.compile(r"\w+")


@lru_cache(maxsize=512)
def words_of(folded: str) -> frozenset[str]:
    """Return the runs of letters and digits of a case-folded text."""
    return frozenset((_RUN if "_" in folded else _WORD).findall(folded))


def first_run(form: str) -> str:
    """Return the first run of letters and digits of a form or phrase, "" if it has none."""
    found = _RUN.search(form)
    return "" if found is None else found.group()


def is_run(word: str) -> bool:
    """Tell whether a word is one run of letters and digits."""
    return _RUN.fullmatch(word) is not None
