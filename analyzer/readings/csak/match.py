"""Matching: the first pattern, by rank, whose conditions hold for an occurrence."""

from __future__ import annotations

from functools import lru_cache, partial

from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.csak import CsakPatternEntry
from analyzer.readings.csak.features import FEATURES
from analyzer.readings.csak.occurrence import Occurrence
from analyzer.readings.csak.slots import case_of, filled
from analyzer.readings.patterns import Patterns


@lru_cache(maxsize=8)
def ranked(lexicon: Lexicon) -> tuple[CsakPatternEntry, ...]:
    """Return the patterns in the order in which they are tried: by rank, then as the files list them."""
    return tuple(sorted(lexicon.tables.csak_pattern, key=lambda entry: entry.rank))


@lru_cache(maxsize=8)
def _patterns(lexicon: Lexicon) -> Patterns[CsakPatternEntry]:
    return Patterns(ranked(lexicon))


def first_match(o: Occurrence) -> CsakPatternEntry | None:
    """Return the first pattern that holds for `o`, or None."""
    return _patterns(o.lexicon).first(partial(_holds, o), partial(_able, o.csak.lower, o.analysis.has_morphology))


def _able(form: str, has_morphology: bool, pattern: CsakPatternEntry) -> bool:
    return (has_morphology or not pattern.model) and (not pattern.forms or form in pattern.forms)


def _holds(o: Occurrence, condition: str) -> bool:
    """Tell whether a condition (a feature, ``slot:class`` or ``case:Case``) holds for `o`."""
    slot, _, name = condition.partition(":")
    if not name:
        return FEATURES[condition](o)
    if slot == "case":
        return case_of(o) == name
    return filled(o, slot, name)
