"""Matching: the first pattern, by rank, whose conditions hold for an occurrence."""

from __future__ import annotations

from functools import lru_cache

from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.csak import CsakPatternEntry
from analyzer.readings.csak.classes import in_class
from analyzer.readings.csak.features import FEATURES
from analyzer.readings.csak.occurrence import Occurrence
from analyzer.readings.csak.slots import SLOTS, case_of


@lru_cache(maxsize=8)
def ranked(lexicon: Lexicon) -> tuple[CsakPatternEntry, ...]:
    """Return the patterns in the order in which they are tried: by rank, then as the files list them."""
    return tuple(sorted(lexicon.tables.csak_pattern, key=lambda entry: entry.rank))


def first_match(o: Occurrence) -> CsakPatternEntry | None:
    """Return the first pattern that holds for `o`, or None."""
    facts = Facts(o)
    return next((p for p in ranked(o.lexicon) if _fits(p, o, facts)), None)


def _fits(pattern: CsakPatternEntry, o: Occurrence, facts: Facts) -> bool:
    if pattern.model and not o.analysis.has_morphology:
        return False
    if pattern.forms and o.csak.lower not in pattern.forms:
        return False
    if not all(facts.holds(c) for c in pattern.all) or any(facts.holds(c) for c in pattern.none):
        return False
    return not pattern.any or any(facts.holds(c) for c in pattern.any)


class Facts:
    """The conditions of one occurrence, each worked out once."""

    def __init__(self, occurrence: Occurrence) -> None:
        self._occurrence = occurrence
        self._known: dict[str, bool] = {}

    def holds(self, condition: str) -> bool:
        """Tell whether the condition (a feature, ``slot:class`` or ``case:Case``) holds."""
        if condition not in self._known:
            self._known[condition] = self._work_out(condition)
        return self._known[condition]

    def _work_out(self, condition: str) -> bool:
        slot, _, name = condition.partition(":")
        if not name:
            return FEATURES[condition](self._occurrence)
        if slot == "case":
            return case_of(self._occurrence) == name
        return any(in_class(t, name, self._occurrence.lexicon) for t in SLOTS[slot](self._occurrence))
