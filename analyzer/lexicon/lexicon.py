"""The lexicon as one value: every table of every file, validated, with a hash of its content."""

from __future__ import annotations

import msgspec

from analyzer.lexicon.tables.clauses import ClauseOpenerEntry, ClauseWordEntry
from analyzer.lexicon.tables.csak import CsakClassEntry, CsakPatternEntry
from analyzer.lexicon.tables.derivations import DerivationEntry
from analyzer.lexicon.tables.doubts import DoubtEntry
from analyzer.lexicon.tables.exceptions import ExceptionEntry, ExceptionScopeEntry
from analyzer.lexicon.tables.markup import MarkupEntry
from analyzer.lexicon.tables.operators import NearMissEntry, OperatorEntry
from analyzer.lexicon.tables.parts import AbbreviationEntry, ConjunctionEntry
from analyzer.lexicon.tables.propositions import (
    NominalEndingEntry,
    PropositionWordEntry,
    VerbalEndingEntry,
    VerbShapeEntry,
    VoiceEntry,
)
from analyzer.lexicon.tables.roles import RoleEntry, RoleWordEntry
from analyzer.lexicon.tables.timeline import TimelineCueEntry, TimelineIconEntry


class Tables(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a lexicon file may hold: one array of tables a field (``[[operator]]`` …). Absent tables are empty."""

    operator: tuple[OperatorEntry, ...] = ()
    near_miss: tuple[NearMissEntry, ...] = ()
    doubt: tuple[DoubtEntry, ...] = ()
    abbreviation: tuple[AbbreviationEntry, ...] = ()
    conjunction: tuple[ConjunctionEntry, ...] = ()
    markup: tuple[MarkupEntry, ...] = ()
    clause_opener: tuple[ClauseOpenerEntry, ...] = ()
    clause_word: tuple[ClauseWordEntry, ...] = ()
    timeline_cue: tuple[TimelineCueEntry, ...] = ()
    timeline_icon: tuple[TimelineIconEntry, ...] = ()
    exception: tuple[ExceptionEntry, ...] = ()
    exception_scope: tuple[ExceptionScopeEntry, ...] = ()
    nominal_ending: tuple[NominalEndingEntry, ...] = ()
    verbal_ending: tuple[VerbalEndingEntry, ...] = ()
    proposition_word: tuple[PropositionWordEntry, ...] = ()
    voice: tuple[VoiceEntry, ...] = ()
    verb_shape: tuple[VerbShapeEntry, ...] = ()
    derivation: tuple[DerivationEntry, ...] = ()
    csak_class: tuple[CsakClassEntry, ...] = ()
    csak_pattern: tuple[CsakPatternEntry, ...] = ()
    role: tuple[RoleEntry, ...] = ()
    role_word: tuple[RoleWordEntry, ...] = ()


class Lexicon(msgspec.Struct, frozen=True, kw_only=True):
    """All tables together and the hash of the files that they came from (first 12 hex digits of SHA-256)."""

    tables: Tables
    hash: str

    def __hash__(self) -> int:
        """Hash by content hash: look-up tables are cached by lexicon, and hashing all entries each time is slow."""
        return hash(self.hash)
