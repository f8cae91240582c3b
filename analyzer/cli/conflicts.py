"""``hatas conflicts FILES``: the effects of a card set that contradict each other, and who wins."""

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
from analyzer.cli.target import target

ConflictFormat = Literal["table", "jsonl", "csv", "html"]
Subjects = Literal["own", "shared"]
_ENDINGS: dict[str, ConflictFormat] = {
    "": "table",
    ".txt": "table",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".csv": "csv",
    ".html": "html",
    ".htm": "html",
}


def conflicts(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE")],
    text_column: TextColumnsOption = None,
    id_column: IdColumnOption = None,
    input_format: InputFormatOption = None,
    encoding: EncodingOption = None,
    max_unpacked: MaxUnpackedOption = None,
    output_format: Annotated[ConflictFormat | None, typer.Option("--format")] = None,
    output: Annotated[str | None, typer.Option("--output", "-o")] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite")] = False,
    most: Annotated[int, typer.Option("--most", min=1)] = 100,
    subjects: Annotated[Subjects, typer.Option("--subjects")] = "own",
    jobs: Annotated[int, typer.Option("--jobs", min=0)] = 1,
    quiet: Annotated[bool, typer.Option("--quiet", "-q")] = False,
    engine: EngineOption = EMBEDDED,
    lexicon: LexiconOption = None,
    policy: PolicyOption = "standard",
    profile: ProfileOption = "MK",
    game: GameOption = None,
    rulings: RulingsOption = None,
    markup: MarkupOption = True,
    lang: LangOption = None,
) -> None:
    """Compare the effects of all files with each other and write the pairs that contradict."""
    from analyzer.cli.conflicts_sinks import sink_for
    from analyzer.cli.conflicts_tell import limits, summary
    from analyzer.cli.notices import Notices
    from analyzer.cli.rulings_watch import RulingsWatch
    from analyzer.conflicts import find
    from analyzer.corpus.duplicates import watched
    from analyzer.corpus.input.read import read_all

    chosen = language(ctx, lang)
    notices, watch = Notices(chosen), RulingsWatch(rulings, lexicon, chosen)
    setup = setup_of(engine, lexicon, policy, profile, chosen, rulings, markup, game)
    form = format_of(output_format, output, _ENDINGS)
    with target(output, overwrite, page=form == "html") as stream:
        sink = sink_for(form, stream, chosen)
        given = Input(input_format, text_column, id_column, encoding, max_unpacked)
        rows = watched(read_all(given.sources(files, notices.told)), notices.duplicate)
        found = find(rows, setup, jobs, most=most, shared=subjects == "shared", on_fault=notices.fault)
        for conflict in found.conflicts:
            watch.see(conflict.verdict.a, conflict.verdict.b)
            sink.add(conflict)
        sink.finish(found.tally)
    notices.close()
    watch.tell(whole=False)
    limits(found.tally, chosen, sys.stderr)
    if not quiet:
        below_table = form == "table" and output is None
        summary(found.tally, chosen, sys.stdout if below_table else sys.stderr)
    raise typer.Exit(ExitCode.FINDINGS if found.tally.conflicts or found.tally.failed else ExitCode.DONE)
