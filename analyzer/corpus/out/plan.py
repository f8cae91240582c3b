"""The plan of an output file: what the run is, and how the file is made at its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from analyzer.corpus.out.columnar import write_columnar
from analyzer.corpus.out.columns import table_of
from analyzer.corpus.out.draft import Convert, Plan
from analyzer.corpus.out.identity import run_of
from analyzer.corpus.out.render import Shape
from analyzer.corpus.out.workbook import write_workbook
from analyzer.corpus.rows import Source
from analyzer.corpus.setup import Setup


def plan_of(
    output: str,
    files: Sequence[Source],
    setup: Setup,
    shape: Shape,
    *,
    resume: bool = False,
    overwrite: bool = False,
    lasting: bool = True,
) -> Plan:
    """Return the plan to write the records of `files` into the file `output`; see :class:`Plan` for the flags."""
    run, head, convert = run_of(files, setup, shape), shape.head(), _convert(shape, output)
    return Plan(output, run, head, resume=resume, overwrite=overwrite, convert=convert, lasting=lasting)


def _convert(shape: Shape, output: str) -> Convert | None:
    table = table_of(shape.unit)
    if shape.form == "xlsx":
        return partial(write_workbook, table=table, name=f"{shape.unit}s", target=output)
    if shape.form in ("parquet", "arrow"):
        return partial(write_columnar, table=table, form=shape.form, target=output)
    return None
