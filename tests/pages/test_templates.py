"""Templates: one sentence where the library is missing, an error where a name is."""

from __future__ import annotations

import sys

import pytest

from analyzer.errors import InputError
from analyzer.pages.templates import part, template

REPORT = ("analyzer.report", "templates")


def test_without_jinja2_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who lacks jinja2 is told what to install."""
    monkeypatch.setitem(sys.modules, "jinja2", None)
    template.cache_clear()
    with pytest.raises(InputError) as caught:
        template(*REPORT, "report.html")
    assert all('pip install "hatas-analyzer[report]"' in text for text in caught.value.said)


def test_a_missing_name_is_an_error() -> None:
    """A template does not pass over a name that nobody gave it."""
    from jinja2 import UndefinedError

    with pytest.raises(UndefinedError):
        template(*REPORT, "report.html").render()


@pytest.mark.parametrize("name", ["report.html", "macros.html", "report.css", "report.js"])
def test_every_part_lies_in_the_package(name: str) -> None:
    """The parts of the page are read as resources of the package, so they are where it is."""
    assert part(*REPORT, name)
