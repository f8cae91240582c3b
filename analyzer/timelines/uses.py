"""Whether an effect uses the timeline: the writer says so, its icons decide, else its text proposes (rule I)."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.timeline import TimelineIconEntry
from analyzer.records.model import EffectRecord, Uses
from analyzer.timelines.model import Membership, Script, ScriptEffect

Analyse = Callable[[str], EffectRecord]


def membership(effect: ScriptEffect, script: Script, lexicon: Lexicon, analyse: Analyse) -> Membership:
    """Return whether `effect` uses the timeline, and on what ground; nothing is guessed.

    The text is asked only where neither the writer, nor the icons, nor a step that puts the effect on tells it.
    """
    if effect.uses_timeline is not None:
        return Membership("yes" if effect.uses_timeline else "no", "given")
    told = by_icons(effect.icons or (), lexicon)
    if told != "unknown":
        return Membership(told, "icons")
    return _by_steps(effect, script) or proposal(effect, analyse) or Membership("unknown", "nothing")


def _by_steps(effect: ScriptEffect, script: Script) -> Membership | None:
    """Return what the steps tell; an entry that may as well be the summoning of the card itself tells nothing."""
    if effect.card == effect.name:
        return None
    done = {step.action for step in script.steps if effect.name in step.names}
    if "push" in done:
        return Membership("yes", "script")
    return Membership("no", "script") if "enter" in done else None


def by_icons(icons: Sequence[str], lexicon: Lexicon) -> Uses:
    """Return what the icons of a card say by the lexicon; ``unknown`` without icons, or with none that tells."""
    borne = {icon.strip().casefold() for icon in icons}
    said = {entry.uses for entry in lexicon.tables.timeline_icon if applies(entry, borne)}
    return "yes" if "yes" in said else "no" if said else "unknown"


def applies(entry: TimelineIconEntry, borne: Set[str]) -> bool:
    """Tell whether a card that bears the icons `borne` (in lower case) is one that the entry speaks of."""
    return bool(borne & set(entry.icons)) and not (entry.alone and borne - set(entry.icons))


def proposal(effect: ScriptEffect, analyse: Analyse) -> Membership | None:
    """Return what the cues in the text propose; None if they propose nothing."""
    if effect.text is None:
        return None
    timeline = analyse(effect.text).timeline
    if timeline.uses == "unknown":
        return None
    why = next((cue.why for cue in timeline.cues if cue.proposes == timeline.uses), "")
    return Membership(timeline.uses, "text", why)
