"""The formats of output files, and what one row of them is."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from analyzer.corpus.extras import needed
from analyzer.corpus.faults import refuse

Form = Literal["table", "jsonl", "csv", "parquet", "arrow", "xlsx"]
Unit = Literal["effect", "operator"]
BINARY: tuple[Form, ...] = ("parquet", "arrow", "xlsx")
_ENDINGS: dict[str, Form] = {
    "": "table",
    ".txt": "table",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".csv": "csv",
    ".parquet": "parquet",
    ".arrow": "arrow",
    ".feather": "arrow",
    ".xlsx": "xlsx",
}
_LIBRARIES: dict[Form, str] = {"parquet": "polars", "arrow": "polars", "xlsx": "xlsxwriter"}


def form_of(given: Form | None, path: str | None) -> Form:
    """Return the format to write: as given, else by the ending of `path`, else (None) the table for the eye.

    Raises:
        InputError: the ending says nothing; a format of files only has no file; or its library is missing.
    """
    form = given or _by_ending(path)
    if form in BINARY:
        if path is None:
            raise refuse("binary_alone", format=form)
        needed(_LIBRARIES[form], form, path)
    return form


def _by_ending(path: str | None) -> Form:
    if path is None:
        return "table"
    form = _ENDINGS.get(Path(path).suffix.lower())
    if form is None:
        raise refuse("unknown_output", file=path, endings=", ".join(ending for ending in _ENDINGS if ending))
    return form
