"""``hatas analyze TEXT``: one effect, in words or as its record."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

import typer

from analyzer.cli.inputs import MarkupOption
from analyzer.cli.messages import say
from analyzer.cli.options import (
    EMBEDDED,
    EngineOption,
    LangOption,
    LexiconOption,
    PolicyOption,
    ProfileOption,
    RulingsOption,
    language,
    setup_of,
)
from analyzer.cli.streams import text_of
from analyzer.errors import InputError


def analyze(
    ctx: typer.Context,
    text: Annotated[str, typer.Argument(metavar="TEXT")],
    engine: EngineOption = EMBEDDED,
    lexicon: LexiconOption = None,
    policy: PolicyOption = "standard",
    profile: ProfileOption = "MK",
    rulings: RulingsOption = None,
    markup: MarkupOption = True,
    output_format: Annotated[Literal["text", "json", "jsonl"], typer.Option("--format")] = "text",
    lang: LangOption = None,
) -> None:
    """Read one effect and print what was found."""
    from analyzer.cli.paint import paint
    from analyzer.cli.render_json import to_json
    from analyzer.cli.render_record import record_lines
    from analyzer.cli.rulings_watch import RulingsWatch

    text = text_of(text)
    if not text.strip():
        raise InputError(say("empty_text"))
    chosen = language(ctx, lang)
    watch = RulingsWatch(rulings, lexicon, chosen)
    record = setup_of(engine, lexicon, policy, profile, chosen, rulings, markup).open().analyze(text)
    watch.see(record)
    watch.tell(whole=False)
    if output_format == "text":
        paint(record_lines(record, chosen), sys.stdout)
    else:
        sys.stdout.write(to_json(record, indented=output_format == "json"))
