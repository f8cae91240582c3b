"""The OpenAPI description, made from the types of the wire format themselves, as ``hatas schema`` is."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from analyzer._version import __version__
from analyzer.conflicts.wire import ConflictVerdict
from analyzer.lint.wire import FindingRecord
from analyzer.records.model import EffectRecord, Verdict, Versions
from analyzer.web.api.bodies import JSON, LINES, AnalyzeBody, ResolveBody
from analyzer.web.faults import ErrorRecord
from analyzer.web.limits import Limits
from analyzer.web.words import WORDS

PREFIX = "/api/v1"
_REF = "#/components/schemas/{name}"
_TYPES = (AnalyzeBody, ResolveBody, EffectRecord, Verdict, FindingRecord, ConflictVerdict, Versions, ErrorRecord)
_CARDS = [{"id": "1", "text": "A bestia nem támadhat."}, {"id": "2", "text": "A bestia mindenképpen támadhat."}]


class Operation(NamedTuple):
    """One thing to ask for: what goes in and comes out, and whether an object alone may be asked about."""

    name: str
    body: type[msgspec.Struct]
    gives: type[msgspec.Struct]
    example: Any
    parameters: tuple[str, ...] = ()
    alone: bool = True


OPERATIONS = (
    Operation("analyze", AnalyzeBody, EffectRecord, {"text": "Ha csak lovag van a csapatban, húzz egy lapot."}),
    Operation(
        "resolve",
        ResolveBody,
        Verdict,
        {"a": "A bestia nem támadhat.", "b": "A bestia támadhat.", "timing": "a_first"},
    ),
    Operation("lint", AnalyzeBody, FindingRecord, _CARDS, ("select", "extend_select", "ignore")),
    Operation("conflicts", AnalyzeBody, ConflictVerdict, _CARDS, ("most",), alone=False),
)


def document(limits: Limits) -> dict[str, Any]:
    """Return the OpenAPI 3.1 document of a server with these limits; its prose is English."""
    _, components = msgspec.json.schema_components(_TYPES, ref_template=_REF)
    words = {key: message.en for key, message in WORDS["api"].items()}
    paths: dict[str, Any] = {f"{PREFIX}/{one.name}": {"post": _operation(one, words)} for one in OPERATIONS}
    paths[f"{PREFIX}/versions"] = {"get": _versions(words)}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "hatas-analyzer",
            "version": __version__,
            "description": words["lead"] + " " + words["limits"].format(**told(limits)),
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def told(limits: Limits) -> dict[str, object]:
    """Return the limits as the sentence about them names them."""
    return {"text": limits.text, "body": limits.body >> 10, "rows": limits.rows, "seconds": limits.seconds}


def _operation(one: Operation, words: dict[str, str]) -> dict[str, Any]:
    body, gives = _ref(one.body), _ref(one.gives)
    asked = {"oneOf": [body, _array(body)]} if one.alone else _array(body)
    answered = {"oneOf": [gives, _array(gives)]} if one.name in {"analyze", "resolve"} else _array(gives)
    return {
        "operationId": one.name,
        "summary": words[one.name],
        "parameters": [_parameter(name, words) for name in ("lang", *one.parameters)],
        "requestBody": {
            "required": True,
            "content": {JSON: {"schema": asked, "example": one.example}, LINES: {"schema": body}},
        },
        "responses": {
            "200": {
                "description": words["done"],
                "content": {JSON: {"schema": answered}, LINES: {"schema": gives}},
            },
            **_errors(words),
        },
    }


def _versions(words: dict[str, str]) -> dict[str, Any]:
    done = {"description": words["done"], "content": {JSON: {"schema": _ref(Versions)}}}
    return {
        "operationId": "versions",
        "summary": words["versions"],
        "responses": {"200": done, "503": _error(words)},
    }


def _parameter(name: str, words: dict[str, str]) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "string"}
    if name == "lang":
        schema["enum"] = ["hu", "en"]
    if name == "most":
        schema = {"type": "integer", "minimum": 1, "maximum": 1000, "default": 100}
    return {"name": name, "in": "query", "required": False, "description": words[f"param_{name}"], "schema": schema}


def _errors(words: dict[str, str]) -> dict[str, Any]:
    return {status: _error(words) for status in ("413", "415", "422", "503")}


def _error(words: dict[str, str]) -> dict[str, Any]:
    return {"description": words["refused"], "content": {JSON: {"schema": _ref(ErrorRecord)}}}


def _ref(kind: type[msgspec.Struct]) -> dict[str, str]:
    return {"$ref": _REF.format(name=kind.__name__)}


def _array(items: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": items}
