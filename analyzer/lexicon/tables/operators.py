"""Tables ``operator`` and ``near_miss`` (rules D, F, G; SPEC §3)."""

from __future__ import annotations

from typing import Literal

import msgspec

from analyzer.lexicon.tables.entry import Entry
from analyzer.records.model import Family, Tier


class Companion(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A word whose presence in the same sentence changes the tier of an operator (semmiképpen … sem).

    `adjacent` asks for the very next word; otherwise any later or earlier word of the sentence will do.
    """

    forms: tuple[str, ...]
    tier: Tier
    adjacent: bool = False


class OperatorEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A closed list of forms of one operator.

    Attributes:
        forms: case-folded forms of the normalised view; `unaccented` are spellings without accents that no other
            Hungarian word has.
        lemma: the lemma that the lexicon expects; `pos` the UPOS tags that confirm the operator.
        ambiguous: whether another word is spelt the same; only then may the pipeline veto.
        veto_pos: UPOS tags that veto an ambiguous form.
        abbreviation: whether its capitals spell an abbreviation too, which the tags of `veto_pos` then veto.
        companions: first match wins; without a match `tier` holds.
        role: the role that the form alone settles (inflected forms of the noun nem); None: the context decides.
    """

    family: Family
    tier: Tier
    forms: tuple[str, ...]
    lemma: str
    pos: tuple[str, ...] = ()
    unaccented: tuple[str, ...] = ()
    ambiguous: bool = False
    veto_pos: tuple[str, ...] = ()
    abbreviation: bool = False
    companions: tuple[Companion, ...] = ()
    role: Literal["noun"] | None = None


class NearMissEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Words or phrases that sound like an operator but stand outside D, F and G; never counted.

    `forms` are case-folded; a blank matches any white space. `hu` and `en` say why, with ``{surface}``.
    """

    sounds: Literal["strong", "restrictive", "prohibitive", "noun"]
    forms: tuple[str, ...]
    hu: str
    en: str
