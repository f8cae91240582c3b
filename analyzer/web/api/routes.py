"""``/api/v1/…``: analyze, resolve, lint, conflicts, versions, and their OpenAPI description."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response

from analyzer.lexicon import load_lexicon
from analyzer.lint import codes_of
from analyzer.lint.selection import Layer, selected
from analyzer.messages import Lang
from analyzer.web.api.bodies import JSON, LINES, AnalyzeBody, Given, ResolveBody, checked, given, media_type
from analyzer.web.api.openapi import PREFIX, document
from analyzer.web.context import Context, context_of
from analyzer.web.faults import refuse
from analyzer.web.workers import works
from analyzer.web.workers.works import Batch, check_text

MOST = 100  # contradictions of one effect, as on the command line
router = APIRouter(prefix=PREFIX)


@router.post("/analyze")
async def analyze(request: Request) -> Response:
    """Read effects: an object gives a record, an array an array, JSON Lines give JSON Lines."""
    asked = await _asked(request)
    if asked.body.single is None:
        return await asked.lines(works.analyze_lines)
    one = checked(asked.body.single, AnalyzeBody)
    check_text(one.text, asked.context.limits.text, "body", "text")
    return _json(await asked.context.pool.run(works.analyze, asked.lang, one.text, one.id))


@router.post("/resolve")
async def resolve(request: Request) -> Response:
    """Resolve pairs, likewise."""
    asked = await _asked(request)
    if asked.body.single is None:
        return await asked.lines(works.resolve_lines)
    one = checked(asked.body.single, ResolveBody)
    for name, text in (("a", one.a), ("b", one.b)):
        check_text(text, asked.context.limits.text, "body", name)
    return _json(await asked.context.pool.run(works.resolve, asked.lang, one.a, one.b, one.facts, one.id))


@router.post("/lint")
async def lint(request: Request) -> Response:
    """Give the findings of effects: an array, or JSON Lines for JSON Lines."""
    asked = await _asked(request)
    if asked.body.single is not None:
        one = checked(asked.body.single, AnalyzeBody)
        check_text(one.text, asked.context.limits.text, "body", "text")
    codes = codes_of(load_lexicon(asked.context.setup.lexicon))
    return await asked.lines(works.lint_lines, selected(codes, [_layer(request)]))


@router.post("/conflicts")
async def conflicts(request: Request) -> Response:
    """Give the contradictions among effects, likewise."""
    asked = await _asked(request)
    if asked.body.single is not None:
        raise refuse("needs_array", "body")
    return await asked.lines(works.conflicts_lines, _most(request))


@router.get("/versions")
async def versions(request: Request) -> Response:
    """Say with which versions the server works."""
    return _json(await context_of(request).pool.run(works.ready))


@router.get("/openapi.json")
async def openapi(request: Request) -> Response:
    """Describe this interface."""
    return _json(document(context_of(request).limits))


class _Asked:
    """A request of this interface, with its body and its language."""

    def __init__(self, context: Context, lang: Lang, body: Given) -> None:
        self.context, self.lang, self.body = context, lang, body

    async def lines(self, work: Callable[..., Any], *arguments: object) -> Response:
        """Answer with the lines that `work` gives: as they are, or as an array."""
        limits = self.context.limits
        batch = Batch(self.body.lines, limits.rows, limits.text)
        found: bytes = await self.context.pool.run(work, self.lang, batch, *arguments)
        if self.body.as_lines:
            return Response(found, media_type=LINES)
        return Response(b"[" + b",".join(found.splitlines()) + b"]", media_type=JSON)


async def _asked(request: Request) -> _Asked:
    context = context_of(request)
    media = media_type(request.headers.get("content-type", ""))
    return _Asked(context, language_of(request, context.setup.lang), given(await request.body(), media))


def language_of(request: Request, default: Lang) -> Lang:
    """Return the language that the parameter ``lang`` asks for.

    Raises:
        WebError: it is neither hu nor en.
    """
    asked = request.query_params.get("lang")
    if asked in (None, ""):
        return default
    if asked == "hu":
        return "hu"
    if asked == "en":
        return "en"
    raise refuse("field_value", "query", "lang", field="lang", found=repr(asked), allowed="hu, en")


def _layer(request: Request) -> Layer:
    def prefixes(name: str) -> tuple[str, ...]:
        given = ",".join(request.query_params.getlist(name))
        return tuple(prefix.strip() for prefix in given.split(",") if prefix.strip())

    return Layer(prefixes("select") or None, prefixes("extend_select"), prefixes("ignore"))


def _most(request: Request) -> int:
    given = request.query_params.get("most", str(MOST))
    if not given.isascii() or not given.isdigit() or not 1 <= int(given[:6]) <= 1_000:
        raise refuse("field_value", "query", "most", field="most", found=repr(given[:20]), allowed="1–1000")
    return int(given)


def _json(value: object) -> Response:
    return Response(msgspec.json.encode(value), media_type=JSON)
