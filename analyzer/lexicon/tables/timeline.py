"""Tables ``timeline_cue`` and ``timeline_icon``: words and icons that tell whether an effect uses the timeline (I)."""

from __future__ import annotations

from typing import Literal

from analyzer.lexicon.tables.entry import Entry


class TimelineCueEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One cue.

    Attributes:
        patterns: phrase patterns (`analyzer.text.phrases`); any of them is the cue.
        proposes: what the cue suggests; ``unknown`` marks wording that only the card's icons can settle.
        weight: a cue of a higher weight outvotes those of a lower one; equal weights that differ give ``unknown``.
        hu, en: the reason that a user reads.
    """

    patterns: tuple[str, ...]
    proposes: Literal["yes", "no", "unknown"]
    weight: int
    hu: str
    en: str


class TimelineIconEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Icons of a card that decide; examples are lists of icons, parted by commas.

    Attributes:
        icons: names of the icons, in lower case.
        alone: whether the entry applies only to a card that bears no other icons; else any of them will do.
        uses: what the icons say; ``yes`` outvotes ``no``.
    """

    icons: tuple[str, ...]
    alone: bool
    uses: Literal["yes", "no"]
