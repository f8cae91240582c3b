"""Table of word families: endings that make one word of another."""

from __future__ import annotations

from analyzer.lexicon.tables.entry import Entry


class DerivationEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Endings that make a word of another of its family.

    Attributes:
        endings: what is taken off at the end of a stem.
        gives: what then stands in its place ("erej" is of "erő").
        least: how many letters must be left.
    """

    endings: tuple[str, ...]
    gives: str = ""
    least: int = 3
