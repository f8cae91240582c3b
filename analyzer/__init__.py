"""hatas-analyzer: reads Hungarian card effects and says which of two contradicting ones overrides the other.

>>> from analyzer import analyze, resolve
>>> analyze("A kalandozó semmiképpen sem támadhat.").level
<Level.STRONG: 'strong'>

Names are imported when first used, so that importing the package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from analyzer._version import __version__

if TYPE_CHECKING:
    from analyzer.api import Analyzer, analyze, resolve
    from analyzer.language.pipeline import load_pipeline
    from analyzer.records.model import EffectRecord, Level, Mode, Verdict
    from analyzer.resolver.many import Effects, resolve_many

_HOMES = {
    "Analyzer": "analyzer.api",
    "analyze": "analyzer.api",
    "resolve": "analyzer.api",
    "load_pipeline": "analyzer.language.pipeline",
    "EffectRecord": "analyzer.records.model",
    "Verdict": "analyzer.records.model",
    "Level": "analyzer.records.model",
    "Mode": "analyzer.records.model",
    "Effects": "analyzer.resolver.many",
    "resolve_many": "analyzer.resolver.many",
}

__all__ = [
    "Analyzer",
    "EffectRecord",
    "Effects",
    "Level",
    "Mode",
    "Verdict",
    "__version__",
    "analyze",
    "load_pipeline",
    "resolve",
    "resolve_many",
]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'analyzer' has no attribute {name!r}")
