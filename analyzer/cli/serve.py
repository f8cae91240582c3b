"""``hatas serve``: the web page and the REST interface, on this machine unless asked otherwise."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from analyzer.cli.options import (
    EMBEDDED,
    EngineOption,
    GameOption,
    LangOption,
    LexiconOption,
    PolicyOption,
    ProfileOption,
    RulingsOption,
    language,
    setup_of,
)
from analyzer.errors import InputError

PORT = 8510  # the rule is 5.10


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, metavar="PORT")] = PORT,
    allow_host: Annotated[list[str] | None, typer.Option("--allow-host", metavar="NAME")] = None,
    open_page: Annotated[bool, typer.Option("--open")] = False,
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, metavar="N")] = 1,
    engine: EngineOption = EMBEDDED,
    lexicon: LexiconOption = None,
    policy: PolicyOption = "standard",
    profile: ProfileOption = "MK",
    game: GameOption = None,
    rulings: RulingsOption = None,
    lang: LangOption = None,
) -> None:
    """Serve until Ctrl-C."""
    chosen = language(ctx, lang)
    _check_extra()
    from analyzer.web.limits import Limits
    from analyzer.web.options import WebOptions
    from analyzer.web.serving import Listening, run

    setup = setup_of(engine, lexicon, policy, profile, chosen, rulings, game=game)
    listening = Listening(host, port, tuple(allow_host or ()))
    options = WebOptions(setup, Limits(workers=workers), listening.names, listening.loopback)
    run(options, listening, chosen, sys.stderr, open_page=open_page)


def _check_extra() -> None:
    from importlib.util import find_spec

    from analyzer.cli.messages import say

    for package, module in (
        ("fastapi", "fastapi"),
        ("uvicorn", "uvicorn"),
        ("jinja2", "jinja2"),
        ("python-multipart", "python_multipart"),
    ):
        if find_spec(module) is None:
            raise InputError(say("no_web", missing=package))
