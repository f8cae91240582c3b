"""One set of commands, two languages: puts the help texts in, and says usage errors in the user's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from typer.core import TyperCommand, TyperGroup

from analyzer.cli.help_texts import COMMANDS, HEADINGS, PARAMETERS, USAGE, VALUES
from analyzer.messages import Lang


def chosen_language(arguments: Sequence[str]) -> Lang:
    """Return the language that the last ``--lang`` names; Hungarian without one or with one that is unknown.

    It must be known before the arguments are parsed, because help and usage errors are printed while parsing.
    """
    before = list(arguments[: arguments.index("--")] if "--" in arguments else arguments)
    joined = [word.removeprefix("--lang=") for word in before if word.startswith("--lang=")]
    split = [after for word, after in pairwise(before) if word == "--lang"]
    last = (joined + split)[-1:]
    return "en" if last == ["en"] else "hu"


class Command(TyperCommand):
    """A command whose help page has the language that the context carries."""

    def get_help(self, ctx: Any) -> str:
        """Return the help page."""
        return _said(super().get_help(ctx), ctx)


class Group(TyperGroup):
    """The group of all commands, likewise."""

    def get_help(self, ctx: Any) -> str:
        """Return the help page."""
        return _said(super().get_help(ctx), ctx)


def _said(page: str, ctx: Any) -> str:
    return in_hungarian(page) if ctx.obj == "hu" else page


def localise(command: Any, lang: Lang) -> None:
    """Put the help texts of `lang` into a command, its parameters and its subcommands."""
    command.help = COMMANDS[command.name].text(lang)
    for param in command.params:
        if param.name in PARAMETERS:
            param.help = PARAMETERS[param.name].text(lang)
        _name_value(param)
    for sub in getattr(command, "commands", {}).values():
        localise(sub, lang)


def _name_value(param: Any) -> None:
    """Put words for users where Typer has Python types, and a default that is only told among the real ones."""
    if param.param_type_name == "argument":
        if hasattr(param, "display_type_rich"):  # not every version of Typer shows types of arguments
            param.display_type_rich = partial(_choices, param.display_type_rich)
        return
    param.metavar = param.metavar or VALUES.get(param.name)
    if isinstance(param.show_default, str):  # Typer would set it in brackets of its own
        param.help = f"{param.help}  [default: {param.show_default}]"
        param.show_default = False


def _choices(shown: Callable[..., str | None], *, ctx: Any) -> str:
    text = shown(ctx=ctx) or ""
    return text if "|" in text else ""


def in_hungarian(page: str) -> str:
    """Replace Typer's own words in a help page."""
    for english, hungarian in HEADINGS.items():
        page = page.replace(english, hungarian)
    return page.replace("Show this message and exit.", PARAMETERS["help"].hu)


def usage_sentence(english: str, lang: Lang) -> str:
    """Return Typer's sentence on wrong usage in `lang`."""
    if lang == "en":
        return english
    for pattern, hungarian in USAGE:
        match = re.fullmatch(pattern, english, re.DOTALL)
        if match:
            return match.expand(hungarian)
    return english
