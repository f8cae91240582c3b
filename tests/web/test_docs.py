"""docs/web.md tells the truth about pages, options, fields and limits, and its example is answered."""

from __future__ import annotations

import json
import re

from analyzer.web.limits import Limits
from analyzer.web.pages.question import CHOICES
from analyzer.web.templating import NAVIGATION
from tests.cli.running import ROOT, run
from tests.web.client import TestClient

PAGE = (ROOT / "docs" / "web.md").read_text(encoding="utf-8")


def test_every_page_and_field_is_named() -> None:
    """Each page of the navigation and each name in the address of a question stands there."""
    names = [path for _, path in NAVIGATION] + list(CHOICES)
    assert [name for name in names if f"`{name}`" not in PAGE] == []


def test_every_option_is_named() -> None:
    """Each option of the command stands there."""
    options = set(re.findall(r"^\s+(--[\w-]+)", run("serve", "--help").out, re.MULTILINE)) - {"--help"}
    assert len(options) > 8
    assert [option for option in options if f"`{option}`" not in PAGE] == []


def test_the_limits_are_those_in_force() -> None:
    """Each limit that it tells is the one that the server has."""
    limits = Limits()
    said = (
        f"{limits.text:,} characters",
        f"{limits.body >> 20} MiB and {limits.rows:,} rows",
        f"{limits.upload >> 20} MiB and {limits.upload_rows:,} effects",
        f"{limits.seconds:g} seconds",
        f"{limits.job_seconds / 60:g} minutes",
    )
    assert [limit for limit in said if limit not in PAGE.replace("\n", " ")] == []


def test_the_example_is_answered(client: TestClient) -> None:
    """The request that is shown gets a verdict."""
    (body,) = re.findall(r"-d '(\{.*\})'", PAGE)
    answer = client.post("/api/v1/resolve", json=json.loads(body))
    assert answer.json()["winner"] == "a"
