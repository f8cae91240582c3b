"""The pages of uploads: ``/corpus`` and ``/conflicts``."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import UploadFile
from starlette.responses import FileResponse, RedirectResponse

from analyzer.messages import Lang
from analyzer.records.words import LEVELS_AND_MODES
from analyzer.web.context import context_of
from analyzer.web.faults import refuse
from analyzer.web.jobs.download import MEDIA, file_name, forms, made
from analyzer.web.jobs.job import Job, Kind
from analyzer.web.jobs.table import SORTS, cut, filter_of, shown
from analyzer.web.jobs.view import conflict_views, left_out, summary_lines
from analyzer.web.request import asked_language, links_of
from analyzer.web.templating import page

_uploads = APIRouter()
ENDINGS = ".csv, .tsv, .xlsx, .ods, .json, .jsonl, .yaml, .parquet, .txt (.gz, .zst)"


@_uploads.get("")
async def form(request: Request) -> Response:
    """Show the field for a file."""
    lang, limits, kind = asked_language(request), context_of(request).limits, _kind(request)
    return page(
        "upload.html",
        lang,
        links_of(request, lang),
        here=kind,
        kinds=ENDINGS,
        bytes=limits.upload,
        size=limits.upload >> 20,
        rows=limits.upload_rows,
    )


@_uploads.post("")
async def upload(request: Request) -> Response:
    """Take a file; lead to the page that follows the work on it."""
    lang, context = asked_language(request), context_of(request)
    async with request.form(max_files=1, max_fields=8) as sent:
        file, column = sent.get("file"), sent.get("text_column")
        if not isinstance(file, UploadFile) or not file.filename:
            raise refuse("no_file", "body", "file")
        if file.size is not None and file.size > context.limits.upload:
            raise refuse("too_large", "body", "file", limit=context.limits.upload)
        named = column.strip() if isinstance(column, str) else ""
        job = await run_in_threadpool(context.store.add, _kind(request), lang, file.filename, named or None, file.file)
    return RedirectResponse(_address(request, job), 303)


@_uploads.get("/{key}")
async def follow(request: Request, key: str) -> Response:
    """Show how far the work is, and its results."""
    job = _job(request, key)
    lang, kind = asked_language(request), job.kind
    return page(
        "job.html",
        lang,
        links_of(request, lang),
        here=kind,
        job=job,
        forms=forms(job),
        in_words=lambda value: LEVELS_AND_MODES[value].text(lang),
        **(_table(request, job, lang) if kind == "corpus" else _pairs(request, job, lang)),
    )


@_uploads.post("/{key}/cancel")
async def cancel(request: Request, key: str) -> Response:
    """Stop the work."""
    job = _job(request, key)
    await run_in_threadpool(context_of(request).store.cancel, job)
    return RedirectResponse(_address(request, job), 303)


@_uploads.post("/{key}/delete")
async def delete(request: Request, key: str) -> Response:
    """Remove the results."""
    await run_in_threadpool(context_of(request).store.delete, _job(request, key))
    return RedirectResponse(links_of(request, asked_language(request))(f"/{_kind(request)}"), 303)


@_uploads.get("/{key}/results.{form}")
async def download(request: Request, key: str, form: str) -> Response:
    """Send the results as a file."""
    job = _job(request, key)
    path = await run_in_threadpool(made, job, form)
    # Always for saving: results are never run as a page of this server.
    return FileResponse(path, media_type=MEDIA[form], filename=file_name(job, form))


def _kind(request: Request) -> Kind:
    return "corpus" if request.url.path.startswith("/corpus") else "conflicts"


def _job(request: Request, key: str) -> Job:
    return context_of(request).store.get(key, _kind(request))


def _address(request: Request, job: Job) -> str:
    return links_of(request, asked_language(request))(f"/{job.kind}/{job.key}")


def _pairs(request: Request, job: Job, lang: Lang) -> dict[str, Any]:
    asked = filter_of(request.query_params)
    table = cut(list(job.conflicts), asked.page)
    return {"asked": asked, "table": table, "pairs": conflict_views(table.lines, lang), "left_out": left_out(job, lang)}


def _table(request: Request, job: Job, lang: Lang) -> dict[str, Any]:
    asked, lines = filter_of(request.query_params), list(job.lines)  # more may come while the page is made
    return {
        "asked": asked,
        "table": shown(lines, asked),
        "progress": len(lines),
        "sorts": SORTS,
        "summary": summary_lines(job, lang),
    }


router = APIRouter()
for _kind_of_page in ("/corpus", "/conflicts"):
    router.include_router(_uploads, prefix=_kind_of_page)
