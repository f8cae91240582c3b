"""``hatas rule CODE``: what a code means, why, bad and good wording; ``--list``: all codes."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

import typer

from analyzer.cli.lint_words import say
from analyzer.cli.options import LangOption, language
from analyzer.errors import InputError


def rule(
    ctx: typer.Context,
    code: Annotated[str | None, typer.Argument(metavar="CODE")] = None,
    list_all: Annotated[bool, typer.Option("--list")] = False,
    output_format: Annotated[Literal["text", "json", "markdown"], typer.Option("--format")] = "text",
    lang: LangOption = None,
) -> None:
    """Print one code, those with one beginning, or all."""
    from analyzer.cli.paint import paint
    from analyzer.cli.rule_page import page
    from analyzer.cli.rule_text import listed, rule_json, rule_lines
    from analyzer.lexicon import load_lexicon
    from analyzer.lint import codes_of
    from analyzer.lint.selection import matching

    if code is None and not list_all:
        raise InputError(say("no_rule"))
    lexicon, chosen = load_lexicon(), language(ctx, lang)
    known = codes_of(lexicon)
    codes = [known[name] for name in matching(known, [code or "ALL"])]
    if output_format == "json":
        sys.stdout.write(rule_json(codes, lexicon, chosen))
    elif output_format == "markdown":
        sys.stdout.write(page(codes, lexicon, chosen))
    elif list_all:
        paint(listed(codes, chosen), sys.stdout)
    else:
        paint((line for each in codes for line in rule_lines(each, lexicon, chosen)), sys.stdout)
