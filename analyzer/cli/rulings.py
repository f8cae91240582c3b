"""``hatas rulings``: write down what a judge has settled, list it, and see whether it still holds."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

import typer

from analyzer.cli.exit_codes import ExitCode
from analyzer.cli.inputs import (
    EncodingOption,
    IdColumnOption,
    Input,
    InputFormatOption,
    MaxUnpackedOption,
    TextColumnsOption,
)
from analyzer.cli.localise import Command, Group
from analyzer.cli.options import (
    EMBEDDED,
    EngineOption,
    LangOption,
    LexiconOption,
    PolicyOption,
    language,
    setup_of,
)
from analyzer.cli.streams import text_of

DEFAULT = "rulings.toml"
FileOption = Annotated[str, typer.Option("--rulings", metavar="FILE")]


def group() -> typer.Typer:
    """Return the commands under ``hatas rulings``."""
    app = typer.Typer(cls=Group, rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False)
    app.callback(invoke_without_command=True)(overview)
    for name, function in (("add", add), ("check", check), ("list", listing)):
        app.command(name, cls=Command)(function)
    return app


def overview(
    ctx: typer.Context,
    lang: LangOption = None,  # noqa: ARG001 - main() reads it before parsing
) -> None:
    """Print the help page when no command is named."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


def add(
    ctx: typer.Context,
    text: Annotated[str | None, typer.Option("--text")] = None,
    from_file: Annotated[str | None, typer.Option("--file", metavar="FILE")] = None,
    card: Annotated[str | None, typer.Option("--id")] = None,
    doubt: Annotated[int | None, typer.Option("--doubt", min=1)] = None,
    surface: Annotated[str | None, typer.Option("--surface")] = None,
    occurrence: Annotated[int | None, typer.Option("--occurrence", min=1)] = None,
    reading: Annotated[str | None, typer.Option("--reading")] = None,
    who: Annotated[str | None, typer.Option("--who")] = None,
    why: Annotated[str | None, typer.Option("--why")] = None,
    when: Annotated[str | None, typer.Option("--when", metavar="DATE")] = None,
    rulings: FileOption = DEFAULT,
    replace: Annotated[bool, typer.Option("--replace")] = False,
    no_text: Annotated[bool, typer.Option("--no-text")] = False,
    engine: EngineOption = EMBEDDED,
    lexicon: LexiconOption = None,
    policy: PolicyOption = "standard",
    lang: LangOption = None,
) -> None:
    """Write a ruling; on a terminal, ask for what is not given."""
    from analyzer.cli.rulings_add import Wish, add_ruling
    from analyzer.cli.rulings_ask import dialogue_on_terminal

    chosen = language(ctx, lang)
    given = None if text is None else text_of(text)
    wish = Wish(given, from_file, card, doubt, surface, occurrence, reading, who, why, when, replace, no_text)
    setup = setup_of(engine, lexicon, policy, "MK", chosen)
    add_ruling(wish, rulings, setup, chosen, dialogue_on_terminal(chosen))


def check(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE")],
    rulings: FileOption = DEFAULT,
    text_column: TextColumnsOption = None,
    id_column: IdColumnOption = None,
    input_format: InputFormatOption = None,
    encoding: EncodingOption = None,
    max_unpacked: MaxUnpackedOption = None,
    engine: EngineOption = EMBEDDED,
    lexicon: LexiconOption = None,
    policy: PolicyOption = "standard",
    lang: LangOption = None,
) -> None:
    """Report the rulings that no text matches, that contradict each other, or that cannot be applied."""
    from analyzer.cli.rulings_check import check_rulings

    chosen = language(ctx, lang)
    given = Input(input_format, text_column, id_column, encoding, max_unpacked)
    sound = check_rulings(given, files, rulings, setup_of(engine, lexicon, policy, "MK", chosen), chosen, sys.stdout)
    raise typer.Exit(ExitCode.DONE if sound else ExitCode.FINDINGS)


def listing(
    ctx: typer.Context,
    rulings: FileOption = DEFAULT,
    output_format: Annotated[Literal["text", "jsonl"], typer.Option("--format")] = "text",
    lexicon: LexiconOption = None,
    lang: LangOption = None,
) -> None:
    """Print the rulings of a file."""
    from analyzer.cli.rulings_list import list_rulings

    list_rulings(rulings, lexicon or [], output_format, language(ctx, lang), sys.stdout)
