"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from analyzer.corpus.setup import Setup
from analyzer.messages import Lang

EMBEDDED = "hu_effects_sm"
LangOption = Annotated[Lang | None, typer.Option("--lang")]
EngineOption = Annotated[str, typer.Option("--engine")]
LexiconOption = Annotated[list[str] | None, typer.Option("--lexicon")]
PolicyOption = Annotated[Literal["standard", "letter"], typer.Option("--policy")]
ProfileOption = Annotated[str, typer.Option("--profile")]
GameOption = Annotated[str | None, typer.Option("--game", metavar="NAME")]
RulingsOption = Annotated[str | None, typer.Option("--rulings", metavar="FILE")]


def language(ctx: typer.Context, lang: Lang | None) -> Lang:
    """Return the language of a command: its own ``--lang``, else the one before the command's name."""
    chosen: Lang = lang or ctx.obj
    return chosen


def setup_of(
    engine: str,
    lexicon: list[str] | None,
    policy: Literal["standard", "letter"],
    profile: str,
    lang: Lang,
    rulings: str | None = None,
    markup: bool = True,
    game: str | None = None,
) -> Setup:
    """Return the recipe of the analyzer that the options ask for."""
    own = tuple(lexicon or ())
    return Setup(engine, policy, own, lang, profile, rulings, game, markup)
