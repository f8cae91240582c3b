"""Answers to requests that are refused: JSON for programs, a page for people."""

from __future__ import annotations

import msgspec
from fastapi import Request, Response

from analyzer.errors import AnalyzerError
from analyzer.web.api.openapi import PREFIX
from analyzer.web.faults import record_of, status_of
from analyzer.web.request import asked_language, links_of
from analyzer.web.templating import page

_SOON = {"Retry-After": "5"}


def refusal(request: Request, error: AnalyzerError) -> Response:
    """Return the answer that says why a request is refused."""
    status = status_of(error)
    if request.url.path.startswith(PREFIX):
        answer = Response(msgspec.json.encode(record_of(error)), status, media_type="application/json")
    else:
        lang = asked_language(request)
        said = error.said.text(lang)
        answer = page("error.html", lang, links_of(request, lang), here="", status=status, error=said)
    if status == 503:
        answer.headers.update(_SOON)
    return answer
