"""Table ``doubt``: what a judge could read otherwise (SPEC §6), in words."""

from __future__ import annotations

from typing import Literal

from analyzer.lexicon.tables.entry import Entry


class DoubtEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One kind of doubt; `id` is its code.

    Attributes:
        on: the trait of an operator that raises it: ``role=waiver``, ``reading=ambiguous``, ``tier=reading``,
            ``word=hacsak``, ``negated`` (nem right before a strong word) or ``alone`` (semmiképpen alone).
        turns: what changes if the operator is read otherwise, i.e. counts instead of not, or the reverse.
        readings: the reading taken (the letter) first.
        hu, en: why, with ``{surface}``.
    """

    on: str
    turns: Literal["level", "mode"]
    readings: tuple[str, ...]
    hu: str
    en: str
