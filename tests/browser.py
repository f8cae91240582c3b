"""A real browser for tests: the Chromium of the machine, and axe over a page.

`tests/conftest.py` hands the fixture to every folder. Without a Chromium its tests are skipped, unless the environment
variable HATAS_REQUIRE_BROWSER is 1: then they fail.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NAMES = ("chromium", "chromium-browser", "google-chrome")
# No sandbox: it needs privileges that containers do not give; the pages are our own.
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")
REQUIRED = "HATAS_REQUIRE_BROWSER"
NONE_FOUND = "no Chromium on this machine (Debian: apt-get install chromium); the tests in a browser are left out"


def executable() -> str | None:
    """Return the path of a Chromium, if there is one."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def missing() -> None:
    """Skip, or fail where a browser is required."""
    if os.environ.get(REQUIRED) == "1":
        pytest.fail(f"{REQUIRED}=1, but {NONE_FOUND}")
    pytest.skip(NONE_FOUND)


# Of the module, not of the session: while Playwright runs, its event loop counts as running in this thread, and
# tests of other modules that call asyncio.run() would fail.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A headless Chromium; a test makes its own context or page of it and closes it."""
    path = executable()
    if path is None:
        missing()
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


def serious(page: Page) -> list[str]:
    """Run axe over the page; return its serious and critical findings, each with the first elements concerned."""
    from axe_playwright_python.sync_playwright import Axe

    found = Axe().run(page).response["violations"]
    return [
        f"{violation['id']}: {[node['html'] for node in violation['nodes'][:3]]}"
        for violation in found
        if violation["impact"] in {"serious", "critical"}
    ]
