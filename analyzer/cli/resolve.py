"""``hatas resolve A B``: which of two effects overrides the other; ``--batch``: many pairs; ``--deck``: a table."""

from __future__ import annotations

import sys
from typing import Annotated, Any, Literal

import typer

from analyzer.cli.deck import DeckFormat, resolve_deck
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
from analyzer.cli.notices import Notices
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
from analyzer.cli.rulings_watch import RulingsWatch
from analyzer.cli.streams import text_of
from analyzer.corpus.rows import STDIN, Source
from analyzer.corpus.setup import Setup
from analyzer.errors import InputError
from analyzer.messages import Lang

Side = Literal["a", "b"]
ResolveFormat = Literal["text", "json", "jsonl"]


def resolve(
    ctx: typer.Context,
    a: Annotated[str | None, typer.Argument(metavar="A")] = None,
    b: Annotated[str | None, typer.Argument(metavar="B")] = None,
    first: Annotated[Literal["a", "b", "same"] | None, typer.Option("--first")] = None,
    timeline_a: Annotated[bool | None, typer.Option("--timeline-a/--no-timeline-a")] = None,
    timeline_b: Annotated[bool | None, typer.Option("--timeline-b/--no-timeline-b")] = None,
    pushed_first: Annotated[Side | None, typer.Option("--pushed-first")] = None,
    continuous_a: Annotated[bool | None, typer.Option("--continuous-a/--one-off-a")] = None,
    continuous_b: Annotated[bool | None, typer.Option("--continuous-b/--one-off-b")] = None,
    contradiction: Annotated[Literal["full", "partial", "none"] | None, typer.Option("--contradiction")] = None,
    batch: Annotated[str | None, typer.Option("--batch")] = None,
    deck: Annotated[str | None, typer.Option("--deck", metavar="FILE")] = None,
    conflicts: Annotated[str | None, typer.Option("--conflicts", metavar="FILE")] = None,
    text_column: TextColumnsOption = None,
    id_column: IdColumnOption = None,
    input_format: InputFormatOption = None,
    encoding: EncodingOption = None,
    max_unpacked: MaxUnpackedOption = None,
    output_format: Annotated[DeckFormat | None, typer.Option("--format")] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0)] = 1,
    engine: EngineOption = EMBEDDED,
    lexicon: LexiconOption = None,
    policy: PolicyOption = "standard",
    profile: ProfileOption = "MK",
    game: GameOption = None,
    rulings: RulingsOption = None,
    markup: MarkupOption = True,
    lang: LangOption = None,
) -> None:
    """Resolve one pair given as arguments, the pairs of a file, or a whole deck."""
    chosen = language(ctx, lang)
    setup = setup_of(engine, lexicon, policy, profile, chosen, rulings, markup, game)
    watch = RulingsWatch(rulings, lexicon, chosen)
    facts = {
        "contradiction": contradiction,
        "timing": {"a": "a_first", "b": "b_first", "same": "same", None: None}[first],
        "a_uses_timeline": timeline_a,
        "b_uses_timeline": timeline_b,
        "timeline_order": f"{pushed_first}_pushed_first" if pushed_first else None,
        "a_continuous": continuous_a,
        "b_continuous": continuous_b,
    }
    of_deck: dict[str, Any] = {"--conflicts": conflicts, "--text-column": text_column, "--id-column": id_column}
    of_files: dict[str, Any] = {"--input-format": input_format, "--encoding": encoding, "--max-unpacked": max_unpacked}
    given = Input(input_format, text_column, id_column, encoding, max_unpacked)
    notices = Notices(chosen)
    if deck is None:
        _refuse_without_deck({**of_deck, **(of_files if batch is None else {})})
    else:
        _refuse_beside("--deck", {"A": a, "B": b, **facts, "--batch": batch, "--jobs": None if jobs == 1 else jobs})
        (source,) = given.sources([deck], notices.told)
        resolve_deck(source, conflicts, setup, output_format or "table", chosen)
    if batch is None:
        _single(a, b, facts, setup, watch, _pair_format(output_format), chosen)
    else:
        _refuse_beside("--batch", {"A": a, "B": b, **facts})
        if output_format not in (None, "jsonl"):
            raise InputError(say("batch_format", format=output_format))
        _batch(given.sources([batch], notices.told)[0], setup, watch, jobs)


def _single(
    a: str | None,
    b: str | None,
    facts: dict[str, Any],
    setup: Setup,
    watch: RulingsWatch,
    output_format: ResolveFormat,
    lang: Lang,
) -> None:
    import msgspec

    from analyzer.cli.render_json import to_json
    from analyzer.cli.render_verdict import verdict_text
    from analyzer.corpus.pairs import Facts

    if a is None or b is None:
        raise InputError(say("two_texts"))
    if a == b == STDIN:
        raise InputError(say("one_stdin"))
    a, b = text_of(a), text_of(b)
    if not a.strip() or not b.strip():
        raise InputError(say("empty_text"))
    verdict = msgspec.convert(facts, Facts).resolve(setup.open(), a, b)
    watch.see(verdict.a, verdict.b)
    watch.tell(whole=False)
    if output_format == "text":
        sys.stdout.write(verdict_text(verdict, lang))
    else:
        sys.stdout.write(to_json(verdict, indented=output_format == "json"))
    raise typer.Exit(ExitCode.FINDINGS if verdict.status == "undecidable" else ExitCode.DONE)


_OPTIONS = {
    "contradiction": "--contradiction",
    "timing": "--first",
    "a_uses_timeline": "--timeline-a",
    "b_uses_timeline": "--timeline-b",
    "timeline_order": "--pushed-first",
    "a_continuous": "--continuous-a",
    "b_continuous": "--continuous-b",
}


def _refuse_beside(option: str, given: dict[str, Any]) -> None:
    beside = [_OPTIONS.get(name, name) for name, value in given.items() if value is not None]
    if beside:
        raise InputError(say("alone", option=option, options=", ".join(beside)))


def _refuse_without_deck(given: dict[str, Any]) -> None:
    alone = [option for option, value in given.items() if value is not None]
    if alone:
        raise InputError(say("deck_needed", options=", ".join(alone)))


def _pair_format(output_format: DeckFormat | None) -> ResolveFormat:
    if output_format == "table":
        raise InputError(say("pair_format"))
    return output_format or "text"


def _batch(source: Source, setup: Setup, watch: RulingsWatch, jobs: int) -> None:
    from analyzer.corpus.jsonl import to_line
    from analyzer.corpus.pair_files import read_pairs
    from analyzer.corpus.pairs import resolve_pairs

    failed = False
    for verdict in resolve_pairs(read_pairs(source), setup, jobs):
        sys.stdout.write(to_line(verdict))
        failed = failed or verdict.error is not None
        watch.see(verdict.a, verdict.b)
    watch.tell(whole=False)
    raise typer.Exit(ExitCode.FINDINGS if failed else ExitCode.DONE)
