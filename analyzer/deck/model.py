"""What goes into the resolution of a deck, and the report that comes out of it."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from analyzer.records.model import ConflictPair, FoundWords, Level, Mode, Quote, Side, Uses, Versions
from analyzer.resolver import Defeat, MomentInput

Standing = Literal["stands", "falls", "partly", "open"]


class Played(NamedTuple):
    """One effect in play.

    Attributes:
        id: its name in the report; no two effects share one.
        text: its words.
        moment: when it took effect: a number, an ISO date, a (turn, step) pair; None: not known.
        uses_timeline: whether it uses the timeline (the card's icons); None: not known.
        continuous: whether it is continuous (profiles that ask); None: not known.
    """

    id: str
    text: str
    moment: MomentInput | None = None
    uses_timeline: bool | None = None
    continuous: bool | None = None


class Assertion(NamedTuple):
    """What the caller says of two effects; it takes the place of what would be detected.

    Attributes:
        a, b: ids of the two effects.
        kind: ``none`` says that they do not contradict.
        pairs: the contradicting stretches, offsets in the text of `a` and of `b`; empty: those that are detected.
        prevails: the side that a text itself favours (rule A); None: what is detected.
    """

    a: str
    b: str
    kind: Literal["full", "partial", "none"]
    pairs: tuple[ConflictPair, ...] = ()
    prevails: Side | None = None


class _Part(msgspec.Struct, frozen=True, kw_only=True):
    pass


class DeckFallen(_Part, frozen=True, kw_only=True):
    """Words that are overridden, and by which effects under which rules."""

    start: int
    end: int
    text: str
    by: tuple[Defeat, ...]


class DeckUnsettled(_Part, frozen=True, kw_only=True):
    """A contradiction that nothing decides; the A and B of `missing` are the effects `a` and `b`."""

    a: str
    b: str
    missing: tuple[str, ...]


class DeckLine(_Part, frozen=True, kw_only=True):
    """What becomes of one effect; offsets are code points of `text`, half-open.

    Attributes:
        moment: when it took effect, in the words it was given in.
        uses_timeline: as given, else as the text proposes.
        status: ``stands`` whole, ``falls`` whole, ``partly`` stands, or hangs on something ``open``.
        standing, fallen, open: the exact words.
        undecided: contradictions of this effect that nothing decides.
        loops: rings of effects that override each other, this one among them.
    """

    id: str
    text: str
    level: Level
    mode: Mode
    moment: str | None
    uses_timeline: Uses
    status: Standing
    standing: tuple[Quote, ...] = ()
    fallen: tuple[DeckFallen, ...] = ()
    open: tuple[Quote, ...] = ()
    undecided: tuple[DeckUnsettled, ...] = ()
    loops: tuple[tuple[str, ...], ...] = ()


class DeckPair(_Part, frozen=True, kw_only=True):
    """Two effects that contradict each other, or may do so, compared by themselves.

    Attributes:
        kind: ``unknown`` when the texts do not say.
        winner: id of the effect that overrides the other; None: nothing decides.
        hu, en: the deciding step in words, whose A and B are `a` and `b`; empty if nothing decides.
        holds_under_all_readings: whether no doubt would turn the winner.
        found: on what ground the program found the words that fall, where the caller did not name them.
    """

    a: str
    b: str
    kind: Literal["full", "partial", "unknown"]
    source: Literal["asserted", "detected"]
    winner: str | None
    rule: str | None
    hu: str
    en: str
    holds_under_all_readings: bool
    found: FoundWords | None = None


class DeckReport(_Part, frozen=True, kw_only=True):
    """The resolution of a deck.

    Attributes:
        effects: one line an effect, in the order of the input.
        conflicts: every contradiction, decided or not, in the same order; `a` is the id that sorts first.
        undecided: contradictions that nothing decides and no third effect settles.
        loops: sets of effects that override each other in a ring; reported, not broken.
    """

    effects: tuple[DeckLine, ...]
    conflicts: tuple[DeckPair, ...]
    undecided: tuple[DeckUnsettled, ...]
    loops: tuple[tuple[str, ...], ...]
    versions: Versions

    @property
    def settled(self) -> bool:
        """Whether everything is decided: nothing open, undecided or in a ring."""
        return not self.undecided and not self.loops and all(line.status != "open" for line in self.effects)
