"""``hatas schema``: the JSON Schema of the wire format, made from the types themselves."""

from __future__ import annotations

import sys
from typing import Annotated, Any, Literal

import typer

from analyzer.cli.options import LangOption

_DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema(
    kind: Annotated[Literal["record", "verdict"] | None, typer.Argument()] = None,
    lang: LangOption = None,  # noqa: ARG001 - every command takes it; a schema has no language
) -> None:
    """Print the schema of a record, of a verdict, or one that either satisfies."""
    import msgspec

    encoded = msgspec.json.format(msgspec.json.encode(schema_of(kind)), indent=2)
    sys.stdout.write(encoded.decode("utf-8") + "\n")


def schema_of(kind: Literal["record", "verdict"] | None) -> dict[str, Any]:
    """Return the JSON Schema of `kind`; None: of both."""
    import msgspec

    from analyzer.records.model import EffectRecord, Verdict

    known: dict[str, Any] = {"record": EffectRecord, "verdict": Verdict}
    types = [known[kind]] if kind else list(known.values())
    found, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    top = found[0] if len(found) == 1 else {"anyOf": list(found)}
    return {"$schema": _DIALECT, **top, "$defs": components}
