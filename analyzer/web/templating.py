"""Templates: filled with escaped values only, every sentence from the words of the pages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode

from starlette.responses import HTMLResponse

from analyzer._version import __version__
from analyzer.messages import Lang
from analyzer.pages.visible import visible
from analyzer.web.words import Speaker

if TYPE_CHECKING:
    from jinja2 import Environment

PACKAGE = files("analyzer.web")
NAVIGATION = (("two", "/"), ("corpus", "/corpus"), ("conflicts", "/conflicts"), ("rules", "/rules"), ("api", "/api"))


@lru_cache(maxsize=1)
def environment() -> Environment:
    """Return the templates."""
    from jinja2 import Environment, FunctionLoader, StrictUndefined

    made = Environment(
        loader=FunctionLoader(lambda name: PACKAGE.joinpath("templates", name).read_text(encoding="utf-8")),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters["visible"] = visible
    return made


class Links:
    """Makes the addresses of one page: they keep the language that the reader chose."""

    def __init__(self, lang: Lang, default: Lang, path: str, parameters: Mapping[str, str]) -> None:
        self._lang, self._default = lang, default
        self._path, self._parameters = path, {k: v for k, v in parameters.items() if k != "lang" and v}

    def __call__(self, path: str, fragment: str = "", /, **parameters: str) -> str:
        """Return the address of `path` with the parameters that are not empty."""
        return self._address(path, parameters, self._lang, fragment)

    @property
    def named(self) -> bool:
        """Whether addresses name the language: it is not that of the server."""
        return self._lang != self._default

    def other(self, lang: Lang) -> str:
        """Return the address of this very page in `lang`."""
        return self._address(self._path, self._parameters, lang, "")

    def _address(self, path: str, parameters: Mapping[str, str], lang: Lang, fragment: str) -> str:
        kept = {name: value for name, value in parameters.items() if value}
        if lang != self._default:
            kept["lang"] = lang
        query = "?" + urlencode(kept, quote_via=quote) if kept else ""
        return path + query + ("#" + quote(fragment) if fragment else "")


def page(template: str, lang: Lang, links: Links, *, here: str, status: int = 200, **values: Any) -> HTMLResponse:
    """Return the page that `template` makes of the values; `here` is its entry of the navigation."""
    rendered = (
        environment()
        .get_template(template)
        .render(
            say=Speaker(lang),
            lang=lang,
            links=links,
            here=here,
            navigation=NAVIGATION,
            version=__version__,
            **values,
        )
    )
    return HTMLResponse(rendered, status)
