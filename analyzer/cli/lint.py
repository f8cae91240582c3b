"""``hatas lint FILES``: findings with codes; ``--diff OLD NEW``: what an errata changes for the rules."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

import typer

from analyzer.cli.endings import format_of
from analyzer.cli.exit_codes import ExitCode
from analyzer.cli.inputs import (
    EncodingOption,
    IdColumnOption,
    Input,
    InputFormatOption,
    MarkupOption,
    MaxUnpackedOption,
    TextColumnsOption,
)
from analyzer.cli.lint_words import say
from analyzer.cli.options import EMBEDDED, LangOption, LexiconOption, RulingsOption, language
from analyzer.errors import InputError

LintFormat = Literal["text", "concise", "json", "jsonl", "sarif", "github", "junit"]
_ENDINGS: dict[str, LintFormat] = {
    "": "text",
    ".txt": "text",
    ".log": "text",
    ".json": "json",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".sarif": "sarif",
    ".xml": "junit",
}
Codes = Annotated[list[str] | None, typer.Option(metavar="CODE[,CODE…]")]


def lint(
    ctx: typer.Context,
    files: Annotated[list[str] | None, typer.Argument(metavar="FILE")] = None,
    select: Codes = None,
    ignore: Codes = None,
    extend_select: Codes = None,
    output_format: Annotated[LintFormat | None, typer.Option("--format")] = None,
    output: Annotated[str | None, typer.Option("--output", "-o")] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite")] = False,
    baseline: Annotated[str | None, typer.Option("--baseline", metavar="FILE")] = None,
    write_baseline: Annotated[bool, typer.Option("--write-baseline")] = False,
    diff: Annotated[tuple[str, str] | None, typer.Option("--diff", metavar="OLD NEW")] = None,
    exit_zero: Annotated[bool, typer.Option("--exit-zero")] = False,
    config: Annotated[str | None, typer.Option("--config", metavar="FILE")] = None,
    text_column: TextColumnsOption = None,
    id_column: IdColumnOption = None,
    input_format: InputFormatOption = None,
    encoding: EncodingOption = None,
    max_unpacked: MaxUnpackedOption = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0)] = 1,
    quiet: Annotated[bool, typer.Option("--quiet", "-q")] = False,
    engine: Annotated[str | None, typer.Option("--engine", show_default=EMBEDDED)] = None,
    lexicon: LexiconOption = None,
    policy: Annotated[Literal["standard", "letter"] | None, typer.Option("--policy", show_default="standard")] = None,
    rulings: RulingsOption = None,
    markup: MarkupOption = True,
    lang: LangOption = None,
) -> None:
    """Print the findings of all files; exit 1 if there are any."""
    from analyzer.cli.lint_run import Job, run_diff, run_lint
    from analyzer.lint.selection import Layer

    if diff is not None and (files or baseline or write_baseline):
        raise InputError(say("diff_alone"))
    if diff is None and not files:
        raise InputError(say("no_files"))
    if write_baseline and output is not None:
        raise InputError(say("baseline_output"))
    if overwrite and output is None:
        raise InputError(say("overwrite_alone"))
    job = Job(
        files=tuple(diff or files or ()),
        layer=Layer(_listed(select) if select else None, _listed(extend_select), _listed(ignore)),
        output_format=format_of(output_format, output, _ENDINGS),
        output=output,
        overwrite=overwrite,
        baseline=baseline,
        write_baseline=write_baseline,
        config=config,
        given=Input(input_format, text_column, id_column, encoding, max_unpacked),
        jobs=jobs,
        quiet=quiet,
        engine=engine,
        lexicon=tuple(lexicon or ()),
        policy=policy,
        rulings=rulings,
        markup=markup,
        lang=language(ctx, lang),
        stdout=sys.stdout,
        stderr=sys.stderr,
    )
    found = run_diff(job) if diff else run_lint(job)
    raise typer.Exit(ExitCode.FINDINGS if found and not exit_zero else ExitCode.DONE)


def _listed(given: list[str] | None) -> tuple[str, ...]:
    return tuple(prefix for item in given or () for prefix in item.split(",") if prefix.strip())
