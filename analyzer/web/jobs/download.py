"""Downloads: the forms in which the results of an upload can be had."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path, PurePath

from analyzer.corpus.out.columnar import write_columnar
from analyzer.corpus.out.columns import table_of
from analyzer.corpus.out.workbook import write_workbook
from analyzer.web.faults import refuse
from analyzer.web.jobs.file_works import FOUND, result
from analyzer.web.jobs.job import Job

MEDIA = {
    "jsonl": "application/x-ndjson",
    "csv": "text/csv; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "parquet": "application/vnd.apache.parquet",
}
_LIBRARIES = {"xlsx": "xlsxwriter", "parquet": "polars"}


def forms(job: Job) -> list[str]:
    """Return the forms that the results of an upload can be had in, here and now."""
    if job.kind == "conflicts":
        return list(FOUND)
    return ["jsonl", "csv", *(form for form, library in _LIBRARIES.items() if find_spec(library))]


def made(job: Job, form: str) -> Path:
    """Return the file that holds the results in `form`; makes it if it is one that is made on demand.

    Raises:
        WebError: there is no such form, it needs an extra, or the work is not finished.
    """
    if job.state != "done":
        raise refuse("not_finished", "path")
    if form not in forms(job):
        raise refuse("format_missing" if form in _LIBRARIES and job.kind == "corpus" else "not_found", "path")
    path = job.folder / result(form)
    if form in _LIBRARIES and not path.exists():
        rows = job.folder / result("rows")
        draft = job.folder / f"draft.{form}"  # a second request meanwhile finds the whole file or none
        if form == "xlsx":
            write_workbook(rows, draft, table_of("effect"), "hatas", file_name(job, form))
        else:
            write_columnar(rows, draft, table_of("effect"), "parquet", file_name(job, form))
        draft.replace(path)
    return path


def file_name(job: Job, form: str) -> str:
    """Return the name under which a download is offered: that of the upload, with another ending."""
    return f"{PurePath(job.name).stem}.hatas.{form}"
