"""Table ``doubt``: what a judge could read otherwise (SPEC §6), in words."""

from __future__ import annotations

from typing import Literal

from analyzer.lexicon.tables.entry import Entry


class DoubtEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One kind of doubt. `id` is its code; `readings` lists the letter first; texts take ``{surface}``."""

    turns: Literal["level", "mode", "contradiction", "exception"]
    readings: tuple[str, ...]
    hu: str
    en: str
