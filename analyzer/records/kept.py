"""What was read of an operator, kept for the next time that its sentence comes: cards say the same things again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from analyzer.language.token import Token
from analyzer.operators import OperatorMatch, Opinion
from analyzer.records.reading import Read
from analyzer.text import Span

_KEPT = 8192  # operators, the ones used last


class Told(NamedTuple):
    """A sentence as an engine told it: where it begins in the view, its words, and its tokens as the engine gave them.

    An engine that remembers a sentence gives the same tokens again, the very object; another engine, or another
    annotation of the same words, gives another.
    """

    start: int
    words: str
    tokens: Sequence[Token]


class KeptReadings:
    """Opinions and readings by sentence and operator; they rest on the sentence alone, so they are the same again."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, str, str], tuple[Sequence[Token], Opinion, Read]] = OrderedDict()

    def find(self, told: Told, match: OperatorMatch) -> tuple[Opinion, Read] | None:
        """Return what was read of `match` when the same tokens were told before, or None."""
        key = _key(told, match)
        tokens, opinion, read = self._kept.get(key, (None, None, None))
        if tokens is not told.tokens or opinion is None or read is None:
            return None
        self._kept.move_to_end(key)
        return opinion, _moved(read, told.start)

    def keep(self, told: Told, match: OperatorMatch, opinion: Opinion, read: Read) -> None:
        """Keep what was read; the place of the focus is kept as one in the sentence."""
        self._kept[_key(told, match)] = (told.tokens, opinion, _moved(read, -told.start))
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)


def _key(told: Told, match: OperatorMatch) -> tuple[str, int, str, str]:
    return told.words, match.span.start - told.start, match.entry.id, match.tier


def _moved(read: Read, by: int) -> Read:
    return read if read.focus is None else read._replace(focus=Span(read.focus.start + by, read.focus.end + by))
