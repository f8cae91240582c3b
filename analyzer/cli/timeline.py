"""``hatas timeline FILE``: a script of pushes, passes and entries, unwound step by step."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

import typer

from analyzer.cli.exit_codes import ExitCode
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


def timeline(
    ctx: typer.Context,
    script: Annotated[str, typer.Argument(metavar="FILE")],
    output_format: Annotated[Literal["text", "json", "jsonl"], typer.Option("--format")] = "text",
    engine: EngineOption = EMBEDDED,
    lexicon: LexiconOption = None,
    policy: PolicyOption = "standard",
    profile: ProfileOption = "MK",
    game: GameOption = None,
    rulings: RulingsOption = None,
    lang: LangOption = None,
) -> None:
    """Run the script of a file and print what each step does, the order of taking effect, and the verdicts."""
    import msgspec

    from analyzer.cli.timeline_text import timeline_text
    from analyzer.timelines import read_script, run_script

    chosen = language(ctx, lang)
    read = read_script(script)
    run = run_script(read, setup_of(engine, lexicon, policy, profile, chosen, rulings, game=game).open(), chosen)
    if output_format == "text":
        sys.stdout.write(timeline_text(run, chosen))
    elif output_format == "json":
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(run), indent=2).decode("utf-8") + "\n")
    else:
        sys.stdout.writelines(msgspec.json.encode(step).decode("utf-8") + "\n" for step in run.steps)
    raise typer.Exit(ExitCode.DONE if run.settled else ExitCode.FINDINGS)
