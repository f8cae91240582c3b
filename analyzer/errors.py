"""Errors that a user can cause and mend.

Each carries one sentence that says what is wrong, where, and what to do; the command line prints that sentence and
exits with status 2. All of them pickle, because they cross process borders.
"""

from __future__ import annotations

from analyzer.messages import Message


class AnalyzerError(Exception):
    """Base of every error raised on purpose by this package.

    `said` is the sentence in both languages where the raiser gave both; `message` and ``str()`` are English.
    """

    code = "error"

    def __init__(self, message: str | Message) -> None:
        self.said = message if isinstance(message, Message) else Message(message, message)
        super().__init__(self.said.en)
        self.message = self.said.en

    def __reduce__(self) -> tuple[type[AnalyzerError], tuple[Message]]:
        return type(self), (self.said,)


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
