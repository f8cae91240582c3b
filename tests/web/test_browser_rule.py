"""Tests in a browser are never left out in silence."""

from __future__ import annotations

import pytest

from tests import browser


def test_without_a_browser_tests_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing asks for a browser, a missing one skips and says what to install."""
    monkeypatch.delenv(browser.REQUIRED, raising=False)
    with pytest.raises(pytest.skip.Exception, match="apt-get install chromium"):
        browser.missing()


def test_a_required_browser_that_is_missing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the environment asks for a browser, a missing one is a failure."""
    monkeypatch.setenv(browser.REQUIRED, "1")
    with pytest.raises(pytest.fail.Exception, match="no Chromium"):
        browser.missing()


def test_a_machine_without_one_has_no_executable(monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty search path holds no browser."""
    monkeypatch.setenv("PATH", "")
    assert browser.executable() is None
