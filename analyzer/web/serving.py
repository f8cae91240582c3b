"""Listening: the socket, what is told about it, and the server that runs on it."""

from __future__ import annotations

import errno
import ipaddress
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, TextIO

import uvicorn

from analyzer.errors import InputError
from analyzer.messages import Lang, Message
from analyzer.system import of_system
from analyzer.web.app import create_app
from analyzer.web.options import WebOptions
from analyzer.web.words import ERRORS, WORDS
from analyzer.web.workers import Pool, works

# A request line holds two texts, percent-encoded: at most twelve bytes a code point.
_LONGEST_ADDRESS = 256 << 10

_UNKNOWN_HOST = Message("nincs ilyen nevű gép", "there is no such host")


class Listening(NamedTuple):
    """Where a server listens: an address or a name of this machine, a port (0: any free one), further names."""

    host: str
    port: int
    allowed: tuple[str, ...] = ()

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach it."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host == "localhost"

    @property
    def names(self) -> tuple[str, ...]:
        """The names by which browsers may call it, besides addresses."""
        given = (self.host.lower(),) if self.host not in ("", "0.0.0.0", "::") else ()
        machine = () if self.loopback else (socket.gethostname().lower(),)
        return tuple(dict.fromkeys(("localhost", *given, *machine, *(name.lower() for name in self.allowed))))

    def bound(self) -> socket.socket:
        """Return a listening socket.

        Raises:
            InputError: the port is in use, or the address is none of this machine; says what to do.
        """
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        try:
            bound = socket.create_server((self.host, self.port), family=family, backlog=128)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                other = self.port + 1 if self.port < 65535 else self.port - 1
                raise InputError(ERRORS["port"].fill(port=self.port, host=self.host, other=other)) from None
            raise InputError(ERRORS["address"].fill_each(host=self.host, reason=_refusal(error))) from None
        # asyncio sets this for sockets that it makes itself; without it every answer waits 40 ms for its second part.
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return bound

    def address(self, bound: socket.socket) -> str:
        """Return the address to open in a browser of this machine."""
        port = bound.getsockname()[1]
        name = "localhost" if self.host in ("", "0.0.0.0", "::") else self.host
        return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


class _Server(uvicorn.Server):
    """A server that tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def server(options: WebOptions, pool: Pool | None = None, ready: Callable[[], None] = lambda: None) -> uvicorn.Server:
    """Return a server for these options and workers; `ready` is called when it answers."""
    config = uvicorn.Config(
        create_app(options, pool),
        http="h11",  # the one that takes a limit for the address
        h11_max_incomplete_event_size=_LONGEST_ADDRESS,
        access_log=False,  # the texts stand in the addresses
        log_level="warning",
        server_header=False,
        timeout_keep_alive=10,
        timeout_graceful_shutdown=3,
        limit_concurrency=200,
    )
    return _Server(config, ready)


def run(options: WebOptions, listening: Listening, lang: Lang, told: TextIO, *, open_page: bool = False) -> None:
    """Serve until interrupted.

    Raises:
        InputError: see :meth:`Listening.bound`. AnalyzerError: something that the options name cannot be loaded.
    """
    words = WORDS["serve"]
    logging.basicConfig(stream=told, format="hatas: %(message)s", level=logging.WARNING)
    if not listening.loopback:
        print(f"hatas: {words['open'].fill(host=listening.host).text(lang)}", file=told)
    with listening.bound() as bound:
        address = listening.address(bound)
        print(f"hatas: {words['starting'].text(lang)}", file=told, flush=True)

        def ready() -> None:
            print(f"hatas: {words['listening'].fill(address=address).text(lang)}", file=told, flush=True)
            if open_page:
                import webbrowser

                webbrowser.open(address)

        pool = Pool(options.setup, options.limits)
        try:
            pool.warm(works.ready)  # what cannot be loaded is told before anything is answered
            with suppress(KeyboardInterrupt):  # how serving ends
                server(options, pool, ready).run(sockets=[bound])
        finally:
            pool.close()


def _refusal(error: OSError) -> Message:
    return _UNKNOWN_HOST if error.errno == socket.EAI_NONAME else of_system(error)
