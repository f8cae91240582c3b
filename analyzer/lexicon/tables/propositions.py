"""Tables of the grammar of propositions: endings of nouns and verbs, words with a duty, voices and shapes of verbs."""

from __future__ import annotations

from typing import Literal

from analyzer.lexicon.tables.entry import Entry

VerbForm = Literal["finite", "may", "able", "unreal", "past", "command", "infinitive", "participle", "noun"]
Duty = Literal[
    "article",
    "negator",
    "absence",
    "may",
    "must",
    "banned",
    "universal",
    "general",
    "own",
    "other",
    "cap",
    "floor",
    "fixed",
    "also",
    "except",
    "unless",
    "pronoun",
    "choice",
    "or_not",
    "postposition",
    "times",
    "number",
    "more",
    "less",
    "be",
    "stay",
    "carrier",
    "first",
    "not_first",
    "completing",
    "numeral",
    "fails",
    "chance",
    "dwells",
    "inflicts",
    "again",
    "hedged",
    "posture",
]


class NominalEndingEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Endings of one grammatical case; `assimilates` lets the first letter copy the stem's last (-val, -vá)."""

    case: str
    endings: tuple[str, ...]
    assimilates: bool = False


class VerbalEndingEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What may follow a verb's stem in one kind of form: regular expressions; earlier entries go first."""

    form: VerbForm
    endings: tuple[str, ...]


class PropositionWordEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Words with a duty in a clause.

    Attributes:
        forms: case-folded whole words; a form that ends in ``~`` is the beginning of a word.
        value: what the word stands for where that matters (a number, a role).
        case: of a number word, the case that it is in ("hármat"); of others and of a bare one "".
    """

    duty: Duty
    forms: tuple[str, ...]
    value: str = ""
    case: str = ""


class VoiceEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two voices of one act: the endings of the stem of who does it and of what undergoes it ("mozdít", "mozdul").

    Without `undergoing`, the endings in `acting` are shapes of one stem ("omlik", "omolhat").
    """

    acting: tuple[str, ...]
    undergoing: tuple[str, ...]


class VerbShapeEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The shapes of one irregular verb's stem, without -ik ("esz", "e", "ev"); the first one names it."""

    stems: tuple[str, ...]
