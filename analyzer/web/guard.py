"""Middleware round everything: who may ask, how much, and with which headers the answer goes out."""

from __future__ import annotations

import ipaddress
import logging
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from analyzer.errors import AnalyzerError
from analyzer.web.answers import refusal
from analyzer.web.faults import refuse
from analyzer.web.options import WebOptions

_LOG = logging.getLogger("hatas.web")
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # the texts stand in the address: no other site may see them
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_UPLOADS = ("/corpus", "/conflicts")
_ROOM = 64 << 10  # for the other fields of a form that brings a file


class Guard:
    """Refuses what must not be answered, and answers for whatever fails inside."""

    def __init__(self, app: ASGIApp, options: WebOptions) -> None:
        self._app = app
        self._options = options

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        answer = _Answer(send, private=not scope["path"].startswith("/static/"))
        try:
            headers = Headers(scope=scope)
            self._check(headers, scope["method"])
            await self._app(scope, _Counted(receive, self._most(scope["path"]), headers), answer)
        except AnalyzerError as error:
            await _refuse(error, scope, receive, answer)
        except Exception:
            _LOG.exception("%s %s failed", scope["method"], scope["path"])
            await _refuse(refuse("internal"), scope, receive, answer)

    def _check(self, headers: Headers, method: str) -> None:
        host = headers.get("host", "")
        if not self._known(host):
            raise refuse("host", "header", "Host", host=host[:80])
        if method in {"GET", "HEAD", "OPTIONS"}:
            return
        # A page of another site may send a form here without asking; its browser says where it comes from.
        origin = headers.get("origin")
        foreign = origin is not None and origin.partition("://")[2] != host
        if foreign or headers.get("sec-fetch-site", "none") not in {"same-origin", "none"}:
            raise refuse("origin", "header", "Origin")

    def _known(self, host: str) -> bool:
        """Tell whether the server may be called so: a strange name may be one that leads browsers astray."""
        name = _name(host)
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return name in self._options.hosts
        return address.is_loopback or not self._options.loopback

    def _most(self, path: str) -> int:
        limits = self._options.limits
        return limits.upload + _ROOM if path.rstrip("/") in _UPLOADS else limits.body


def _name(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


class _Counted:
    """Gives the body of a request until it is larger than `most` bytes."""

    def __init__(self, receive: Receive, most: int, headers: Headers) -> None:
        self._receive, self._most, self._got = receive, most, 0
        told = headers.get("content-length", "0")
        if told.isascii() and told.isdigit() and int(told[:18]) > most:
            raise refuse("too_large", "body", limit=most)

    async def __call__(self) -> Message:
        message = await self._receive()
        self._got += len(message.get("body", b""))
        if self._got > self._most:
            raise refuse("too_large", "body", limit=self._most)
        return message


class _Answer:
    """Sends with the headers that every answer has; knows whether one has begun."""

    def __init__(self, send: Send, *, private: bool) -> None:
        self._send, self._private = send, private
        self.begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.begun = True
            headers = MutableHeaders(scope=message)
            headers.update(HEADERS)
            headers["Cache-Control"] = "no-store" if self._private else "no-cache"
        await self._send(message)


async def _refuse(error: AnalyzerError, scope: Scope, receive: Receive, answer: _Answer) -> None:
    if not answer.begun:
        await refusal(Request(scope), error)(scope, receive, answer)
