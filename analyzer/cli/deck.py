"""``hatas resolve --deck FILE``: many effects with their times; what stands, what falls and why."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Literal, NoReturn

import typer

from analyzer.cli.exit_codes import ExitCode
from analyzer.corpus.rows import Source
from analyzer.corpus.setup import Setup
from analyzer.messages import Lang

if TYPE_CHECKING:
    from analyzer.deck import DeckReport

DeckFormat = Literal["table", "text", "json", "jsonl"]


def resolve_deck(
    source: Source, conflicts: str | None, setup: Setup, output_format: DeckFormat, lang: Lang
) -> NoReturn:
    """Resolve the deck of a file and print it; leaves with status 1 if something is not decided.

    Raises:
        AnalyzerError: see :mod:`analyzer.corpus.deck_rows`, :mod:`analyzer.corpus.deck_conflicts`.
        typer.Exit: always, with the exit status.
    """
    from analyzer.corpus.deck_conflicts import read_assertions
    from analyzer.corpus.deck_rows import read_deck

    played = read_deck(source)
    texts = {one.id: one.text for one in played}
    said = [] if conflicts is None else read_assertions(Source(conflicts), texts)
    report = setup.open().resolve_deck(played, said)
    _write(report, output_format, lang)
    raise typer.Exit(ExitCode.DONE if report.settled else ExitCode.FINDINGS)


def _write(report: DeckReport, output_format: DeckFormat, lang: Lang) -> None:
    import msgspec

    if output_format == "json":
        encoded = msgspec.json.format(msgspec.json.encode(report), indent=2)
        sys.stdout.write(encoded.decode("utf-8") + "\n")
    elif output_format == "jsonl":
        sys.stdout.writelines(msgspec.json.encode(line).decode("utf-8") + "\n" for line in report.effects)
    elif output_format == "text":
        from analyzer.cli.deck_text import deck_text

        sys.stdout.write(deck_text(report, lang))
    else:
        from analyzer.cli.deck_table import write_deck_table

        write_deck_table(report, sys.stdout, lang)
