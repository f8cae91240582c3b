"""The timeline (*időfonal*), simulated: push, unwind, come into play, all on one clock (SPEC §5 "Time")."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from analyzer.errors import ClockError
from analyzer.resolver.moment import Moment


class Timeline(msgspec.Struct, frozen=True, kw_only=True):
    """A state of the timeline; every move returns the next state.

    An entry is named by its effect, or by its card when the entry is the summoning of a card: the card comes into
    play at the moment when that entry unwinds. What comes into play or unwinds again has a new moment.

    Attributes:
        stack: entries that wait, the one to unwind next at the end.
        ticks: how many moments have passed.
        moments: when each named effect last took effect, or each card last came into play.
    """

    stack: tuple[str, ...] = ()
    ticks: int = 0
    moments: Mapping[str, Moment] = {}

    def push(self, name: str) -> Timeline:
        """Put an entry on the timeline; it takes effect only when it is unwound.

        Raises:
            ClockError: an entry of this name is waiting already.
        """
        if name in self.stack:
            raise ClockError(f"{name!r} is on the timeline already: give each entry its own name")
        return Timeline(stack=(*self.stack, name), ticks=self.ticks, moments=self.moments)

    def unwind(self) -> Timeline:
        """Unwind the entry that was put on last.

        Raises:
            ClockError: the timeline is empty.
        """
        if not self.stack:
            raise ClockError("the timeline is empty: nothing can be unwound")
        return self._take_effect(self.stack[-1:], self.stack[:-1])

    def unwind_all(self) -> Timeline:
        """Unwind every waiting entry, the last one first."""
        state = self
        while state.stack:
            state = state.unwind()
        return state

    def enter(self, *cards: str) -> Timeline:
        """Let cards come into play without the timeline, all at the same moment."""
        return self._take_effect(cards, self.stack)

    def moment(self, name: str) -> Moment | None:
        """Return when `name` took effect or came into play; None while it has not."""
        return self.moments.get(name)

    def _take_effect(self, names: tuple[str, ...], stack: tuple[str, ...]) -> Timeline:
        now = Moment(kind="tick", key=(self.ticks + 1,), text=f"{self.ticks + 1}.")
        return Timeline(stack=stack, ticks=self.ticks + 1, moments={**self.moments, **dict.fromkeys(names, now)})
