"""Tables ``clause_opener`` and ``clause_word``: what cuts a sentence into clauses."""

from __future__ import annotations

from typing import Literal

from analyzer.lexicon.tables.entry import Entry
from analyzer.records.model import Scope

ClauseWord = Literal["coordinator", "adversative", "resumption", "particle", "potential", "preverb"]


class ClauseOpenerEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Words that open a subordinate clause of one kind.

    Attributes:
        forms: case-folded whole words; they go before `prefixes` of other entries.
        prefixes: beginnings of words (relative pronouns in all their cases).
        after: the words one of which must stand right before the opener, a comma between them not counted.
        at_start: whether the word opens a clause only at the start of a stretch between punctuation.
    """

    kind: Scope
    forms: tuple[str, ...] = ()
    prefixes: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    at_start: bool = False


class ClauseWordEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Words with a duty in the build of clauses.

    Attributes:
        duty: `coordinator` and `adversative` join clauses; `resumption` opens the main clause after a
            condition; `particle` may stand before an opener, in its clause; `potential` is a word of
            possibility, permission or duty; `preverb` is a verbal prefix that may stand apart from its verb.
        forms: case-folded whole words; `prefixes` are beginnings of words.
    """

    duty: ClauseWord
    forms: tuple[str, ...]
    prefixes: tuple[str, ...] = ()
