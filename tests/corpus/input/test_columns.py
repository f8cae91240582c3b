"""Several text columns, in every format that has columns; and columns that are not there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Row, Source
from analyzer.errors import InputError
from tests.corpus.making import parquet, workbook
from tests.corpus.reading import faults, good

HEADER = ["id", "fő", "mellék"]
CARDS = [["k1", "Véd.", "Pihen."], ["k2", "Támad.", ""], ["k3", "", "Alszik."], ["k4", "", ""]]
EXPECTED = [("k1:fő", "Véd."), ("k1:mellék", "Pihen."), ("k2:fő", "Támad."), ("k3:mellék", "Alszik."), ("k4:fő", "")]


def written(folder: Path, ending: str) -> Path:
    path, items = folder / f"lapok.{ending}", [dict(zip(HEADER, card, strict=True)) for card in CARDS]
    if ending == "xlsx":
        return workbook(path, Lapok=[HEADER, *CARDS])
    contents = {
        "csv": "".join(";".join(row) + "\n" for row in [HEADER, *CARDS]),
        "json": json.dumps(items),
        "jsonl": "".join(json.dumps(item) + "\n" for item in items),
        "yaml": json.dumps(items),  # JSON is YAML
    }
    path.write_text(contents[ending], encoding="utf-8")
    return path


def read(path: Path, *columns: str, **options: object) -> list[Row]:
    return list(read_all([Source(str(path), text_column=columns)._replace(**options)]))  # type: ignore[arg-type]


@pytest.mark.parametrize("ending", ["csv", "json", "jsonl", "yaml", "xlsx"])
def test_one_effect_a_column(tmp_path: Path, ending: str) -> None:
    """Each text column that is not empty gives an effect; ids and places name the column."""
    rows = read(written(tmp_path, ending), "fő", "mellék")
    assert good(rows) == EXPECTED
    assert [row.place.column for row in rows] == [str(row.id).split(":")[1] for row in rows]
    assert rows[0].place.row == rows[1].place.row


@pytest.mark.parametrize("ending", ["csv", "jsonl", "yaml", "xlsx"])
def test_places_point_into_the_right_cell(tmp_path: Path, ending: str) -> None:
    """Where places in the file are asked for, those of a second column are its own."""
    rows = read(written(tmp_path, ending), "fő", "mellék", located=True)
    first, second = rows[0].origin, rows[1].origin
    assert first is not None
    assert second is not None
    if ending in ("csv", "jsonl"):
        assert second.position(0).column > first.position(0).column
        assert second.lines.text[second.offsets[0] :].startswith(("Pihen.", "Pihen"))


def test_one_column_leaves_ids_alone(tmp_path: Path) -> None:
    """A single text column, named twice or once, adds nothing to the ids."""
    path = written(tmp_path, "csv")
    assert [row.id for row in read(path, "fő", "fő")] == ["k1", "k2", "k3", "k4"]
    assert [row.id for row in read(path, "fő")] == ["k1", "k2", "k3", "k4"]


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_each_named_column_must_be_there(tmp_path: Path, ending: str) -> None:
    """A table without one of the columns is refused, and the columns that there are are listed."""
    with pytest.raises(InputError, match="id, fő, mellék"):
        read(written(tmp_path, ending), "fő", "harmadik")


def test_parquet_keeps_the_order_that_the_user_names(tmp_path: Path) -> None:
    """The effects of a row come in the order of the options, whatever the order of the columns."""
    path = parquet(tmp_path / "a.parquet", [("k", "Véd.")])
    assert [row.text for row in read(path, "szöveg", "id")] == ["Véd.", "k"]


def test_objects_without_any_of_them(tmp_path: Path) -> None:
    """An object that has none of the fields is a fault; one that has some is read."""
    path = tmp_path / "a.jsonl"
    path.write_text('{"fő": "Véd."}\n{"név": "Őr"}\n{"mellék": 3}\n', encoding="utf-8")
    rows = read(path, "fő", "mellék")
    assert good(rows) == [(None, "Véd.")]
    assert faults(rows) == [(2, "no_text"), (3, "text_type")]


@pytest.mark.parametrize(
    ("header", "asked", "hint"),
    [
        (["Kártya", "Hatás szövege"], (), '(talán: "Hatás szövege")'),
        (["Név", "A lap HATÁSA"], (), '(talán: "A lap HATÁSA")'),
        (["Név", "Hatás"], ("hatas",), '(talán: "Hatás")'),
        (["Név", "SZÖVEG"], ("szöveg",), '(talán: "SZÖVEG")'),
        (["Név", "leírás"], ("leiras2",), '(talán: "leírás")'),
        (["Név", "Ár"], (), "kapcsolóval. Oszlopok"),
        (["Név", "Ár"], ("valami",), "„valami” nevű oszlop. Oszlopok"),
    ],
)
def test_a_column_that_was_probably_meant_is_named(
    header: list[str], asked: tuple[str, ...], hint: str, tmp_path: Path
) -> None:
    """A refusal hints at the column that resembles the wanted one, and takes none by itself."""
    path = tmp_path / "lapok.csv"
    path.write_text(";".join(header) + "\nŐr;Nem támad.\n", encoding="utf-8")
    with pytest.raises(InputError) as error:
        read(path, *asked)
    assert hint in error.value.said.hu
