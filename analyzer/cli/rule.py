"""``hatas rule CODE``: what a code means, why, bad and good wording; ``--list``: all codes. ``G``: rule G."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from analyzer.cli.lint_words import say
from analyzer.cli.options import LangOption, language
from analyzer.errors import InputError
from analyzer.messages import Lang

if TYPE_CHECKING:
    from analyzer.lexicon.rules import Rule

Form = Literal["text", "json", "markdown"]


def rule(
    ctx: typer.Context,
    code: Annotated[str | None, typer.Argument(metavar="CODE")] = None,
    list_all: Annotated[bool, typer.Option("--list")] = False,
    letters: Annotated[bool, typer.Option("--letters")] = False,
    output_format: Annotated[Form, typer.Option("--format")] = "text",
    lang: LangOption = None,
) -> None:
    """Print one code, those with one beginning, or all; or one of the rules A–I, or all of them."""
    from analyzer.lexicon.rules import load_rules

    chosen = language(ctx, lang)
    rules = [rule for rule in load_rules() if letters or rule.letter == (code or "").upper()]
    if rules:
        _print_rules(rules, output_format, chosen)
    else:
        _print_codes(code, list_all, output_format, chosen)


def _print_rules(rules: Sequence[Rule], form: Form, lang: Lang) -> None:
    from analyzer.cli.paint import paint
    from analyzer.cli.rule_letters import rule_letter_lines, rule_letters_json, rule_letters_page

    if form == "json":
        sys.stdout.write(rule_letters_json(rules, lang))
    elif form == "markdown":
        sys.stdout.write(rule_letters_page(rules, lang))
    else:
        paint((line for rule in rules for line in rule_letter_lines(rule, lang)), sys.stdout)


def _print_codes(code: str | None, list_all: bool, form: Form, lang: Lang) -> None:
    from analyzer.cli.paint import paint
    from analyzer.cli.rule_page import page
    from analyzer.cli.rule_text import listed, rule_json, rule_lines
    from analyzer.lexicon import load_lexicon
    from analyzer.lint import codes_of
    from analyzer.lint.selection import matching

    if code is None and not list_all:
        raise InputError(say("no_rule"))
    lexicon = load_lexicon()
    known = codes_of(lexicon)
    codes = [known[name] for name in matching(known, [code or "ALL"])]
    if form == "json":
        sys.stdout.write(rule_json(codes, lexicon, lang))
    elif form == "markdown":
        sys.stdout.write(page(codes, lexicon, lang))
    elif list_all:
        paint(listed(codes, lang), sys.stdout)
    else:
        paint((line for each in codes for line in rule_lines(each, lexicon, lang)), sys.stdout)
