"""Ids that occur twice."""

from __future__ import annotations

from analyzer.corpus import Place, Row
from analyzer.corpus.duplicates import watched


def test_both_rows_are_kept_and_named() -> None:
    """A repeated id is told with the place of its first row; rows without an id are never told; all pass."""
    ids = ["a", None, "b", "a", None, 1, "1", "a"]
    rows = [Row(Place("lapok.csv", number), id_, "Éber.") for number, id_ in enumerate(ids, 2)]
    told: list[tuple[str, int, int]] = []
    passed = list(watched(rows, lambda id_, first, second: told.append((id_, first.row, second.row))))
    assert passed == rows
    assert told == [("a", 2, 5), ("1", 7, 8), ("a", 2, 9)]


def test_equal_places_of_different_rows() -> None:
    """The same file given twice repeats every id, even where the places are equal."""
    row = Row(Place("lapok.csv", 2), "a", "Éber.")
    told: list[str] = []
    list(watched([row, row._replace(place=Place("lapok.csv", 2))], lambda id_, *_: told.append(id_)))
    assert told == ["a"]
