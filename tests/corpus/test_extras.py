"""Formats that need an extra: without it they are refused with how to install it; the others never ask for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Source
from analyzer.errors import InputError
from tests.corpus.making import parquet, workbook


@pytest.mark.parametrize(
    ("name", "library"),
    [("a.xlsx", "polars"), ("a.xlsx", "fastexcel"), ("a.parquet", "polars"), ("a.txt.zst", "zstandard")],
)
def test_what_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, library: str) -> None:
    """Without a library of the extra the file is refused by name, with the command that installs it."""
    path = tmp_path / name
    if name == "a.xlsx":
        workbook(path, A=[["text"], ["Véd."]])
    elif name == "a.parquet":
        parquet(path, [("1", "Véd.")])
    else:
        path.write_bytes(b"\x28\xb5\x2f\xfd" + bytes(20))
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(InputError) as error:
        list(read_all([Source(str(path))]))
    for said in error.value.said:
        assert name in said
        assert "hatas-analyzer[tables]" in said


def test_text_formats_need_no_extra(tmp_path: Path) -> None:
    """Reading CSV loads neither the tables' libraries nor those of other formats."""
    (tmp_path / "a.csv").write_text("text\nVéd.\n", encoding="utf-8")
    code = (
        "import sys; from analyzer.corpus.input.read import read_all; from analyzer.corpus.rows import Source;"
        f"rows = list(read_all([Source({str(tmp_path / 'a.csv')!r})])); assert rows[0].text == 'Véd.';"
        "bad = {'polars', 'fastexcel', 'zstandard', 'yaml', 'charset_normalizer', 'numpy'} & set(sys.modules);"
        "assert not bad, bad"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
