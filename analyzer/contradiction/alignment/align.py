"""Which words of the loser an asserted contradiction is about, where comparing the texts closely finds none (B)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from analyzer.contradiction.alignment.choice import Match, choose
from analyzer.contradiction.alignment.content import Statement
from analyzer.contradiction.alignment.reasons import ground
from analyzer.contradiction.game import Game
from analyzer.messages import Message
from analyzer.text import Span

MOST = 900  # pairs of statements: no effect says so much, and in a book hardly anything stands out


class Aligned(NamedTuple):
    """What falls: each stretch of the loser with the stretch of the winner that it is about, and on what ground."""

    pairs: tuple[tuple[Span, Span], ...]
    why: Message


def align(loser: Sequence[Statement], winner: Sequence[Statement], game: Game) -> Aligned | None:
    """Return the statements of `loser` that stand out as what `winner` contradicts; None if none does.

    The spans are those of the normalised views. Of an effect of a single statement there is nothing to find, for it
    falls as far as it is contradicted; so does one of a single part, unless an act, a number or a state tells.
    """
    if len(loser) < 2 or not winner or len(loser) * len(winner) > MOST:
        return None
    matches = choose(loser, winner, game)
    one_part = len({statement.part for statement in loser}) == 1
    if not matches or (one_part and not all(match.strong for match in matches)):
        return None
    whole = Span(winner[0].span.start, winner[-1].span.end)
    return Aligned(tuple(_pair(match, whole) for match in matches), ground(matches))


def _pair(match: Match, whole: Span) -> tuple[Span, Span]:
    return match.own.span, match.other.span if match.other is not None else whole
