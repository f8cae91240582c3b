"""The format of an output file."""

from __future__ import annotations

import pytest

from analyzer.corpus import extras
from analyzer.corpus.out.form import Form, form_of
from analyzer.errors import InputError


@pytest.mark.parametrize(
    ("path", "form"),
    [
        ("ki.jsonl", "jsonl"),
        ("ki.CSV", "csv"),
        ("mappa.d/ki.parquet", "parquet"),
        ("ki.arrow", "arrow"),
        ("ki.feather", "arrow"),
        ("ki.xlsx", "xlsx"),
        ("ki.txt", "table"),
        ("ki", "table"),
    ],
)
def test_the_ending_tells(path: str, form: Form) -> None:
    """The ending of the name tells the format, in capitals too; no ending at all means the table for the eye."""
    assert form_of(None, path) == form


def test_the_option_wins() -> None:
    """A format that is named is taken whatever the file is called."""
    assert form_of("csv", "ki.parquet") == "csv"
    assert form_of("jsonl", None) == "jsonl"
    assert form_of(None, None) == "table"


@pytest.mark.parametrize("path", ["ki.docx", "ki.jsonl.gz"])
def test_an_unknown_ending_is_refused(path: str) -> None:
    """An ending that tells nothing is refused, with those that do."""
    with pytest.raises(InputError, match=r"--format, or let it end in .*\.parquet"):
        form_of(None, path)


def test_binary_formats_need_a_file() -> None:
    """Parquet, Arrow and XLSX are not written to a terminal."""
    for form in ("parquet", "arrow", "xlsx"):
        with pytest.raises(InputError, match="--output"):
            form_of(form, None)


@pytest.mark.parametrize("path", ["ki.parquet", "ki.arrow", "ki.xlsx"])
def test_a_missing_library_is_told_at_once(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the extra the format is refused before any work is done, with the way to install it."""

    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(extras, "import_module", missing)
    with pytest.raises(InputError, match=r"hatas-analyzer\[tables\]"):
        form_of(None, path)
    assert form_of(None, "ki.csv") == "csv"
