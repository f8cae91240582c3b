"""Millions of pairs at once: columns in, columns out, the same answers as one pair at a time.

The ladder compares a handful of properties with a handful of values each, so a profile has finitely many cases. The
scalar resolver decides each of them once; then pairs are looked up. NumPy is imported when a pair is first looked up.
"""

from analyzer.resolver.many.columns import CODES, Effects
from analyzer.resolver.many.resolve import Outcomes, resolve_many

__all__ = ["CODES", "Effects", "Outcomes", "resolve_many"]
