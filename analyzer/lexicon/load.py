"""Loading: TOML files → validated Lexicon, or one sentence that says which file and entry is wrong."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import tomli

from analyzer.lexicon.faults import ENTRY, NOTHING, TABLES, fault, validation
from analyzer.lexicon.lexicon import Lexicon, Tables
from analyzer.lexicon.tables.entry import Entry
from analyzer.messages import Message
from analyzer.resources import data_dir
from analyzer.system import of_system

APART = {"games", "lint", "profiles", "rules"}


def shipped_files() -> list[Path]:
    """Return the shipped lexicon files in order; those of `APART` are read by whom they serve."""
    root = data_dir("lexicon")
    return sorted(p for p in root.rglob("*.toml") if p.relative_to(root).parts[0] not in APART)


def load_lexicon(extra: tuple[str, ...] = ()) -> Lexicon:
    """Load the shipped lexicon and the user's own files (paths, in the order given).

    Raises:
        LexiconError: a file is missing, is no TOML, or has a wrong, unknown or repeated field; names the entry.
    """
    return _loaded(extra)


@lru_cache(maxsize=8)
def _loaded(extra: tuple[str, ...]) -> Lexicon:
    own = [Path(p) for p in extra]
    contents = [(path, _read(path)) for path in [*shipped_files(), *own]]
    merged = merge([parse(text, str(path) if path in own else path.name) for path, text in contents])
    digest = hashlib.sha256("\0".join(text for _, text in contents).encode("utf-8")).hexdigest()[:12]
    return Lexicon(tables=merged, hash=digest)


def _read(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8").replace("\r\n", "\n")
    except FileNotFoundError:
        raise fault("missing", file=path) from None
    except OSError as error:
        raise fault("unreadable", file=path, reason=of_system(error)) from None
    except UnicodeDecodeError as error:
        raise fault("encoding", file=path, byte=error.start) from None


def parse(text: str, name: str) -> Tables:
    """Parse and validate one file's text; `name` is used in messages."""
    try:
        raw = tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        raise fault("toml", file=name, reason=error) from None
    try:
        tables = msgspec.convert(raw, Tables)
    except msgspec.ValidationError as error:
        reason = str(error)
        raise fault("shape", file=name, reason=validation(reason), culprit=_culprit(raw, reason)) from None
    _check_examples(tables, name)
    return tables


def _culprit(raw: dict[str, Any], message: str) -> Message:
    """Name the entry that a validation message points at by path (``$.operator[3]``)."""
    _, _, path = message.partition("`$.")
    table, _, rest = path.partition("[")
    if not rest or not rest.split("]")[0].isdigit():
        return TABLES.fill(known=", ".join(Tables.__struct_fields__)) if "unknown field" in message else NOTHING
    entry = raw[table][int(rest.split("]")[0])]
    return ENTRY.fill(id=entry.get("id", "?")) if isinstance(entry, dict) else NOTHING


def _check_examples(tables: Tables, name: str) -> None:
    for table in Tables.__struct_fields__:
        for entry in entries(tables, table):
            if not entry.examples or not entry.counter_examples:
                raise fault("examples", file=name, table=table, id=entry.id)


def entries(tables: Tables, table: str) -> Sequence[Entry]:
    """Return the entries of the table named `table`."""
    found: Sequence[Entry] = getattr(tables, table)
    return found


def merge(parts: Iterable[Tables]) -> Tables:
    """Concatenate the tables of several files; a repeated id within a table is an error."""
    parts = list(parts)
    merged: dict[str, Any] = {
        name: tuple(e for p in parts for e in entries(p, name)) for name in Tables.__struct_fields__
    }
    for name, rows in merged.items():
        seen: set[str] = set()
        for row in rows:
            if row.id in seen:
                raise fault("twice", table=name, id=row.id)
            seen.add(row.id)
    return Tables(**merged)
