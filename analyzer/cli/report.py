"""``hatas report FILES -o report.html``: the effects of a card set as one page for a designer."""

from __future__ import annotations

import sys
from collections.abc import Sequence
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
from analyzer.cli.messages import SENTENCES
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
from analyzer.cli.target import target
from analyzer.corpus.rows import Source, silent


def report(
    ctx: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="FILE")],
    output: Annotated[str | None, typer.Option("--output", "-o")] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite")] = False,
    text_column: TextColumnsOption = None,
    id_column: IdColumnOption = None,
    name_column: Annotated[str | None, typer.Option("--name-column")] = None,
    type_column: Annotated[str | None, typer.Option("--type-column")] = None,
    edition_column: Annotated[str | None, typer.Option("--edition-column")] = None,
    input_format: InputFormatOption = None,
    encoding: EncodingOption = None,
    max_unpacked: MaxUnpackedOption = None,
    only_findings: Annotated[bool, typer.Option("--only-findings")] = False,
    max_effects: Annotated[int, typer.Option("--max-effects", min=1)] = 5000,
    jobs: Annotated[int, typer.Option("--jobs", min=0)] = 1,
    quiet: Annotated[bool, typer.Option("--quiet", "-q")] = False,
    engine: EngineOption = EMBEDDED,
    lexicon: LexiconOption = None,
    policy: PolicyOption = "standard",
    profile: ProfileOption = "MK",
    rulings: RulingsOption = None,
    markup: MarkupOption = True,
    lang: LangOption = None,
) -> None:
    """Read the effects of all files and write the page."""
    from analyzer.cli.notices import Notices
    from analyzer.cli.progress import progress, wanted
    from analyzer.cli.rulings_watch import RulingsWatch
    from analyzer.corpus.duplicates import watched
    from analyzer.corpus.input.read import read_all
    from analyzer.lexicon import load_lexicon
    from analyzer.lint import codes_of
    from analyzer.report import Labeller, Page, Wanted, examine, reported

    chosen = language(ctx, lang)
    notices, watch = Notices(chosen), RulingsWatch(rulings, lexicon, chosen)
    setup = setup_of(engine, lexicon, policy, profile, chosen, rulings, markup)
    words = load_lexicon(setup.lexicon)
    codes, labeller = codes_of(words), Labeller(Wanted(name_column, type_column, edition_column))
    page = Page(codes, words, chosen, most=max_effects, only_findings=only_findings, markup=markup)
    asked = Input(input_format, text_column, id_column, encoding, max_unpacked)
    sources = [source._replace(whole=True) for source in asked.sources(files, notices.told)]
    with target(output, overwrite, page=True) as stream:
        with progress(_files(sources), chosen, shown=wanted(quiet, to_stdout=output is None)) as meter:
            rows = meter.read(watched(read_all(meter.sources(sources)), notices.duplicate))
            for effect in examine(rows, setup, labeller, reported(codes, words), jobs):
                notices.failed(effect.record)
                watch.see(effect.record)
                page.add(effect)
                meter.done()
        labeller.check()
        stream.writelines(page.render(labeller.used(1), labeller.used(2)))
    notices.close()
    watch.tell(whole=True)
    if not quiet:
        _tell(page.left_out, SENTENCES["effects"].text(chosen), page.counts.all)
    raise typer.Exit(ExitCode.FINDINGS if page.counts.all["failed"] else ExitCode.DONE)


def _files(sources: Sequence[Source]) -> list[Source]:
    from analyzer.corpus.input.expand import expanded

    return [found.source for found in expanded([source._replace(tell=silent) for source in sources])]


def _tell(left_out: str, sentence: str, counts: dict[str, int]) -> None:
    if left_out:
        print(f"hatas: {left_out}", file=sys.stderr)
    print(sentence.format(effects=counts["effects"], failed=counts["failed"]), file=sys.stderr)
