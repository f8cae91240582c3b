"""Features: the named facts about an occurrence that patterns of table ``csak_pattern`` ask for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from analyzer.readings.csak.features.clause import CLAUSE_FEATURES
from analyzer.readings.csak.features.construction import CONSTRUCTION_FEATURES
from analyzer.readings.csak.features.focus import FOCUS_FEATURES
from analyzer.readings.csak.features.position import POSITION_FEATURES
from analyzer.readings.csak.features.verb import VERB_FEATURES
from analyzer.readings.csak.occurrence import Occurrence

FEATURES: Mapping[str, Callable[[Occurrence], bool]] = MappingProxyType(
    {**POSITION_FEATURES, **VERB_FEATURES, **FOCUS_FEATURES, **CLAUSE_FEATURES, **CONSTRUCTION_FEATURES}
)

__all__ = ["FEATURES"]
