"""What goes into and comes out of the resolution of many effects (SPEC §5 "Many effects")."""

from __future__ import annotations

import msgspec

from analyzer.records.model import Contradiction, EffectRecord
from analyzer.resolver.clock import ClockInput
from analyzer.resolver.decision import TextDecision
from analyzer.resolver.moment import Moment


class DeckEffect(msgspec.Struct, frozen=True, kw_only=True):
    """One effect in play: its record and when it took effect (None: unknown)."""

    id: str
    record: EffectRecord
    moment: Moment | None = None
    continuous: bool | None = None


class DeckConflict(msgspec.Struct, frozen=True, kw_only=True):
    """That effects `a` and `b` (ids) contradict each other, on which parts, and what the text says of it.

    `clock` is needed only where the two moments do not tell the order; it then stands in their place.
    """

    a: str
    b: str
    contradiction: Contradiction
    text_decision: TextDecision | None = None
    clock: ClockInput | None = None


class DeckQuote(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch of an effect of the deck."""

    effect: str
    start: int
    end: int
    text: str


class Defeat(msgspec.Struct, frozen=True, kw_only=True):
    """Which effect overrides, and by which rule."""

    effect: str
    rule: str


class DeckFall(msgspec.Struct, frozen=True, kw_only=True):
    """A stretch that is overridden, and by what."""

    effect: str
    start: int
    end: int
    text: str
    by: tuple[Defeat, ...]


class DeckUndecided(msgspec.Struct, frozen=True, kw_only=True):
    """A contradiction that nothing decides, with what is missing (whose A and B are `a` and `b`)."""

    a: str
    b: str
    missing: tuple[str, ...]


class DeckVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """What stands, what falls and why, what nobody can say.

    Attributes:
        standing: words in force, in the order of effect ids and offsets; likewise the others.
        fallen: words overridden by words that stand.
        open: words that stand or fall with an undecided contradiction or a loop.
        undecided: contradictions that nothing decides and that no third effect settles.
        loops: sets of effects (ids) that override each other in a ring; reported, not broken.
    """

    standing: tuple[DeckQuote, ...]
    fallen: tuple[DeckFall, ...]
    open: tuple[DeckQuote, ...]
    undecided: tuple[DeckUndecided, ...]
    loops: tuple[tuple[str, ...], ...]
