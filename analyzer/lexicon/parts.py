"""The word lists of the splitting into sentences and parts, drawn from the lexicon."""

from __future__ import annotations

from analyzer.lexicon.lexicon import Lexicon
from analyzer.text.parts import PartRules


def part_rules(lexicon: Lexicon) -> PartRules:
    """Return the rules that `analyzer.text.parts` needs, from the tables ``abbreviation`` and ``conjunction``."""
    tables = lexicon.tables

    def joined(joins: str) -> frozenset[str]:
        return frozenset(f for c in tables.conjunction if c.joins == joins for f in c.forms)

    return PartRules(
        abbreviations=frozenset(f for a in tables.abbreviation if not a.closing for f in a.forms),
        closing_abbreviations=frozenset(f for a in tables.abbreviation if a.closing for f in a.forms),
        coordinating=joined("coordinating"),
        subordinating=joined("subordinating"),
        determining=joined("determining"),
    )
