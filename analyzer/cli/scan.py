"""``hatas scan FILES``: every effect of card files, as a table, as JSON Lines or as CSV."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Literal, TextIO

import typer

from analyzer.cli.exit_codes import ExitCode
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
from analyzer.errors import InputError


def scan(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE")],
    text_column: Annotated[str | None, typer.Option("--text-column")] = None,
    id_column: Annotated[str | None, typer.Option("--id-column")] = None,
    input_format: Annotated[
        Literal["csv", "tsv", "json", "jsonl", "text"] | None, typer.Option("--input-format")
    ] = None,
    output_format: Annotated[Literal["table", "jsonl", "csv"], typer.Option("--format")] = "table",
    output: Annotated[str | None, typer.Option("--output", "-o")] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite")] = False,
    disagreements: Annotated[bool, typer.Option("--disagreements")] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=1)] = 1,
    quiet: Annotated[bool, typer.Option("--quiet", "-q")] = False,
    engine: EngineOption = EMBEDDED,
    lexicon: LexiconOption = None,
    policy: PolicyOption = "standard",
    profile: ProfileOption = "MK",
    rulings: RulingsOption = None,
    lang: LangOption = None,
) -> None:
    """Read the effects of all files, in order, and write a record for each."""
    from analyzer.cli.notices import Notices
    from analyzer.cli.paint import paint
    from analyzer.cli.render_summary import summary_lines
    from analyzer.cli.rulings_watch import RulingsWatch
    from analyzer.cli.sinks import sink_for
    from analyzer.corpus.duplicates import watched
    from analyzer.corpus.read import read_all
    from analyzer.corpus.rows import Source
    from analyzer.corpus.scan import scan as scanned_rows
    from analyzer.corpus.summary import Tally

    chosen = language(ctx, lang)
    notices, tally = Notices(chosen), Tally()
    setup, watch = setup_of(engine, lexicon, policy, profile, chosen, rulings), RulingsWatch(rulings, lexicon, chosen)
    with target(output, overwrite) as stream:
        sink = sink_for(output_format, stream, chosen, disagreements)
        rows = read_all([Source(path, input_format, text_column, id_column) for path in files])
        for scanned in scanned_rows(watched(rows, notices.duplicate), setup, jobs):
            tally.add(scanned.record)
            notices.failed(scanned.record)
            watch.see(scanned.record)
            sink.add(scanned)
        sink.finish()
    notices.close()
    watch.tell(whole=True)
    summary = tally.summary()
    if not quiet:
        below_table = output_format == "table" and output is None
        paint(summary_lines(summary, chosen), sys.stdout if below_table else sys.stderr)
    raise typer.Exit(ExitCode.FINDINGS if summary.failed else ExitCode.DONE)


@contextmanager
def target(output: str | None, overwrite: bool) -> Iterator[TextIO]:
    """Give the stream to write to: standard output, or the file `output`, which appears whole at the end."""
    from analyzer.corpus.write import atomic

    if output is None:
        if overwrite:
            raise InputError(say("overwrite_alone"))
        yield sys.stdout
        return
    with atomic(output, overwrite) as stream:
        yield stream
