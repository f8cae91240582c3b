"""The checks: each looks at one subject and gives findings of its own codes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from analyzer.lint.checks.damage import damage
from analyzer.lint.checks.doubts import doubts
from analyzer.lint.checks.exceptions import exceptions
from analyzer.lint.checks.key_words import key_words
from analyzer.lint.checks.near_misses import near_misses
from analyzer.lint.checks.timeline import timeline
from analyzer.lint.finding import TextFinding
from analyzer.lint.subject import Subject

CHECKS: tuple[Callable[[Subject], Iterator[TextFinding]], ...] = (
    doubts,
    near_misses,
    timeline,
    exceptions,
    key_words,
    damage,
)
