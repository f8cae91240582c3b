"""Jinja2 templates of the package: everything is escaped, and a name that is not there is an error."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from analyzer.errors import InputError
from analyzer.messages import Message
from analyzer.pages.visible import plain, visible

if TYPE_CHECKING:
    from jinja2 import Template

_NO_JINJA = Message(
    'A HTML-oldalhoz a jinja2 csomag kell: pip install "hatas-analyzer[report]".',
    'The HTML page needs the package jinja2: pip install "hatas-analyzer[report]".',
)


@cache
def template(package: str, folder: str, name: str) -> Template:
    """Return a template of `package`; the filters ``visible`` and ``plain`` make texts of cards safe to show.

    Raises:
        InputError: jinja2 is not installed.
    """
    try:
        from jinja2 import Environment, FunctionLoader, StrictUndefined
    except ImportError:
        raise InputError(_NO_JINJA) from None
    environment = Environment(
        loader=FunctionLoader(lambda wanted: part(package, folder, wanted)),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"visible": visible, "plain": plain}
    return environment.get_template(name)


def part(package: str, folder: str, name: str) -> str:
    """Return a file that lies in `folder` of `package` as text."""
    return files(package).joinpath(folder, name).read_text(encoding="utf-8")
