"""The lexicon as one value: every table of every file, validated, with a hash of its content."""

from __future__ import annotations

import msgspec

from analyzer.lexicon.tables.doubts import DoubtEntry
from analyzer.lexicon.tables.operators import NearMissEntry, OperatorEntry
from analyzer.lexicon.tables.parts import AbbreviationEntry, ConjunctionEntry


class Tables(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a lexicon file may hold: one array of tables a field (``[[operator]]`` …). Absent tables are empty."""

    operator: tuple[OperatorEntry, ...] = ()
    near_miss: tuple[NearMissEntry, ...] = ()
    doubt: tuple[DoubtEntry, ...] = ()
    abbreviation: tuple[AbbreviationEntry, ...] = ()
    conjunction: tuple[ConjunctionEntry, ...] = ()


class Lexicon(msgspec.Struct, frozen=True, kw_only=True):
    """All tables together and the hash of the files that they came from (first 12 hex digits of SHA-256)."""

    tables: Tables
    hash: str
