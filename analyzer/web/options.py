"""What a server is started with."""

from __future__ import annotations

from typing import NamedTuple

from analyzer.corpus.setup import Setup
from analyzer.web.limits import Limits


class WebOptions(NamedTuple):
    """The options of a server.

    Attributes:
        setup: how the analyzers are made; its language is that of a request which names none.
        limits: what the server takes on.
        hosts: names by which browsers may call it, besides addresses; see :mod:`analyzer.web.guard`.
        loopback: whether it listens on this machine only; then addresses of other machines are refused as well.
    """

    setup: Setup = Setup()
    limits: Limits = Limits()
    hosts: tuple[str, ...] = ("localhost",)
    loopback: bool = True
