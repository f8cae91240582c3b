"""Builders of the tests of output files: records of a few texts, and files made of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import polars

from analyzer.corpus import Place, Row, Setup
from analyzer.corpus.faults import fault
from analyzer.corpus.out.columnar import write_columnar
from analyzer.corpus.out.columns import table_of
from analyzer.corpus.out.form import Form, Unit
from analyzer.corpus.out.render import Rendered, Shape, render
from analyzer.corpus.out.workbook import ROWS, write_workbook
from analyzer.messages import Message

SETUP = Setup(engine="lexicon")
TEXTS = ("Elfordul.", "A hős nem támadhat, csak ha éber.", "Mindenképpen éber.", "+1 sebzés", "=HYPERLINK(A1)")


def rows(texts: Iterable[str] = TEXTS, *, broken: int = 0) -> list[Row]:
    """Rows of the texts; the one numbered `broken`, from 1, is a faulty one."""
    found = []
    for number, text in enumerate(texts, 1):
        place = Place("lapok.xlsx", number, "szöveg", "Hősök")
        wrong = fault("ragged", place, cells=1, columns=2) if number == broken else None
        found.append(Row(place, None if number % 5 == 0 else f"k{number}", text, wrong))
    return found


def rendered(given: Iterable[Row], form: Form, unit: Unit = "effect", jobs: int = 1) -> list[Rendered]:
    return list(render(given, SETUP, Shape(form, unit), jobs))


def made(
    folder: Path, given: Iterable[Row], form: Form, unit: Unit = "effect", limit: int = ROWS
) -> tuple[Path, Sequence[Message]]:
    """Make the file of a binary format; return it and what is said of it."""
    part, path = folder / f"lap.{form}.part", folder / f"lap.{form}"
    part.write_bytes(b"".join(done.data for done in rendered(given, form, unit)))
    if form == "xlsx":
        return path, write_workbook(part, path, table_of(unit), f"{unit}s", str(path), limit)
    return path, write_columnar(part, path, table_of(unit), form, str(path))


def read(path: Path, sheet: int = 1) -> list[dict[str, Any]]:
    """Read a binary file back as dictionaries."""
    if path.suffix == ".xlsx":
        frame = polars.read_excel(path, sheet_id=sheet, infer_schema_length=0)
    else:
        frame = polars.read_parquet(path) if path.suffix == ".parquet" else polars.read_ipc(path)
    return frame.to_dicts()
