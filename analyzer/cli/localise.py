"""One set of commands, two languages: puts the help texts in."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Any

from typer.core import TyperCommand, TyperGroup

from analyzer.cli.help_examples import EXAMPLES, HEADING
from analyzer.cli.help_short import SHORT
from analyzer.cli.help_texts import (
    COMMANDS,
    HEADINGS,
    OF_COMMAND,
    PARAMETERS,
    VALUES,
    VALUES_IN_HUNGARIAN,
)
from analyzer.messages import Lang


def chosen_language(arguments: Sequence[str]) -> Lang:
    """Return the language that the last ``--lang`` names, else HATAS_LANG; Hungarian where neither names one.

    It must be known before the arguments are parsed, because help and usage errors are printed while parsing.
    """
    before = list(arguments[: arguments.index("--")] if "--" in arguments else arguments)
    joined = [word.removeprefix("--lang=") for word in before if word.startswith("--lang=")]
    split = [after for word, after in pairwise(before) if word == "--lang"]
    last = (joined + split)[-1:] or [os.environ.get("HATAS_LANG", "")]
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
    usage, blank, rest = _RANGE.sub("", page).partition("\n\n")
    page = _BRACES.sub(r"\1", usage) + blank + rest
    return in_hungarian(page) if ctx.obj == "hu" else page


# What Typer puts into help pages for programmers: braces around what must be given, and the limits of numbers.
_BRACES = re.compile(r"\{([^{}|]+)\}")
_RANGE = re.compile(r"\s+\[(?:\d+<=)?x[<>]=\d+\]|;\s+(?:\d+<=)?x[<>]=\d+(?=\])")


def localise(command: Any, lang: Lang) -> None:
    """Put the help texts of `lang` into a command, its parameters and its subcommands."""
    command.help = COMMANDS[command.name].text(lang)
    command.short_help = SHORT[command.name].text(lang) if command.name in SHORT else None
    command.epilog = _examples(command.name, lang)
    for param in command.params:
        said = OF_COMMAND.get((command.name, param.name)) or PARAMETERS.get(param.name)
        if said is not None:
            param.help = said.text(lang)
        _name_value(param, lang)
    for sub in getattr(command, "commands", {}).values():
        localise(sub, lang)


def _examples(name: str, lang: Lang) -> str | None:
    given = EXAMPLES.get(name)
    if given is None:
        return None
    lines = [HEADING.text(lang), *(f"  {line}" for line in given.text(lang).splitlines())]
    return "\b\n" + "\n".join(lines)  # after \b the lines are kept as they are


def _name_value(param: Any, lang: Lang) -> None:
    """Put words for users where Typer has Python types, and a default that is only told among the real ones."""
    value: str | None = param.metavar or VALUES.get(param.name)
    param.metavar = VALUES_IN_HUNGARIAN.get(value, value) if value and lang == "hu" else value
    if param.param_type_name == "argument":
        if hasattr(param, "display_type_rich"):  # not every version of Typer shows types of arguments
            param.display_type_rich = partial(_choices, param.display_type_rich)
        return
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
