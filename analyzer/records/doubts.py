"""Doubts of an operator (SPEC §6): which traits it has, and which entries of the lexicon they raise."""

from __future__ import annotations

from collections.abc import Iterator

from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.doubts import DoubtEntry
from analyzer.operators import OperatorMatch
from analyzer.records.model import Operator
from analyzer.records.reading import Read

_STRONG = {"MINDENKÉPPEN", "SEMMIKÉPPEN"}
_UNCOUNTED = {"noun", "additive"}


def doubt_entries(match: OperatorMatch, read: Read, operator: Operator, lexicon: Lexicon) -> list[DoubtEntry]:
    """Return the entries of table ``doubt`` that the operator raises, in the order of the lexicon."""
    traits = set(_traits(match, read, operator))
    return [entry for entry in lexicon.tables.doubt if entry.on in traits]


def _traits(match: OperatorMatch, read: Read, operator: Operator) -> Iterator[str]:
    family = match.entry.family
    # A word that does not count is not prohibitive by the letter, so only nouns and "nem csak" leave room for doubt.
    if family in {"NEM", "SEM"} and match.tier != "fused" and (operator.counts or read.role in _UNCOUNTED):
        yield f"role={read.role or 'undecided'}"
    if match.entry.id == "hacsak":
        yield "word=hacsak"
    elif read.reading == "ambiguous" and match.tier != "fused":
        yield "reading=ambiguous"
    if match.tier == "reading" and operator.counts:
        yield "alone" if family in _STRONG else f"tier=reading:{family}"
    if read.negated:
        yield "negated"
