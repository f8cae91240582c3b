"""``hatas scan FILES``: every effect of card files, as a table for the eye or in files of any format."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

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
from analyzer.corpus.out.form import BINARY, Form, Unit, form_of
from analyzer.errors import InputError


def scan(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE")],
    text_column: TextColumnsOption = None,
    id_column: IdColumnOption = None,
    input_format: InputFormatOption = None,
    encoding: EncodingOption = None,
    max_unpacked: MaxUnpackedOption = None,
    output_format: Annotated[Form | None, typer.Option("--format")] = None,
    unit: Annotated[Unit, typer.Option("--rows")] = "effect",
    output: Annotated[str | None, typer.Option("--output", "-o")] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite")] = False,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    disagreements: Annotated[bool, typer.Option("--disagreements")] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=0)] = 1,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q")] = False,
    engine: EngineOption = EMBEDDED,
    lexicon: LexiconOption = None,
    policy: PolicyOption = "standard",
    profile: ProfileOption = "MK",
    rulings: RulingsOption = None,
    markup: MarkupOption = True,
    lang: LangOption = None,
) -> None:
    """Read the effects of all files, in order, and write a record for each."""
    from analyzer.cli.notices import Notices
    from analyzer.cli.paint import paint
    from analyzer.cli.render_summary import summary_lines
    from analyzer.cli.rulings_watch import RulingsWatch
    from analyzer.cli.scan_shown import scan_shown
    from analyzer.cli.scan_written import Order, scan_written
    from analyzer.corpus.out.render import Shape
    from analyzer.corpus.summary import Tally

    if cluster is not None:
        _check_cluster(output_format, output, jobs, disagreements)
    form = output_format or "parquet" if cluster is not None else form_of(output_format, output)
    _check(form, unit, output, overwrite, resume, disagreements)
    chosen = language(ctx, lang)
    notices, watch = Notices(chosen), RulingsWatch(rulings, lexicon, chosen)
    order = Order(
        sources=Input(input_format, text_column, id_column, encoding, max_unpacked).sources(files, notices.told),
        setup=setup_of(engine, lexicon, policy, profile, chosen, rulings, markup),
        shape=Shape(form, unit),
        jobs=jobs,
        output=output,
        overwrite=overwrite,
        resume=resume,
        quiet=quiet,
    )
    if cluster is not None:
        from analyzer.cli.scan_cluster import scan_cluster

        done = scan_cluster(order, cluster, notices)
    elif disagreements or form == "table":
        done = scan_shown(order, notices, watch, disagreements)
    else:
        done = scan_written(order, notices, watch)
    notices.close()
    if cluster is None:
        watch.tell(whole=not done.done_before)
    summary = Tally(done.counts).summary()
    if not quiet:
        below_table = form == "table" and output is None
        paint(summary_lines(summary, chosen), sys.stdout if below_table else sys.stderr)
    raise typer.Exit(ExitCode.FINDINGS if summary.failed else ExitCode.DONE)


def _check_cluster(form: Form | None, output: str | None, jobs: int, disagreements: bool) -> None:
    """Refuse what has no meaning on a cluster."""
    if output is None or form == "table" or jobs != 1 or disagreements:
        raise InputError(say("cluster_output"))


def _check(form: Form, unit: Unit, output: str | None, overwrite: bool, resume: bool, disagreements: bool) -> None:
    """Refuse options that have no meaning beside each other."""
    if output is None and (overwrite or resume):
        raise InputError(say("overwrite_alone" if overwrite else "resume_alone"))
    if disagreements and form in BINARY:
        raise InputError(say("disagreements_format", format=form))
    if form == "table" or disagreements:
        meaningless = "--resume" if resume else "--rows operator" if unit == "operator" else None
        if meaningless is not None:
            raise InputError(say("table_alone", option=meaningless))
