"""Pairs from tables: the columns bear the names of the fields."""

from __future__ import annotations

from pathlib import Path

from analyzer.corpus.pair_files import read_pairs
from analyzer.corpus.pairs import Facts, Pair
from analyzer.corpus.rows import Source
from tests.corpus.making import workbook

HEADER = ["id", "a", "b", "timing", "a_uses_timeline", "jegyzet"]
ROWS = [["1", "Véd.", "Nem véd.", "a_first", "igen", "x"], ["2", "Véd.", "Alszik.", "", "", ""]]


def facts(pairs: list[Pair]) -> list[tuple[object, str, str, Facts]]:
    assert [pair.fault for pair in pairs] == [None] * len(pairs)
    return [(pair.id, pair.a, pair.b, pair.facts) for pair in pairs]


EXPECTED = [
    ("1", "Véd.", "Nem véd.", Facts(timing="a_first", a_uses_timeline=True)),
    ("2", "Véd.", "Alszik.", Facts()),
]


def test_a_table_of_pairs(tmp_path: Path) -> None:
    """CSV and XLSX give the pairs that JSON Lines would; words for yes and no count, empty cells are not known."""
    (tmp_path / "a.csv").write_text("".join(";".join(row) + "\n" for row in [HEADER, *ROWS]), encoding="utf-8")
    assert facts(list(read_pairs(Source(str(tmp_path / "a.csv"))))) == EXPECTED
    assert facts(list(read_pairs(Source(str(workbook(tmp_path / "a.xlsx", A=[HEADER, *ROWS])))))) == EXPECTED


def test_bad_rows_cost_only_themselves(tmp_path: Path) -> None:
    """A missing text and a value that is not allowed are faults of their rows."""
    table = "a;b;timing\nVéd.;Alszik.;soon\nVéd.;Alszik.\nVéd.;Pihen.;same\n"
    (tmp_path / "a.csv").write_text(table, encoding="utf-8")
    pairs = list(read_pairs(Source(str(tmp_path / "a.csv"))))
    assert [pair.fault and pair.fault.code for pair in pairs] == ["field_value", "ragged", None]
    assert pairs[0].fault is not None
    assert "a_first, b_first" in pairs[0].fault.said.en


def test_json_arrays_by_name_of_the_format(tmp_path: Path) -> None:
    """An array of pairs is read where the format is named; other endings are JSON Lines, in any encoding."""
    (tmp_path / "a.json").write_text('[{"id": 3, "a": "Véd.", "b": "Alszik."}]', encoding="utf-8")
    (tmp_path / "b.json").write_bytes('{"id": 3, "a": "Véd.", "b": "Őr."}'.encode("cp1250"))
    assert [pair.id for pair in read_pairs(Source(str(tmp_path / "a.json"), "json"))] == [3]
    assert [pair.b for pair in read_pairs(Source(str(tmp_path / "b.json")))] == ["Őr."]
