"""What one statement of an effect is about, word by word, as plain data."""

from __future__ import annotations

from typing import Literal, NamedTuple

from analyzer.contradiction.propositions.model import Proposition
from analyzer.text import Span

# How a word takes part in its statement: its predicate, what is acted upon, who acts, another argument, a part of a
# phrase, a word of a clause that only bounds the statement, or, by an engine's opinion, an adverb.
Role = Literal["predicate", "patient", "core", "oblique", "attribute", "bound", "adverb"]


ACT = "do:"  # before the id of an action


class Content(NamedTuple):
    """A word that says what a statement is about.

    Attributes:
        text: the word as it stands; `lemma` its dictionary form.
        roots: its families.
        ids: ids of the game's things, numbers, zones and actions (``do:…``) that it names.
        number: whether it names a number that the statement gives or changes.
        taken: how much of it counts, in per cent, if it is only meant: the subject of an earlier statement.
    """

    text: str
    lemma: str
    role: Role
    roots: frozenset[str]
    ids: frozenset[str] = frozenset()
    number: bool = False
    taken: int = 100


class Statement(NamedTuple):
    """A main clause of an effect with what it is about.

    Attributes:
        span: the words that fall if it falls, in the normalised view; `part` the number of its part.
        says: whether it states anything: a label or the name of a card does not; `label`: it stands before a colon.
        positive: False if its predicate is denied.
        contents: its words; `allowed` those that a csak leaves over, about which it contradicts nothing.
        preverbs: the preverbs of its predicates, which tell where to.
        states: states that it puts something into, keeps it in or brings about.
        said: its propositions.
    """

    span: Span
    part: int
    says: bool = True
    label: bool = False
    positive: bool = True
    contents: tuple[Content, ...] = ()
    allowed: tuple[Content, ...] = ()
    preverbs: frozenset[str] = frozenset()
    states: frozenset[str] = frozenset()
    said: tuple[Proposition, ...] = ()
