"""The application: routes, refusals, and the parts that live as long as the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from analyzer.errors import AnalyzerError
from analyzer.web.answers import refusal
from analyzer.web.api.routes import router as api
from analyzer.web.context import Context
from analyzer.web.faults import refuse
from analyzer.web.guard import Guard
from analyzer.web.jobs.routes import router as jobs
from analyzer.web.jobs.store import Store
from analyzer.web.options import WebOptions
from analyzer.web.pages.described import router as described
from analyzer.web.pages.rules import router as rules
from analyzer.web.pages.two import router as two
from analyzer.web.templating import PACKAGE
from analyzer.web.workers import Pool
from analyzer.web.workers.works import ready


def create_app(options: WebOptions | None = None, pool: Pool | None = None) -> FastAPI:
    """Return the application with these options, working with `pool`, or with one of its own that starts with it.

    Either is closed when the application ends.
    """
    options = options or WebOptions()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        used = pool or Pool(options.setup, options.limits)
        context = Context(options, used, Store(options.setup, options.limits))
        app.state.context = context
        try:
            if pool is None:
                used.warm(ready)
            yield
        finally:
            context.pool.close()
            context.store.close()

    # FastAPI's own pages of documentation load scripts from elsewhere; /api is ours.
    app = FastAPI(lifespan=life, openapi_url=None, docs_url=None, redoc_url=None)
    for router in (two, jobs, rules, described, api):
        app.include_router(router)
    app.mount("/static", StaticFiles(directory=str(PACKAGE.joinpath("static"))), name="static")
    app.add_exception_handler(AnalyzerError, _refused)
    app.add_exception_handler(HTTPException, _strange)
    app.add_middleware(Guard, options=options)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    if not isinstance(error, AnalyzerError):
        raise error
    return refusal(request, error)


async def _strange(request: Request, error: Exception) -> Response:
    """Answer what no route answers."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 405:
        return refusal(request, refuse("method", "method", method=request.method))
    if status != 404:
        return refusal(request, refuse("bad_request", reason=str(error)))
    return refusal(request, refuse("not_found", "path"))
