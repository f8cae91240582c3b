"""The REST interface: the wire format of the command line, errors with a code, and an exact description."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import msgspec
import pytest

from analyzer import Analyzer
from analyzer.cli.schema import schema_of
from analyzer.web.api.openapi import OPERATIONS, document
from analyzer.web.faults import ErrorRecord
from analyzer.web.limits import Limits
from tests.cli.running import QUICK, run
from tests.web.client import TestClient

EFFECTS = [
    {"id": 1, "text": "A bestia nem támadhat."},
    {"id": "kettő", "text": "A bestia mindenképpen támadhat."},
    {"text": "Ha csak lovag van a csapatban, húzz egy lapot."},
]
PAIRS = [
    {"id": 1, "a": "A bestia nem támadhat.", "b": "A bestia támadhat."},
    {"a": "Éberen tér vissza.", "b": "Sérülten tér vissza.", "contradiction": "full", "timing": "a_first"},
]
LINES = "application/x-ndjson"
COMMANDS = {
    "analyze": (EFFECTS, ("scan", "-", "--format", "jsonl")),
    "resolve": (PAIRS, ("resolve", "--batch", "-")),
    "lint": (EFFECTS, ("lint", "-", "--format", "jsonl")),
    "conflicts": (EFFECTS, ("conflicts", "-", "--format", "jsonl")),
}


def lines(items: list[dict[str, Any]]) -> bytes:
    return b"".join(msgspec.json.encode(item) + b"\n" for item in items)


def post(client: TestClient, name: str, body: Any, media: str = "application/json", **query: str) -> Any:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return client.post(f"/api/v1/{name}", content=content, params=query, headers={"Content-Type": media})


@pytest.mark.parametrize("lang", ["hu", "en"])
@pytest.mark.parametrize("name", COMMANDS)
def test_lines_are_answered_as_by_the_command(name: str, lang: str, client: TestClient) -> None:
    """JSON Lines get the very bytes that the command prints for them, in either language."""
    items, arguments = COMMANDS[name]
    done = run(*arguments, *QUICK, "--lang", lang, stdin=lines(items))
    answer = post(client, name, lines(items), LINES, lang=lang)
    assert answer.headers["content-type"] == LINES
    assert answer.content == done.raw
    assert done.raw


@pytest.mark.parametrize("name", COMMANDS)
def test_an_array_is_answered_by_an_array(name: str, client: TestClient) -> None:
    """An array gives what JSON Lines give, as an array."""
    items, _ = COMMANDS[name]
    answer = post(client, name, items)
    assert answer.json() == [json.loads(line) for line in post(client, name, lines(items), LINES).text.splitlines()]


def test_an_object_is_answered_by_a_record(client: TestClient, instant: Analyzer) -> None:
    """One effect gives its record, one pair its verdict, as the library has them; the id comes back."""
    effect, pair = EFFECTS[0], PAIRS[1]
    assert post(client, "analyze", effect).content == msgspec.json.encode(instant.analyze(effect["text"], id=1))
    verdict = instant.resolve(pair["a"], pair["b"], contradiction="full", timing="a_first")
    assert post(client, "resolve", pair).content == msgspec.json.encode(verdict)


def test_lint_takes_codes(client: TestClient) -> None:
    """The parameters select and ignore choose codes by their beginning, as the options do."""
    codes = {item["code"] for item in post(client, "lint", EFFECTS, select="CSK").json()}
    assert codes == {"CSK001"}
    assert post(client, "lint", EFFECTS, select="CSK", ignore="CSK001").json() == []
    assert post(client, "lint", EFFECTS[2], select="CSK").json()[0]["text"] == "csak"


def test_a_row_that_fails_costs_only_itself(client: TestClient) -> None:
    """In an array a wrong or too long row carries its error, and the others their records."""
    answer = post(client, "analyze", [{"text": 5}, EFFECTS[0], {"text": "a" * 5001}])
    assert [item["error"] and item["error"]["code"] for item in answer.json()] == ["text_type", None, "too_long"]
    wrong = [{"a": 1, "b": ""}, PAIRS[0], {"a": "a" * 5001, "b": ""}]
    answer = post(client, "resolve", wrong)
    assert [item["error"] and item["error"]["code"] for item in answer.json()] == ["text_type", None, "too_long"]


def test_contradictions_are_not_sought_among_rows_that_cannot_be_read(client: TestClient) -> None:
    """A row that cannot be read refuses the search: what it contradicts would be missed in silence."""
    answer = post(client, "conflicts", [*EFFECTS, {"text": 5}])
    assert (answer.status_code, answer.json()["code"]) == (422, "text_type")


REFUSED = [
    ("analyze", b"", "application/json", {}, 422, "empty_body", ["body"]),
    ("analyze", b"{", "application/json", {}, 422, "bad_json", ["body"]),
    ("analyze", b'"\xff"', "application/json", {}, 422, "bad_json", ["body"]),
    ("analyze", b"5", "application/json", {}, 422, "not_an_object", ["body"]),
    ("analyze", b'[{"text": ""}, 5]', "application/json", {}, 422, "not_an_object", ["body", 1]),
    ("analyze", b"{}", "application/json", {}, 422, "field_missing", ["body", "text"]),
    ("analyze", b'{"text": 5}', "application/json", {}, 422, "field_type", ["body", "text"]),
    ("analyze", b'{"text": "", "id": 1.5}', "application/json", {}, 422, "field_type", ["body", "id"]),
    ("analyze", b'{"text": ""}', "text/plain", {}, 415, "media_type", ["header", "Content-Type"]),
    ("analyze", b'{"text": ""}', "", {}, 415, "media_type", ["header", "Content-Type"]),
    ("analyze", b'{"text": ""}', "application/json", {"lang": "de"}, 422, "field_value", ["query", "lang"]),
    ("analyze", b'{"text": "%s"}' % (b"a" * 5001), "application/json", {}, 413, "too_long", ["body", "text"]),
    ("analyze", b"\n" * ((1 << 20) + 1), LINES, {}, 413, "too_large", ["body"]),
    ("analyze", b'{"text": "a"}\n' * 1001, LINES, {}, 413, "too_many_rows", []),
    ("resolve", b'{"a": ""}', "application/json", {}, 422, "field_missing", ["body", "b"]),
    ("resolve", b'{"a": "", "b": "", "timing": "x"}', "application/json", {}, 422, "field_value", ["body", "timing"]),
    ("resolve", b'{"a": "", "b": "", "a_uses_timeline": 1}', "application/json", {}, 422, "field_type", None),
    (
        "resolve",
        b'{"a":"","b":"","a_uses_timeline":false,"b_uses_timeline":true,"timeline_order":"a_pushed_first"}',
        "application/json",
        {},
        422,
        "clock",
        [],
    ),
    ("lint", b'{"text": ""}', "application/json", {"select": "QQQ"}, 422, "input", []),
    ("conflicts", b'{"text": ""}', "application/json", {}, 422, "needs_array", ["body"]),
    ("conflicts", b'[{"text": ""}]', "application/json", {"most": "0"}, 422, "field_value", ["query", "most"]),
    ("nothing", b"{}", "application/json", {}, 404, "not_found", ["path"]),
]


@pytest.mark.parametrize(
    ("name", "body", "media", "query", "status", "code", "where"),
    REFUSED,
    ids=[f"{r[0]}-{r[5]}-{n}" for n, r in enumerate(REFUSED)],
)
def test_what_is_refused_says_why_and_where(
    name: str, body: bytes, media: str, query: dict[str, str], status: int, code: str, where: Any, client: TestClient
) -> None:
    """A refusal has a status of 4xx, a stable code, a sentence in both languages and the place of the fault."""
    answer = post(client, name, body, media, **query)
    error = msgspec.json.decode(answer.content, type=ErrorRecord)
    assert (answer.status_code, error.code) == (status, code)
    assert where is None or list(error.where) == where
    assert error.message.hu
    assert error.message.en
    assert error.message.hu != error.message.en
    assert "Traceback" not in answer.text


def test_a_wrong_value_is_told_with_those_that_are_allowed(client: TestClient) -> None:
    """Who misspells a value learns which ones there are."""
    answer = post(client, "resolve", {"a": "", "b": "", "contradiction": "total"})
    assert "az értéke total; lehetséges: full, partial, none, null" in answer.json()["message"]["hu"].replace(
        "unknown, ", ""
    )


def test_types_are_those_of_json(client: TestClient) -> None:
    """A field of a wrong type is told in the words of JSON, not of Python."""
    answer = post(client, "analyze", {"text": 5})
    assert answer.json()["message"]["hu"] == "„text” mező: a típusa number; lehetséges: string."


def test_another_method_is_refused(client: TestClient) -> None:
    """The addresses take POST only."""
    answer = client.get("/api/v1/analyze")
    assert (answer.status_code, answer.json()["code"]) == (405, "method")


def test_a_body_without_a_length_is_counted(client: TestClient) -> None:
    """A body sent in chunks is refused, too, once it is too large."""
    chunks = (b"\n" * 65_536 for _ in range(20))
    answer = client.post("/api/v1/analyze", content=chunks, headers={"Content-Type": LINES})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_versions_say_what_answers(client: TestClient, instant: Analyzer) -> None:
    """The versions are those that stand in every record."""
    assert client.get("/api/v1/versions").content == msgspec.json.encode(instant.versions)


def test_the_description_describes_the_answers(client: TestClient) -> None:
    """Each answer, and each refusal, is valid by the schema that the description gives for it."""
    api = client.get("/api/v1/openapi.json").json()
    assert api["openapi"].startswith("3.1")
    for one in OPERATIONS:
        operation = api["paths"][f"/api/v1/{one.name}"]["post"]
        items, _ = COMMANDS[one.name]
        good = operation["responses"]["200"]["content"]["application/json"]["schema"]
        _validate(post(client, one.name, items).json(), good, api)
        _validate(one.example, operation["requestBody"]["content"]["application/json"]["schema"], api)
        assert post(client, one.name, one.example).status_code == 200
        bad = operation["responses"]["422"]["content"]["application/json"]["schema"]
        _validate(post(client, one.name, b"{").json(), bad, api)


def _validate(value: Any, schema: dict[str, Any], api: dict[str, Any]) -> None:
    jsonschema.Draft202012Validator({**schema, "components": api["components"]}).validate(value)


def test_the_schemas_are_those_of_the_command() -> None:
    """Record and verdict have the schema that ``hatas schema`` prints, but for where the parts of it stand."""
    ours = json.loads(
        json.dumps(document(Limits())["components"]["schemas"]).replace("#/components/schemas/", "#/$defs/")
    )
    theirs = json.loads(json.dumps(schema_of(None)))["$defs"]
    assert {name: ours[name] for name in theirs} == theirs
