"""Tables ``csak_class`` and ``csak_pattern``: the grammar by which an occurrence of csak is read (SPEC §3, rule G)."""

from __future__ import annotations

import re
from typing import Literal, get_args

from analyzer.lexicon.tables.entry import Entry
from analyzer.records.model import Reading, Scope

FocusKind = Literal["phrase", "pointer", "clause", "word", "attribute", "none"]

#: Facts about an occurrence that the mechanism can establish; `analyzer/readings/csak/features` defines each.
Feature = Literal[
    "adjectival",
    "adjective_and_subject",
    "label",
    "option",
    "relative_before",
    "only_word",
    "undivided",
    "very_much_so",
    "adversative_start",
    "after_comma",
    "alone",
    "amount",
    "answers_no",
    "article_before",
    "asks",
    "attribute",
    "bracketed",
    "capital_inside",
    "clause_follows",
    "colon_after",
    "concession",
    "conditional",
    "contrast",
    "converb_inside",
    "converb_next",
    "copular",
    "denied_complement",
    "detached",
    "digits",
    "exclaims",
    "final",
    "first_person",
    "focus",
    "frequency",
    "generalising",
    "hortative",
    "imperative",
    "in_condition",
    "in_main",
    "in_other",
    "in_relative",
    "indefinite",
    "infinitive",
    "infinitive_next",
    "initial",
    "joined",
    "negated_verb",
    "obligation",
    "past",
    "permission",
    "pointer",
    "postposition",
    "postverbal",
    "presents",
    "previous_bare",
    "previous_may",
    "previous_past",
    "able",
    "definite",
    "requirement",
    "rule_like",
    "second_person",
    "verb_next",
    "verbless",
    "we",
]

#: Where a word of a class is looked for, relative to csak.
Slot = Literal["before", "next", "second", "focus", "head", "verb", "clause", "opener", "sentence", "previous", "later"]

_SLOTTED = re.compile(rf"(?:{'|'.join(get_args(Slot))}):[a-z-]+|case:[A-Z][a-z]+")

_PLACEHOLDER = re.compile(r"\{(\w*)\}")


class CsakClassEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A class of words that patterns name (``verb:waiting``): closed or nearly closed, stated by meaning.

    Attributes:
        forms: case-folded whole words; `lemmas` match the pipeline's lemma (with or without its preverb).
        pattern: a regular expression for the whole case-folded word (numerals in -szor, percentages).
    """

    forms: tuple[str, ...] = ()
    lemmas: tuple[str, ...] = ()
    pattern: str = ""

    def __post_init__(self) -> None:
        """Refuse a regular expression that does not compile."""
        try:
            re.compile(self.pattern)
        except re.error as error:
            raise ValueError(f"pattern {self.pattern!r} is no regular expression ({error})") from None


class CsakPatternEntry(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One use of csak: conditions over the features of an occurrence → its reading.

    Patterns are tried by ascending `rank`; the first whose conditions hold decides.

    Attributes:
        code: the use in the project's taxonomy (R restrictive, N non-restrictive, A ambiguous).
        forms: the word itself must be one of these; empty: any form of csak.
        all, any, none: conditions: names of features, ``slot:class`` (a word of a class stands in a slot) or
            ``case:Acc`` (the case of the focus).
        focus: what csak restricts: the `phrase` it stands before (or after), a `pointer` word (akkor, úgy, addig …),
            the `clause` that follows, the next `word`, the rest of its `attribute`, or `none`.
        scope: overrides the scope of the clause.
        model: whether the conditions need a pipeline's morphology; without one the pattern is passed over.
        hu, en: the reason; may hold ``{csak}``, ``{focus}``, ``{verb}`` (the predicate) and ``{before}``
            (the word before csak).
    """

    rank: int
    code: str
    reading: Reading
    hu: str
    en: str
    forms: tuple[str, ...] = ()
    all: tuple[str, ...] = ()
    any: tuple[str, ...] = ()
    none: tuple[str, ...] = ()
    focus: FocusKind = "none"
    scope: Scope | None = None
    model: bool = True

    def __post_init__(self) -> None:
        """Refuse a condition that no feature answers and a placeholder that nothing fills."""
        for name in (*self.all, *self.any, *self.none):
            if name not in get_args(Feature) and not _SLOTTED.fullmatch(name):
                raise ValueError(f"unknown condition {name!r}")
        for name in _PLACEHOLDER.findall(self.hu + self.en):
            if name not in {"csak", "focus", "verb", "before"}:
                raise ValueError(f"unknown placeholder {name!r}")
