"""What stands before every page: names, origins, headers."""

from __future__ import annotations

import pytest

from analyzer.web.guard import HEADERS
from analyzer.web.options import WebOptions
from tests.web.client import TestClient


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:8510", "LOCALHOST", "127.0.0.1:8510", "127.8.0.1", "[::1]:8510", "localhost."]
)
def test_this_machine_is_answered(host: str, client: TestClient) -> None:
    """Every name of this machine serves, with any port."""
    assert client.get("/", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "localhost.evil.example", "192.168.1.7", "[fe80::1]", "", "[", "127.0.0.1.nip.example"]
)
def test_strange_names_are_refused(host: str, client: TestClient) -> None:
    """A name that leads here by somebody else's will gets nothing (DNS rebinding)."""
    answer = client.post("/api/v1/analyze", json={"text": "Nem."}, headers={"Host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "host")


def test_an_open_server_takes_addresses_and_its_names(clients) -> None:
    """A server for the network answers to addresses and to the names that it was given, to no others."""
    from analyzer.web.serving import Listening

    listening = Listening("0.0.0.0", 8510, ("Lapok.Example",))
    options = WebOptions(hosts=listening.names, loopback=listening.loopback)
    from analyzer.web.guard import Guard

    guard = Guard(lambda *_: None, options)  # type: ignore[arg-type, return-value]
    assert [guard._known(name) for name in ("192.168.1.7:8510", "lapok.example", "localhost")] == [True] * 3
    assert not guard._known("evil.example")


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost:1"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
@pytest.mark.parametrize("path", ["/corpus", "/api/v1/analyze"])
def test_other_sites_may_not_send(headers: dict[str, str], path: str, client: TestClient) -> None:
    """A form or a request that a page of another site sends is refused."""
    answer = client.post(path, json={"text": "Nem."}, headers=headers)
    assert answer.status_code == 403


def test_own_pages_may_send(client: TestClient) -> None:
    """A request that a page of this server sends is taken."""
    headers = {"Origin": "http://localhost", "Sec-Fetch-Site": "same-origin"}
    assert client.post("/api/v1/analyze", json={"text": "Nem."}, headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/rules", 200),
        ("/static/site.css", 200),
        ("/static/nothing.css", 404),
        ("/static/../app.py", 404),
        ("/static/%2e%2e/app.py", 404),
        ("/nothing", 404),
        ("/corpus/nothing", 404),
        ("/api/v1/openapi.json", 200),
        ("/docs", 404),
        ("/redoc", 404),
        ("/?timing=wrong", 422),
    ],
)
def test_every_answer_carries_the_headers(path: str, status: int, client: TestClient) -> None:
    """Pages, files, data and refusals forbid scripts from elsewhere, framing, sniffing; none invites other sites."""
    answer = client.get(path)
    assert answer.status_code == status
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_preflights_get_no_leave(client: TestClient) -> None:
    """A browser that asks for another site whether it may send JSON gets no leave."""
    asked = {"Origin": "http://evil.example", "Access-Control-Request-Method": "POST"}
    answer = client.options("/api/v1/analyze", headers=asked)
    assert answer.status_code == 405
    assert "access-control-allow-origin" not in answer.headers


def test_texts_are_not_kept_by_browsers(client: TestClient) -> None:
    """Pages are not stored; the files that are the same for all may be, and are asked for anew."""
    assert client.get("/").headers["cache-control"] == "no-store"
    assert client.get("/static/site.js").headers["cache-control"] == "no-cache"


def test_a_failure_inside_is_told_without_its_inside(clients, monkeypatch: pytest.MonkeyPatch, caplog) -> None:
    """Whatever breaks, the answer is an error record or a page without a traceback, and the log holds the reason."""
    from analyzer.web.pages import two

    def broken() -> None:
        raise RuntimeError("secret words")

    monkeypatch.setattr(two, "examples", broken)
    answer = clients().get("/")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "hatas serve" in answer.text
    assert "secret words" in caplog.text
