"""Parquet: typed columns, batches, and files that are none."""

from __future__ import annotations

import datetime
from pathlib import Path

import polars
import pytest

from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Row, Source
from analyzer.errors import InputError
from tests.corpus.making import parquet
from tests.corpus.reading import faults, good


def read(path: Path, **options: object) -> list[Row]:
    return list(read_all([Source(str(path))._replace(**options)]))  # type: ignore[arg-type]


def written(path: Path, **columns: list[object]) -> Path:
    polars.DataFrame(columns, strict=False).write_parquet(path)
    return path


def test_order_and_numbers_over_many_batches(tmp_path: Path) -> None:
    """Ten thousand rows in small groups come in their order, numbered from 1, ids as they are typed."""
    frame = polars.DataFrame({"id": range(10_000), "text": [f"{n}. őr" for n in range(10_000)]})
    frame.write_parquet(tmp_path / "a.parquet", row_group_size=700)
    rows = read(tmp_path / "a.parquet")
    assert [(row.place.row, row.id) for row in rows] == [(n + 1, n) for n in range(10_000)]
    assert rows[-1].text == "9999. őr"


def test_types(tmp_path: Path) -> None:
    """Numbers and dates in a text column are texts; ids that had to be floats are whole again; nothing is blank."""
    path = written(tmp_path / "a.parquet", id=[1.0, None, 3.5], text=["Véd.", None, "Támad."])
    rows = read(path)
    assert good(rows) == [(1, "Véd."), (None, "")]
    assert faults(rows) == [(3, "id_type")]
    dates = written(tmp_path / "b.parquet", text=[datetime.date(2026, 3, 15)])
    assert good(read(dates)) == [(None, "2026-03-15")]
    assert good(read(written(tmp_path / "c.parquet", text=[12]))) == [(None, "12")]
    assert faults(read(written(tmp_path / "d.parquet", text=[["a", "b"]]))) == [(1, "text_type")]


def test_several_columns_and_whole_rows(tmp_path: Path) -> None:
    """Several text columns give an effect each; the other cells come by name where asked for."""
    day = datetime.datetime(2026, 3, 15, 10, 30)
    path = written(tmp_path / "a.parquet", ár=[3], mellék=["Pihen."], id=["k"], fő=["Véd."], nap=[day])
    assert good(read(path, text_column=("fő", "mellék"))) == [("k:fő", "Véd."), ("k:mellék", "Pihen.")]
    fields = read(path, text_column="fő", whole=True)[0].fields
    assert fields == {"ár": 3, "mellék": "Pihen.", "id": "k", "fő": "Véd.", "nap": "2026-03-15 10:30:00"}


def test_missing_column(tmp_path: Path) -> None:
    """The columns that there are are listed."""
    with pytest.raises(InputError, match="Columns: név, ár"):
        read(written(tmp_path / "a.parquet", név=["Őr"], ár=[3]))


@pytest.mark.parametrize("keep", [0.5, 0.9])
def test_cut_files_are_refused(tmp_path: Path, keep: float) -> None:
    """A file without its end, where Parquet keeps its map, is damaged."""
    path = parquet(tmp_path / "a.parquet", [(str(n), "Véd.") for n in range(100)])
    content = path.read_bytes()
    path.write_bytes(content[: int(len(content) * keep)])
    with pytest.raises(InputError, match="damaged Parquet file"):
        read(path)


def test_a_broken_file_writes_no_stack(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Where the reader itself breaks down, nothing but the refusal is said."""
    path = parquet(tmp_path / "a.parquet", [(str(n), f"Véd {n * n}.") for n in range(5000)])
    content = path.read_bytes()
    footer = 8 + int.from_bytes(content[-8:-4], "little")  # it leads to pages that are gone
    path.write_bytes(content[:4] + content[-footer:])
    with pytest.raises(InputError, match="damaged Parquet file"):
        read(path)
    assert capfd.readouterr().err == ""


def test_other_content_is_refused(tmp_path: Path) -> None:
    """A table that only bears the name is refused for what it is."""
    (tmp_path / "a.parquet").write_text("id;text\n1;Véd.\n", encoding="utf-8")
    with pytest.raises(InputError, match="it holds something else"):
        read(tmp_path / "a.parquet")
