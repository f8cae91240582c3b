"""The page that describes the REST interface: ``/api``; it needs no network, unlike FastAPI's own."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from fastapi import APIRouter, Request, Response

from analyzer.web.api.openapi import OPERATIONS, PREFIX, Operation, told
from analyzer.web.context import context_of
from analyzer.web.faults import BAD_REQUEST, STATUS
from analyzer.web.request import asked_language, links_of
from analyzer.web.templating import page

router = APIRouter()


class Field(NamedTuple):
    """A field of a body: its name, its type in JSON Schema, whether it may be left out."""

    name: str
    kind: str
    optional: bool


@router.get("/api")
async def described(request: Request) -> Response:
    """Show every operation with fields, example and a form that sends it."""
    lang, limits = asked_language(request), context_of(request).limits
    return page(
        "api.html",
        lang,
        links_of(request, lang),
        here="api",
        prefix=PREFIX,
        limits=told(limits),
        base=str(request.base_url).rstrip("/"),
        operations=[(one, _fields(one), _json(one.example, 2), _json(one.example, 0)) for one in OPERATIONS],
        codes=sorted((status, code) for code, status in STATUS.items()),
        otherwise=BAD_REQUEST,
    )


def _json(value: object, indent: int) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=indent).decode()


def _fields(one: Operation) -> list[Field]:
    return [
        Field(field.encode_name, _kind(field.type), not field.required) for field in msgspec.structs.fields(one.body)
    ]


def _kind(given: Any) -> str:
    schema = msgspec.json.schema(given)
    options = schema.get("anyOf", [schema])
    return " | ".join(str(item) for option in options for item in option.get("enum", [option.get("type", "")]))
