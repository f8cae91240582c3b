"""Whether an effect uses the timeline: the writer says so, its icons decide, else its text proposes (rule I)."""

from __future__ import annotations

from collections.abc import Callable

from analyzer.records.model import EffectRecord, Uses
from analyzer.timelines.model import Membership, Script, ScriptEffect

# MK rulebook 6.00: only an effect that bears the állandó mark alone stands outside the timeline; an activation is an
# action, and every action goes on it.
_STANDING = frozenset({"állandó"})
_ACTIVATED = frozenset({"elforgató", "elveszendő", "egyszeri", "megszakító", "harc előtti", "ismételhető"})
Analyse = Callable[[str], EffectRecord]


def membership(effect: ScriptEffect, script: Script, analyse: Analyse) -> Membership:
    """Return whether `effect` uses the timeline, and on what ground; nothing is guessed.

    The text is asked only where neither the writer, nor the icons, nor a step that puts the effect on tells it.
    """
    if effect.uses_timeline is not None:
        return Membership("yes" if effect.uses_timeline else "no", "given")
    by_icons = by_marks(effect.icons or ())
    if by_icons != "unknown":
        return Membership(by_icons, "icons")
    return _by_steps(effect, script) or proposal(effect, analyse) or Membership("unknown", "nothing")


def _by_steps(effect: ScriptEffect, script: Script) -> Membership | None:
    """Return what the steps tell; an entry that may as well be the summoning of the card itself tells nothing."""
    if effect.card == effect.name:
        return None
    done = {step.action for step in script.steps if effect.name in step.names}
    if "push" in done:
        return Membership("yes", "script")
    return Membership("no", "script") if "enter" in done else None


def by_marks(icons: tuple[str, ...]) -> Uses:
    """Return what the marks of a card say; ``unknown`` without marks, or with none that tells."""
    marks = {icon.strip().casefold() for icon in icons}
    if marks & _ACTIVATED:
        return "yes"
    return "no" if marks and marks <= _STANDING else "unknown"


def proposal(effect: ScriptEffect, analyse: Analyse) -> Membership | None:
    """Return what the cues in the text propose; None if they propose nothing."""
    if effect.text is None:
        return None
    timeline = analyse(effect.text).timeline
    if timeline.uses == "unknown":
        return None
    why = next((cue.why for cue in timeline.cues if cue.proposes == timeline.uses), "")
    return Membership(timeline.uses, "text", why)
