"""What pages read off a request."""

from __future__ import annotations

from fastapi import Request

from analyzer.messages import Lang
from analyzer.web.context import context_of
from analyzer.web.templating import Links


def asked_language(request: Request) -> Lang:
    """Return the language of a page: the one in its address, else that of the server; a strange one is passed over."""
    asked = request.query_params.get("lang")
    if asked == "en":
        return "en"
    return "hu" if asked == "hu" else context_of(request).setup.lang


def links_of(request: Request, lang: Lang) -> Links:
    """Return what makes the addresses on the page that answers the request."""
    return Links(lang, context_of(request).setup.lang, request.url.path, dict(request.query_params))
