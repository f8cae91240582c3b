"""Ids that occur twice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from analyzer.corpus import Place, Row
from analyzer.corpus.duplicates import watched
from analyzer.corpus.rows import RowId


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


@given(
    st.lists(
        st.tuples(
            st.none() | st.integers(-2, 12) | st.sampled_from(["1", "01", "-1", "²", "١", "", "a", "9" * 30]),
            st.builds(Place, st.sampled_from("ab"), st.integers(0, 9), st.sampled_from(["", "x"]), st.just("lap")),
        )
    )
)
def test_every_repeated_id_is_told_with_its_first_place(ids: list[tuple[RowId, Place]]) -> None:
    """What is told is what a plain list of all rows before would tell, however ids and places are kept."""
    told: list[tuple[str, Place, Place]] = []
    rows = [Row(place, id_, "Éber.") for id_, place in ids]
    assert list(watched(rows, lambda *one: told.append(one))) == rows
    first = {str(id_): place for id_, place in reversed(ids) if id_ is not None}
    known: set[str] = set()
    expected = []
    for id_, place in ids:
        if id_ is not None and str(id_) in known:
            expected.append((str(id_), first[str(id_)], place))
        known |= {str(id_)}
    assert told == expected
