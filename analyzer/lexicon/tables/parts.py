"""Tables ``abbreviation`` and ``conjunction``: where sentences and coordinated clauses end (SPEC §4)."""

from __future__ import annotations

from typing import Literal

from analyzer.lexicon.tables.entry import Entry


class AbbreviationEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Words whose dot ends no sentence by itself. `closing` ones may stand last ("stb. A lap …")."""

    forms: tuple[str, ...]
    closing: bool = False


class ConjunctionEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Words that open a clause after a comma.

    ``coordinating`` ones begin a part of their own; ``subordinating`` ones keep what follows in the same part until
    the main clause comes; ``determining`` ones, before a number with a dot, show that it is an ordinal.
    """

    joins: Literal["coordinating", "subordinating", "determining"]
    forms: tuple[str, ...]
