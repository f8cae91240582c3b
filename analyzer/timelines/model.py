"""What a script says and what happens when it runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from analyzer.deck import DeckReport
from analyzer.messages import Message
from analyzer.records.model import Uses, Verdict

Action = Literal["enter", "push", "pass", "unwind", "resolve"]
Kind = Literal["full", "partial", "none"]
Basis = Literal["given", "icons", "script", "text", "nothing"]


class ScriptEffect(NamedTuple):
    """One effect of a script.

    Attributes:
        name: how the steps name it.
        text: its words; None: the effect only takes part in the order.
        card: the card that bears it; its own name if none is given.
        uses_timeline: as given; None: not given.
        icons: the marks of the card, None if they are not given.
        continuous: whether it is continuous (profiles that ask); None: not known.
    """

    name: str
    text: str | None
    card: str
    uses_timeline: bool | None = None
    icons: tuple[str, ...] | None = None
    continuous: bool | None = None


class Step(NamedTuple):
    """One step: its number from 1, its line in the file (None: not known), what is done and to whom.

    Attributes:
        times: how often (pass, unwind); None: until the timeline is empty.
        contradiction: what the writer says of the effects to be resolved; None: it is detected.
    """

    number: int
    line: int | None
    action: Action
    names: tuple[str, ...] = ()
    times: int | None = 1
    contradiction: Kind | None = None

    @property
    def place(self) -> Message:
        """The step in words, e.g. ``3. lépés (12. sor)``."""
        if self.line is None:
            return Message(f"{self.number}. lépés", f"step {self.number}")
        return Message(f"{self.number}. lépés ({self.line}. sor)", f"step {self.number} (line {self.line})")


class Script(NamedTuple):
    """A script: its file, effects by name, and steps."""

    file: str
    effects: Mapping[str, ScriptEffect]
    steps: tuple[Step, ...]


class Membership(NamedTuple):
    """Whether an effect uses the timeline, on what ground, and the text's own words for it."""

    uses: Uses
    basis: Basis
    why: str = ""


class _Part(msgspec.Struct, frozen=True, kw_only=True):
    pass


class Moved(_Part, frozen=True, kw_only=True):
    """Something that left the timeline or came into play, at which moment, and which effects are in force by it."""

    name: str
    moment: str
    effects: tuple[str, ...]


class Happening(_Part, frozen=True, kw_only=True):
    """What one step did.

    Attributes:
        step, line: where it stands in the script.
        moved: what unwound or came into play, in order.
        stack: what waits afterwards; the one to unwind next stands last.
        closed: whether two passes closed an empty timeline.
        notes: what the reader should know, in the language of the run.
        verdict: of two effects; `report`: of more.
    """

    step: int
    line: int | None
    action: Action
    names: tuple[str, ...]
    times: int | None = 1
    moved: tuple[Moved, ...] = ()
    stack: tuple[str, ...] = ()
    passes: int = 0
    closed: bool = False
    notes: tuple[str, ...] = ()
    verdict: Verdict | None = None
    report: DeckReport | None = None


class Ordered(_Part, frozen=True, kw_only=True):
    """An effect in the order of taking effect; `moment` None: not known, or it has not taken effect.

    `uses_timeline` stands on `basis`: ``given``, the ``icons``, the ``script`` that puts it on, its ``text``, or
    ``nothing``; `why` is the text's ground in words.
    """

    effect: str
    moment: str | None
    uses_timeline: Uses
    basis: Basis
    why: str = ""


class TimelineRun(_Part, frozen=True, kw_only=True):
    """A script that ran: its steps, the effects in the order of taking effect, and what still waits."""

    steps: tuple[Happening, ...]
    order: tuple[Ordered, ...]
    waiting: tuple[str, ...]

    @property
    def settled(self) -> bool:
        """Whether every question of the script was decided."""
        return all(
            (step.verdict is None or step.verdict.status != "undecidable")
            and (step.report is None or step.report.settled)
            for step in self.steps
        )
