"""Tables ``role`` and ``role_word``: how the roles of nem, sem, ne, se, nincs, sincs are read (SPEC §3)."""

from __future__ import annotations

from analyzer.lexicon.tables.entry import Entry
from analyzer.records.model import Role


class RoleEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One pattern; patterns are tried in the order of the files and of the entries, the first that fits decides.

    Attributes:
        role: what the negator does, or None where the grammar leaves it open.
        all, any, none: names of grammatical features (`analyzer.readings.roles.features.FEATURES`): all of `all`,
            at least one of `any` (if there are any) and none of `none` must hold.
        hu, en: why, as a reader sees it; texts take ``{surface}`` and ``{negates}``.
    """

    role: Role | None = None
    all: tuple[str, ...] = ()
    any: tuple[str, ...] = ()
    none: tuple[str, ...] = ()
    hu: str
    en: str


class RoleWordEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Words of one sense that features rest on (`id` is the sense).

    `forms` are case-folded words, `lemmas` lemmas, `prefixes` beginnings of words (for inflected forms whose lemma
    an engine may miss).
    """

    forms: tuple[str, ...] = ()
    lemmas: tuple[str, ...] = ()
    prefixes: tuple[str, ...] = ()
