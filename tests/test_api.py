"""The library's front door, given what it cannot read."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest

from analyzer import Analyzer, resolve
from analyzer.errors import InputError, LexiconError

GIVEN: list[tuple[Any, int]] = [
    (["Nem támadhat."], 1),
    ("ab", 1),
    (["ab"], 1),
    ([("a", "Éber."), ("b", "Éber.", "c")], 2),
    ([{"id": 1, "text": "Éber."}], 1),
    ([(1, "Éber."), (2, None)], 2),
    ([(1.5, "Éber.")], 1),
]


@pytest.mark.parametrize(("rows", "number"), GIVEN, ids=repr)
def test_rows_that_are_no_pairs_are_refused(rows: Iterable[Any], number: int) -> None:
    """A row that is no pair of an id and a text is named by its number, with what to give instead."""
    with pytest.raises(InputError) as caught:
        list(Analyzer("lexicon").analyze_many(rows))
    assert f"Item {number} is no pair" in caught.value.said.en
    assert f"A sorozat {number}. eleme nem" in caught.value.said.hu
    assert "enumerate(texts)" in caught.value.said.en


def test_pairs_are_read_in_order() -> None:
    """Pairs of any kind of id, as tuples or lists, give one record each, in order."""
    rows: list[Any] = [(None, "Éber."), ["b", "Nem támadhat."], (3, "")]
    found = list(Analyzer("lexicon").analyze_many(rows))
    assert [(record.id, record.text) for record in found] == [tuple(row) for row in rows]
    assert [r.id for r in Analyzer("lexicon").analyze_many(enumerate(["Éber.", ""]))] == [0, 1]


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: Analyzer("lexicon", policy="lax"), "policy: 'lax' is unknown; choose from standard, letter"),
        (lambda: Analyzer("lexicon", lang="de"), "lang: 'de' is unknown; choose from hu, en"),
        (lambda: resolve("x", "y", engine="lexicon", timing="b"), "timing: 'b' is unknown; choose from a_first"),
        (lambda: resolve("x", "y", engine="lexicon", contradiction="total"), "contradiction: 'total' is unknown"),
        (lambda: Analyzer("lexicon").resolve("x", "y", timeline_order="a"), "timeline_order: 'a' is unknown"),
    ],
)
def test_a_misspelt_value_is_refused_with_those_that_there_are(call: Callable[[], object], said: str) -> None:
    """A value outside of its list is neither taken for the default nor a KeyError from the depths."""
    with pytest.raises(InputError, match=re.escape(said)):
        call()


def test_one_lexicon_file_may_stand_alone(tmp_path: Path) -> None:
    """A single path is that of a file, not of as many files as it has letters."""
    with pytest.raises(LexiconError, match=r"sajat\.toml"):
        Analyzer("lexicon", lexicon=str(tmp_path / "sajat.toml"))
