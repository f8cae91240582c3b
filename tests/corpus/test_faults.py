"""The sentences: both languages, every placeholder filled."""

from __future__ import annotations

import pickle
import string

import pytest

from analyzer.corpus.faults import SAID, refuse


def fields(template: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


@pytest.mark.parametrize("code", SAID)
def test_both_languages_say_the_same_things(code: str) -> None:
    """A Hungarian sentence mentions exactly what the English one does."""
    assert fields(SAID[code].hu) == fields(SAID[code].en)


def test_refusals_cross_process_borders() -> None:
    """An error keeps both languages through pickling."""
    error = refuse("missing_file", file="lapok.csv")
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), copy.said, str(copy)) == (type(error), error.said, error.said.en)
