"""``hatas schema``: the JSON Schema of the wire format, made from the types themselves."""

from __future__ import annotations

import sys
from typing import Annotated, Any, Literal

import typer

from analyzer.cli.options import LangOption

_DIALECT = "https://json-schema.org/draft/2020-12/schema"
Kind = Literal["record", "verdict", "deck", "timeline", "finding", "change"]


def schema(
    kind: Annotated[Kind | None, typer.Argument(metavar="KIND")] = None,
    lang: LangOption = None,  # noqa: ARG001 - every command takes it; a schema has no language
) -> None:
    """Print the schema of one kind of output, or one for record and verdict."""
    import msgspec

    encoded = msgspec.json.format(msgspec.json.encode(schema_of(kind)), indent=2)
    sys.stdout.write(encoded.decode("utf-8") + "\n")


def schema_of(kind: Kind | None) -> dict[str, Any]:
    """Return the JSON Schema of `kind`; None: of record and verdict."""
    import msgspec

    from analyzer.cli.lint_diff import ChangeRecord
    from analyzer.deck import DeckReport
    from analyzer.lint.wire import FindingRecord
    from analyzer.records.model import EffectRecord, Verdict
    from analyzer.timelines import TimelineRun

    known: dict[Kind, Any] = {
        "record": EffectRecord,
        "verdict": Verdict,
        "deck": DeckReport,
        "timeline": TimelineRun,
        "finding": FindingRecord,
        "change": ChangeRecord,
    }
    types = [known[kind]] if kind else [EffectRecord, Verdict]
    found, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    top = found[0] if len(found) == 1 else {"anyOf": list(found)}
    return {"$schema": _DIALECT, **top, "$defs": components}
