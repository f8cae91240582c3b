"""Pages of a real browser, watched: nothing may fail on them, and nothing may come from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

DESKTOP = {"width": 1280, "height": 850}
PHONE = {"width": 360, "height": 740}
WAIT = 30_000  # milliseconds at most; what is waited for comes in a fraction


@pytest.fixture
def opened(chromium: Browser, live: str) -> Iterator[Callable[..., Page]]:
    """Opens pages of the server in contexts with the given settings."""
    contexts: list[Any] = []
    troubles: list[str] = []

    def open_page(path: str = "/", **settings: Any) -> Page:
        context = chromium.new_context(base_url=live, **{"viewport": DESKTOP, **settings})
        context.set_default_timeout(WAIT)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"error: {error}"))
        page.on("dialog", lambda dialog: troubles.append(f"dialog: {dialog.message}"))
        page.on("request", lambda request: request.url.startswith(live) or troubles.append(f"left: {request.url}"))
        page.on("console", lambda message: _watch(message, troubles))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []


def _watch(message: Any, troubles: list[str]) -> None:
    # A refusal that the test asks for is written there too, by its status, and so is an answer that it holds back.
    expected = ("the server responded with a status of 4", "net::ERR_FAILED")
    if message.type == "error" and not any(text in message.text for text in expected):
        troubles.append(f"console: {message.text}")
