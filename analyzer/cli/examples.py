"""``hatas examples``: the rule's four worked examples, resolved here and now."""

from __future__ import annotations

import sys

import typer

from analyzer.cli.messages import SENTENCES
from analyzer.cli.options import EMBEDDED, EngineOption, LangOption, language
from analyzer.messages import Lang

FILE = "worked_examples.jsonl"


def examples(ctx: typer.Context, engine: EngineOption = EMBEDDED, lang: LangOption = None) -> None:
    """Print each example with its verdict, the deciding rule, the exact words, and the rule's own ruling."""
    import json

    from analyzer.cli.render_verdict import verdict_text
    from analyzer.corpus.pairs import pairs, resolve_pairs
    from analyzer.corpus.setup import Setup
    from analyzer.resources import data_dir

    chosen = language(ctx, lang)
    path = data_dir("examples") / FILE
    rulings = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
    with path.open("rb") as raw:
        for verdict, ruling in zip(
            resolve_pairs(pairs(raw, str(path)), Setup(engine=engine, lang=chosen)), rulings, strict=True
        ):
            _title(ruling, chosen)
            sys.stdout.write(verdict_text(verdict, chosen))
            sys.stdout.write(_say("ruling", chosen, ruling=ruling["ruling_hu"]) + "\n\n")


def _title(ruling: dict[str, str], lang: Lang) -> None:
    sys.stdout.write(_say("example", lang, number=ruling["id"]) + "\n")
    if "order_hu" in ruling:
        sys.stdout.write(_say("example_order", lang, order=ruling["order_hu"]) + "\n")


def _say(sentence: str, lang: Lang, **values: str) -> str:
    return SENTENCES[sentence].text(lang).format(**values)
