"""The tables that records become."""

from __future__ import annotations

import msgspec
import pytest

from analyzer.corpus.out.columns import table_of
from analyzer.corpus.out.form import Unit
from analyzer.records.model import Operator
from tests.corpus.out.building import TEXTS, rendered, rows

KINDS = {"text": str, "number": int, "truth": bool, "texts": list}


def lines(unit: Unit, broken: int = 0) -> list[dict[str, object]]:
    return [
        msgspec.json.decode(line)
        for done in rendered(rows(broken=broken), "parquet", unit)
        for line in done.data.splitlines()
    ]


@pytest.mark.parametrize("unit", ["effect", "operator"])
def test_every_cell_is_of_its_kind(unit: Unit) -> None:
    """Every row has every column in its order, and each cell is empty or of the kind of its column."""
    columns = table_of(unit).columns
    for row in lines(unit, broken=3):
        assert list(row) == [column.name for column in columns]
        for column in columns:
            assert row[column.name] is None or type(row[column.name]) is KINDS[column.kind], column


def test_a_row_an_effect() -> None:
    """Each effect gives one row, with where it stands and what was found; a failed one its error and no findings."""
    found = lines("effect", broken=3)
    assert [row["text"] for row in found] == list(TEXTS)
    assert [row["row"] for row in found] == [1, 2, 3, 4, 5]
    assert (found[1]["file"], found[1]["sheet"], found[1]["column"], found[1]["id"]) == (
        "lapok.xlsx",
        "Hősök",
        "szöveg",
        "k2",
    )
    assert (found[1]["counted"], found[1]["not_counted"], found[1]["csak"]) == (["nem"], ["csak"], ["ambiguous"])
    assert "„Hősök” munkalap" in str(found[2]["error"])
    assert found[2]["level"] is None
    assert [row["error"] for row in found].count(None) == 4


def test_a_row_an_operator() -> None:
    """Each operator gives one row, numbered in its effect, with its words; an effect without one gives none."""
    found = lines("operator")
    assert [(row["row"], row["number"], row["surface"]) for row in found] == [
        (2, 1, "nem"),
        (2, 2, "csak"),
        (3, 1, "Mindenképpen"),
    ]
    for row in found:
        text = str(row["text"])
        assert text[row["start"] : row["end"]] == row["surface"]  # type: ignore[misc]
    csak = found[1]
    assert (csak["reading"], csak["focus"], csak["counts"], csak["doubts"]) == (
        "ambiguous",
        "ha éber",
        False,
        ["CSK001"],
    )


def test_a_failed_effect_is_seen_among_operators() -> None:
    """A row that could not be read gives one row with its error there too, so that it is not lost."""
    (failed,) = [row for row in lines("operator", broken=1) if row["error"]]
    assert (failed["row"], failed["family"], failed["text"]) == (1, None, TEXTS[0])


def test_operator_columns_follow_the_wire_format() -> None:
    """What an operator's row says of it is named as in the record."""
    own = {"number", "doubts", "level", "mode", "text", "error", "file", "sheet", "row", "column", "id"}
    named = {column.name for column in table_of("operator").columns} - own
    assert named <= set(Operator.__struct_fields__)
