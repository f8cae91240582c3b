"""Compressed files: any format within, seen by content, bounded, and told when damaged."""

from __future__ import annotations

import gzip
import io
from collections.abc import Callable
from pathlib import Path

import pytest
import zstandard

from analyzer.corpus.input.formats import by_name
from analyzer.corpus.input.packing import size_said
from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Row, Source
from analyzer.errors import InputError
from tests.corpus.making import TEXTUAL, parquet, spreadsheet, workbook

CARDS = [("1", "Nem támadhat."), ("2", "Csak éberen véd.")]
PACKERS: dict[str, Callable[[bytes], bytes]] = {"gz": gzip.compress, "zst": zstandard.ZstdCompressor().compress}


def read(path: Path, **options: object) -> list[Row]:
    return list(read_all([Source(str(path))._replace(**options)]))  # type: ignore[arg-type]


def content_of(ending: str, folder: Path) -> bytes:
    if ending == "xlsx":
        return workbook(folder / "a.xlsx", A=[["id", "szöveg"], *CARDS]).read_bytes()
    if ending == "ods":
        return spreadsheet(folder / "a.ods", ["id", "szöveg"], *CARDS).read_bytes()
    if ending == "parquet":
        return parquet(folder / "a.parquet", CARDS).read_bytes()
    return TEXTUAL[ending](CARDS).encode("utf-8")


@pytest.mark.parametrize("packing", PACKERS)
@pytest.mark.parametrize("ending", [*TEXTUAL, "xlsx", "ods", "parquet"])
def test_each_format_within_each_packing(tmp_path: Path, ending: str, packing: str) -> None:
    """The name before .gz or .zst tells the format; the rows are those of the file itself."""
    path = tmp_path / f"lapok.{ending}.{packing}"
    path.write_bytes(PACKERS[packing](content_of(ending, tmp_path)))
    assert [row.text for row in read(path)] == [text for _, text in CARDS]


def test_the_content_tells_not_the_name(tmp_path: Path) -> None:
    """A packed file without the ending is unpacked, and one that only has the ending is read as it is."""
    (tmp_path / "a.txt").write_bytes(gzip.compress(b"Elfordul.\n"))
    (tmp_path / "b.txt.gz").write_bytes(b"Elfordul.\n")
    assert [read(tmp_path / name)[0].text for name in ("a.txt", "b.txt.gz")] == ["Elfordul."] * 2


@pytest.mark.parametrize("name", ["a.GZ", "lapok.csv.bz2", "a.gz"])
def test_names_that_tell_nothing(name: str) -> None:
    """A packed name without a format before it is no format."""
    assert by_name(name) is None


def test_parts_one_after_the_other(tmp_path: Path) -> None:
    """Files that were joined after packing are read to the end, as their own programs do."""
    for ending, pack in PACKERS.items():
        (tmp_path / f"a.txt.{ending}").write_bytes(pack(b"Elfordul.\n") + pack(b"Jo.\n"))
        assert [row.text for row in read(tmp_path / f"a.txt.{ending}")] == ["Elfordul.", "Jo."]


@pytest.mark.parametrize("packing", PACKERS)
@pytest.mark.parametrize("keep", [0.4, 0.9, 0.999])
def test_cut_files_are_refused(tmp_path: Path, packing: str, keep: float) -> None:
    """A file whose end is missing is refused, though its beginning can be read."""
    packed = PACKERS[packing]("".join(f"{n * n}. lap véd {n}.\n" for n in range(20_000)).encode())
    (tmp_path / "a.txt").write_bytes(packed[: int(len(packed) * keep)])
    with pytest.raises(InputError, match="damaged or cut short"):
        read(tmp_path / "a.txt")


@pytest.mark.parametrize("packing", PACKERS)
def test_damage_is_refused(tmp_path: Path, packing: str) -> None:
    """Bytes that are wrong within are refused."""
    packed = bytearray(PACKERS[packing]("".join(f"{n * n}. lap véd {n}.\n" for n in range(20_000)).encode()))
    packed[len(packed) // 2 :] = bytes(len(packed) - len(packed) // 2)
    (tmp_path / "a.txt").write_bytes(packed)
    with pytest.raises(InputError, match="damaged or cut short"):
        read(tmp_path / "a.txt")


@pytest.mark.parametrize("packing", PACKERS)
def test_bombs_are_refused(tmp_path: Path, packing: str) -> None:
    """A file that grows beyond the limit is refused with the limit and the switch that raises it."""
    bomb = PACKERS[packing](b"Elfordul.\n" * (2 << 20))
    assert len(bomb) < 200_000
    (tmp_path / "a.txt").write_bytes(bomb)
    with pytest.raises(InputError) as error:
        read(tmp_path / "a.txt", max_unpacked=1 << 20)
    for said in error.value.said:
        assert "1 MiB" in said
        assert "--max-unpacked" in said


@pytest.mark.parametrize("packing", PACKERS)
def test_a_bomb_of_one_line_is_refused(tmp_path: Path, packing: str) -> None:
    """A line without end is refused before it fills the memory."""
    (tmp_path / "a.txt").write_bytes(PACKERS[packing](bytes(80 << 20)))
    with pytest.raises(InputError, match="a line of more than 64 million characters"):
        read(tmp_path / "a.txt")


@pytest.mark.parametrize("pack", PACKERS.values(), ids=PACKERS)
def test_standard_input(monkeypatch: pytest.MonkeyPatch, pack: Callable[[bytes], bytes]) -> None:
    """Standard input may be packed too."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(pack(TEXTUAL["jsonl"](CARDS).encode()))))
    assert [row.id for row in read_all([Source("-")])] == ["1", "2"]


@pytest.mark.parametrize("ending", ["xlsx", "ods", "parquet"])
def test_binary_formats_on_standard_input(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, ending: str) -> None:
    """A workbook or Parquet may come through a pipe, if the format is named."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content_of(ending, tmp_path))))
    rows = list(read_all([Source("-", ending)]))  # type: ignore[arg-type]
    assert [row.text for row in rows] == [text for _, text in CARDS]


@pytest.mark.parametrize(
    ("size", "said"),
    [(1 << 30, "1 GiB"), (3 << 29, "1,5 GiB"), (500 << 20, "500 MiB"), (10 << 10, "10 KiB"), (7, "7 bájt")],
)
def test_sizes(size: int, said: str) -> None:
    """Sizes are said in the unit that suits them."""
    assert size_said(size).hu == said
