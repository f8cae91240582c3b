"""Named grammatical features: what the patterns of `lexicon/roles/` may ask of a negator.

Each feature is a function from a :class:`Context` to a truth value; its docstring says what it means.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from analyzer.readings.roles.context import Context
from analyzer.readings.roles.features.advice import ADVICE
from analyzer.readings.roles.features.clauses import CLAUSE
from analyzer.readings.roles.features.flavour import FLAVOUR
from analyzer.readings.roles.features.lacks import LACKS
from analyzer.readings.roles.features.leave import LEAVE
from analyzer.readings.roles.features.messages import MESSAGES
from analyzer.readings.roles.features.neighbours import NEIGHBOURS
from analyzer.readings.roles.features.nouns import NOUN
from analyzer.readings.roles.features.predicates import PREDICATE
from analyzer.readings.roles.features.tone import TONE

Feature = Callable[[Context], bool]

FEATURES: Mapping[str, Feature] = MappingProxyType(
    {
        f.__name__: f
        for f in (*NEIGHBOURS, *PREDICATE, *LACKS, *LEAVE, *CLAUSE, *NOUN, *TONE, *ADVICE, *MESSAGES, *FLAVOUR)
    }
)

__all__ = ["FEATURES", "Feature"]
