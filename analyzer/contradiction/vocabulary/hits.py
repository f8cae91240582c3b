"""What a word of a game may be: its readings as a noun and as a verb."""

from __future__ import annotations

from typing import Literal, NamedTuple

from analyzer.contradiction.vocabulary.endings import NounForm
from analyzer.lexicon.tables.propositions import VerbForm

Kind = Literal["thing", "state", "state_noun", "zone", "stat", "keyword"]


class NounHit(NamedTuple):
    """A word of the game read as a noun: its table, id and form; `words` is how many tokens it takes."""

    kind: Kind
    id: str
    form: NounForm
    words: int = 1
    adverb: bool = False


class VerbHit(NamedTuple):
    """A word of the game read as a verb.

    `preverb` is what the action asks for; `attached` says it is in the word; `length` is how much of the word is stem.
    """

    action: str
    preverb: str
    attached: bool
    form: VerbForm
    patient: bool
    length: int = 0

    @property
    def whole(self) -> bool:
        """Whether the word is the whole predicate: no preverb is missing from it."""
        return self.attached or not self.preverb
