"""What lint finds in one effect text, in both languages; offsets are code points of the text as given."""

from __future__ import annotations

from typing import Literal, NamedTuple

from analyzer.messages import Message
from analyzer.records.model import Level, Mode
from analyzer.text import Span

Turns = Literal["level", "mode"]


class Choice(NamedTuple):
    """One way to read a doubtful word, and what the effect would then be.

    Attributes:
        reading: as the wire format names it (``restrictive``, ``prohibits``, ``waiver`` …).
        taken: whether the analyzer takes this one (the letter of the rules).
        level, mode: of the whole effect under this reading.
    """

    reading: str
    taken: bool
    level: Level
    mode: Mode


class Focus(NamedTuple):
    """Words that an ambiguous csak may restrict, and what the text then says."""

    span: Span
    text: str
    means: Message


class Rewording(NamedTuple):
    """The whole effect, worded so that one reading is left; a suggestion, never applied."""

    reading: str
    text: str


class TextFinding(NamedTuple):
    """One finding.

    Attributes:
        code: its code.
        span: the words that it is about.
        said: the sentence.
        turns: what a judge who reads the words otherwise turns; None if nothing turns, or nothing is in doubt.
        choices: the readings, if the words can be read in several ways.
    """

    code: str
    span: Span
    said: Message
    turns: Turns | None = None
    choices: tuple[Choice, ...] = ()
    focus: tuple[Focus, ...] = ()
    rewordings: tuple[Rewording, ...] = ()
