"""Bodies of requests: one object, an array of objects, or JSON Lines; whatever it is, it is worked on as JSON Lines."""

from __future__ import annotations

import re
from typing import Any, NamedTuple, TypeVar, get_args, get_type_hints

import msgspec

from analyzer.corpus.pairs import Facts
from analyzer.web.faults import WebError, refuse

JSON, LINES = "application/json", "application/x-ndjson"
Id = str | int | None
Body = TypeVar("Body")
_JSON_TYPES = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null"}
_MISSING = re.compile(r"Object missing required field `(\w+)`")
_TYPE = re.compile(r"Expected `(.+?)`, got `(.+?)`")
_VALUE = re.compile(r"Invalid enum value (.+?)(?: - at|$)")
_PATH = re.compile(r"at `\$\.(\w+)`")


class AnalyzeBody(msgspec.Struct, frozen=True, kw_only=True):
    """One effect to be read; `id` comes back with its record."""

    text: str
    id: Id = None


class ResolveBody(Facts, frozen=True, kw_only=True):
    """Two effects to be resolved, and what is known of them; `id` comes back with the verdict."""

    a: str
    b: str
    id: Id = None

    @property
    def facts(self) -> Facts:
        """What is known of the two, without their texts."""
        return Facts(**{name: getattr(self, name) for name in Facts.__struct_fields__})


class Given(NamedTuple):
    """What a body holds: `single` is an object that stood alone, `lines` is everything, one object a line."""

    single: dict[str, Any] | None
    lines: bytes
    as_lines: bool


def media_type(header: str) -> str:
    """Return the kind of a body by its Content-Type.

    Raises:
        WebError: it is neither JSON nor JSON Lines.
    """
    named = header.partition(";")[0].strip().lower()
    if named in {LINES, "application/jsonl", "application/x-jsonlines"}:
        return LINES
    if named != JSON:
        raise refuse("media_type", "header", "Content-Type", found=named or "–")
    return JSON


def given(body: bytes, media: str) -> Given:
    """Take a body apart.

    Raises:
        WebError: it is empty, no JSON, or no object or array of objects.
    """
    if not body.strip():
        raise refuse("empty_body", "body")
    if media == LINES:
        return Given(None, body, True)
    try:
        value = msgspec.json.decode(body)
    except msgspec.DecodeError as error:  # UnicodeDecodeError is no DecodeError; msgspec turns it into one
        raise refuse("bad_json", "body", reason=str(error)) from None
    items = value if isinstance(value, list) else [value]
    for number, item in enumerate(items):
        if not isinstance(item, dict):
            raise refuse("not_an_object", "body", *([number] if isinstance(value, list) else []))
    lines = b"".join(msgspec.json.encode(item) + b"\n" for item in items)
    return Given(value if isinstance(value, dict) else None, lines, False)


def checked(item: dict[str, Any], kind: type[Body]) -> Body:
    """Return an object as `kind`; fields that it does not have are passed over, as on the command line.

    Raises:
        WebError: a field is missing or has a value that it cannot have; names it.
    """
    try:
        return msgspec.convert(item, kind)
    except msgspec.ValidationError as error:
        raise _refused(str(error), kind) from None


def _refused(reason: str, kind: type[Any]) -> WebError:
    if missing := _MISSING.match(reason):
        return refuse("field_missing", "body", missing[1], field=missing[1])
    path = _PATH.search(reason)
    field = path[1] if path else "?"
    if wrong := _VALUE.search(reason):
        allowed = ", ".join("null" if value is None else str(value) for value in _values(kind, field))
        return refuse("field_value", "body", field, field=field, found=wrong[1].strip("'"), allowed=allowed)
    if wrong := _TYPE.search(reason):
        return refuse("field_type", "body", field, field=field, expected=_in_json(wrong[1]), found=_in_json(wrong[2]))
    return refuse("bad_json", "body", field, reason=reason)


def _in_json(types: str) -> str:
    """Return type names of Python (``int | null``) as those of JSON."""
    return re.sub(r"\w+", lambda name: _JSON_TYPES.get(name[0], name[0]), types)


def _values(kind: type[Any], field: str) -> list[object]:
    found: list[object] = []
    for one in get_args(get_type_hints(kind).get(field, None)):
        found += list(get_args(one)) or ([None] if one is type(None) else [])
    return found
