"""Whether a text itself decides a contradiction by an explicit exception (rule A)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.naming import Effect, naming
from analyzer.contradiction.propositions.extract import propositions
from analyzer.lexicon import Lexicon
from analyzer.messages import Message
from analyzer.records.exceptions import ExceptionMatch, find_exceptions
from analyzer.records.model import Side


class TextDecided(NamedTuple):
    """What the texts themselves decide.

    Attributes:
        side: the side that prevails; None if the texts decide nothing.
        claimant: the side whose text holds the exception.
        claim: the exception (offsets of the claimant's view); `number` its place in the claimant's record.
        why: the reason, also where both sides claim and so nothing is decided.
        open: the side that prevails if a judge finds that the exception names what the other effect says, which the
            words do not show; `side` is None then.
        either: whether exceptions speak for either side: if both name what the other says, they decide nothing; if a
            judge finds that only one does, that one decides.
    """

    side: Side | None
    claimant: Side | None = None
    claim: ExceptionMatch | None = None
    number: int = -1
    why: Message | None = None
    open: Side | None = None
    either: bool = False


_BOTH = Message(
    "mindkét szöveg kivételt állít magáról, ezért a szöveg nem dönt",
    "both texts claim the exception, so the text decides nothing",
)


def decide_by_text(a: Effect, b: Effect, lexicon: Lexicon, game: Game) -> TextDecided:
    """Return which side prevails because an exception names what the other effect does, or may name it."""
    found = [*_decisions("a", a, b, lexicon, game), *_decisions("b", b, a, lexicon, game)]
    certain = [d for d in found if not d.open]
    if len({d.side for d in certain}) > 1:
        first = certain[0]
        return first._replace(side=None, why=_BOTH, open=first.side, either=True)
    if certain:
        return certain[0]
    return _perhaps(found) if found else TextDecided(None)


def _perhaps(found: Sequence[TextDecided]) -> TextDecided:
    """Leave open what exceptions may decide; where they speak for either side, a judge may take it either way."""
    first = found[0]
    either = len({d.open for d in found}) > 1
    return first._replace(either=either)


def _decisions(side: Side, own: Effect, other: Effect, lexicon: Lexicon, game: Game) -> Iterator[TextDecided]:
    rival: Side = "b" if side == "a" else "a"
    claims = find_exceptions(own.analysis, lexicon)
    if not claims:
        return
    said = propositions(other.analysis, other.parts, lexicon, game)
    for index, claim in enumerate(claims):
        named = naming(claim, own, other, said, lexicon, game)
        prevails = side if claim.direction == "defeats" else rival
        if named == "names":
            yield TextDecided(prevails, side, claim, index, claim.why)
        elif named == "open":
            yield TextDecided(None, side, claim, index, claim.why, open=prevails)
