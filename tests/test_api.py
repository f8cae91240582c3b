"""The library's front door, given what it cannot read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from analyzer import Analyzer
from analyzer.errors import InputError

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
