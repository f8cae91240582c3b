"""A server in this process, and the same over a socket."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest

from analyzer.corpus.setup import Setup
from analyzer.web.app import create_app
from analyzer.web.limits import Limits
from analyzer.web.options import WebOptions
from analyzer.web.serving import Listening, server
from tests.web.client import TestClient

QUICK = Setup(engine="lexicon")


@pytest.fixture(scope="session")
def client() -> Iterator[TestClient]:
    """A client of a server that works without a model; shared, so tests leave nothing behind that others would see."""
    with TestClient(create_app(WebOptions(QUICK)), base_url="http://localhost") as client:
        yield client


@pytest.fixture
def clients() -> Iterator[Callable[..., TestClient]]:
    """Makes clients of servers with limits of their own."""
    opened: list[TestClient] = []

    def open_with(**limits: float) -> TestClient:
        app = create_app(WebOptions(QUICK, Limits(**limits)))
        opened.append(TestClient(app, base_url="http://localhost").__enter__())
        return opened[-1]

    yield open_with
    for client in opened:
        client.__exit__(None, None, None)


@pytest.fixture(scope="session")
def live() -> Iterator[str]:
    """The address of a server with the embedded engine, on a socket of this machine."""
    ready = threading.Event()
    listening = Listening("127.0.0.1", 0)
    with listening.bound() as bound:
        served = server(WebOptions(), ready=ready.set)
        thread = threading.Thread(target=served.run, kwargs={"sockets": [bound]})
        thread.start()
        assert ready.wait(120)
        yield listening.address(bound).rstrip("/")
        served.should_exit = True
        thread.join()
