"""What every request may use: the options, the workers, the uploads."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fastapi import Request

from analyzer.corpus.setup import Setup
from analyzer.web.limits import Limits
from analyzer.web.options import WebOptions
from analyzer.web.workers import Pool

if TYPE_CHECKING:
    from analyzer.web.jobs.store import Store


class Context(NamedTuple):
    """The parts of a running server."""

    options: WebOptions
    pool: Pool
    store: Store

    @property
    def setup(self) -> Setup:
        """How the analyzers are made."""
        return self.options.setup

    @property
    def limits(self) -> Limits:
        """What the server takes on."""
        return self.options.limits


def context_of(request: Request) -> Context:
    """Return the parts of the server that got the request."""
    context: Context = request.app.state.context
    return context
