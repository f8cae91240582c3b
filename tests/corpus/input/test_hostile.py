"""Damaged files of every format: rows or a refusal, never anything else."""

from __future__ import annotations

import gzip
import tempfile
from functools import cache
from pathlib import Path

import pytest
import zstandard
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Row, Source
from analyzer.errors import InputError
from tests.corpus.making import TEXTUAL, parquet, spreadsheet, workbook

CARDS = [(str(number), f"Az {number}. őr nem véd, csak éberen.") for number in range(20)]
FORMATS = [*TEXTUAL, "xlsx", "ods", "parquet", "csv.gz", "csv.zst"]


@cache
def sound(ending: str) -> bytes:
    """The bytes of a sound file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"a.{ending}")
        if ending == "xlsx":
            return workbook(path, A=[["id", "szöveg"], *CARDS]).read_bytes()
        if ending == "ods":
            return spreadsheet(path, ["id", "szöveg"], *CARDS).read_bytes()
        if ending == "parquet":
            return parquet(path, CARDS).read_bytes()
    table = TEXTUAL[ending.partition(".")[0]](CARDS).encode("utf-8")
    packed = {"csv.gz": gzip.compress, "csv.zst": zstandard.ZstdCompressor().compress}
    return packed[ending](table) if ending in packed else table


CHANGES = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 30), st.binary(max_size=6)), min_size=1, max_size=4)


@pytest.mark.parametrize("ending", FORMATS)
@settings(deadline=None, max_examples=40)
@given(changes=CHANGES)
def test_damage_is_refused_or_costs_rows(ending: str, changes: list[tuple[float, int, bytes]]) -> None:
    """Whatever bytes of a file are lost or changed, it gives rows, or one refusal that names it in both languages."""
    content = sound(ending)
    for place, length, new in changes:
        at = int(place * len(content))
        content = content[:at] + new + content[at + length :]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"lapok.{ending}")
        path.write_bytes(content)
        found = rows_or_refusal(path)
    if isinstance(found, InputError):
        assert all(path.name in said for said in found.said)
    else:
        assert all(row.place.row > 0 for row in found)


def rows_or_refusal(path: Path) -> list[Row] | InputError:
    try:
        return list(read_all([Source(str(path))]))
    except InputError as error:
        return error
