"""Errors that a user can cause and mend.

Each carries one sentence that says what is wrong, where, and what to do; the command line prints that sentence and
exits with status 2. All of them pickle, because they cross process borders.
"""

from __future__ import annotations


class AnalyzerError(Exception):
    """Base of every error raised on purpose by this package."""

    code = "error"

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message

    def __reduce__(self) -> tuple[type[AnalyzerError], tuple[str]]:
        return type(self), (self.message,)


class InputError(AnalyzerError):
    """A file, row, column or field that cannot be read as effects."""

    code = "input"


class LexiconError(AnalyzerError):
    """A lexicon file with a fault in it."""

    code = "lexicon"


class EngineError(AnalyzerError):
    """An engine (model) that cannot be loaded."""

    code = "engine"


class ClockError(AnalyzerError):
    """Moments or timeline fields that contradict each other (rule I)."""

    code = "clock"


class ProfileError(AnalyzerError):
    """A profile whose ladder is not total or names unknown tests."""

    code = "profile"
