"""A question in the middle of a script: which of the effects now in force overrides which, by the clock of the run."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

import msgspec

from analyzer.deck import Played
from analyzer.messages import Message
from analyzer.resolver import Moment, Timeline
from analyzer.timelines.model import Happening, Membership, Script, Step
from analyzer.timelines.words import refuse

if TYPE_CHECKING:
    from analyzer.api import Analyzer


class Clock(Protocol):
    """What a run knows of time at one step."""

    @property
    def timeline(self) -> Timeline:
        """The entries that wait."""
        ...

    @property
    def moments(self) -> Mapping[str, Moment]:
        """When each effect took effect."""
        ...

    @property
    def unsure(self) -> frozenset[str]:
        """Effects in play of which nobody knows when they took effect."""
        ...


def judge(
    script: Script,
    step: Step,
    clock: Clock,
    uses: Mapping[str, Membership],
    analyzer: Analyzer,
    happening: Happening,
) -> Happening:
    """Resolve the effects that the step names (all in force if it names none), and add the verdict to `happening`.

    Raises:
        InputError: one is no effect, has no text, or has not taken effect; fewer than two are left.
    """
    where = Message(f"{script.file}, {step.place.hu}", f"{script.file}, {step.place.en}")
    names = step.names or tuple(name for name in script.effects if _counts(name, script, clock))
    if len(names) < 2:
        raise refuse("two", where=where)
    played = [_played(name, script, clock, uses, where) for name in names]
    stack = clock.timeline.stack
    if len(played) > 2:
        report = analyzer.resolve_deck(played)
        return msgspec.structs.replace(happening, names=names, stack=stack, report=report)
    a, b = played
    verdict = analyzer.resolve(
        a.text,
        b.text,
        contradiction=step.contradiction,
        a_uses_timeline=a.uses_timeline,
        b_uses_timeline=b.uses_timeline,
        a_moment=a.moment,
        b_moment=b.moment,
        a_continuous=a.continuous,
        b_continuous=b.continuous,
    )
    return msgspec.structs.replace(happening, names=names, stack=stack, verdict=verdict)


def _counts(name: str, script: Script, clock: Clock) -> bool:
    return script.effects[name].text is not None and (name in clock.moments or name in clock.unsure)


def _played(name: str, script: Script, clock: Clock, uses: Mapping[str, Membership], where: Message) -> Played:
    effect = script.effects.get(name)
    if effect is None:
        raise refuse("no_effect", where=where, name=name)
    if effect.text is None:
        raise refuse("no_text", where=where, name=name)
    if name not in clock.moments and name not in clock.unsure:
        waits = name in clock.timeline.stack
        raise refuse("still_waiting" if waits else "not_yet", where=where, name=name)
    known = {"yes": True, "no": False, "unknown": None}[uses[name].uses]
    return Played(name, effect.text, clock.moments.get(name), known, effect.continuous)
