"""EffectRecord and Verdict: the typed, frozen records of the wire format (SPEC §4, §5, §9).

All offsets are code points of the text as given, half-open. Field order is wire order.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec


class Level(StrEnum):
    """Override level of an effect (rules C, D)."""

    WEAK = "weak"
    STRONG = "strong"


class Mode(StrEnum):
    """Whether an effect is *tiltó* or *megengedő* (rules F, G)."""

    PERMISSIVE = "permissive"
    PROHIBITIVE = "prohibitive"


Family = Literal["NEM", "SEM", "MINDENKÉPPEN", "SEMMIKÉPPEN", "CSAK"]
Tier = Literal["letter", "form", "reading", "fused"]
Role = Literal[
    "prohibits",
    "condition",
    "descriptive",
    "waiver",
    "additive",
    "alternative",
    "contrast",
    "expletive",
    "definition",
    "noun",
    "comment",
]
Reading = Literal["restrictive", "nonrestrictive", "ambiguous"]
Scope = Literal["main", "condition", "relative", "other"]
Uses = Literal["yes", "no", "unknown"]
Side = Literal["a", "b"]


class _Record(msgspec.Struct, frozen=True, kw_only=True):
    pass


class Quote(_Record, frozen=True, kw_only=True):
    """A stretch of the original text: offsets and the characters themselves."""

    start: int
    end: int
    text: str


class Disagreement(_Record, frozen=True, kw_only=True):
    """Where the pipeline's lemma or POS and the lexicon differ on an operator, and whose word was taken."""

    expected_lemma: str
    lemma: str
    pos: str
    taken: Literal["lexicon", "pipeline"]


class Operator(_Record, frozen=True, kw_only=True):
    """One occurrence of an operator (SPEC §3).

    `counts` says whether it makes the effect strong or prohibitive under the policy in force; `why` says why or why
    not. `role` belongs to NEM and SEM (None: undecided), `reading`, `focus` and `scope` to CSAK.
    """

    family: Family
    tier: Tier
    surface: str
    lemma: str
    pos: str
    start: int
    end: int
    part: int
    counts: bool
    role: Role | None = None
    reading: Reading | None = None
    focus: Quote | None = None
    scope: Scope | None = None
    why: str = ""
    disagreement: Disagreement | None = None


class NearMiss(_Record, frozen=True, kw_only=True):
    """A word that sounds strong or restrictive but stands outside D, F and G; never counted."""

    surface: str
    start: int
    end: int
    why: str


class Doubt(_Record, frozen=True, kw_only=True):
    """A place that a competent judge could read otherwise (SPEC §6).

    `readings` lists the reading that was taken (the letter) first, then the others. `turns` says what changes under
    the others: the `level` or the `mode` of the effect. The doubt's span is the span of its operator.
    """

    code: str
    start: int
    end: int
    readings: tuple[str, ...]
    turns: Literal["level", "mode"]
    why: str


class Cue(_Record, frozen=True, kw_only=True):
    """Words that suggest whether the effect uses the timeline (rule I)."""

    surface: str
    start: int
    end: int
    proposes: Uses
    why: str


class Timeline(_Record, frozen=True, kw_only=True):
    """Proposal, from the text alone, whether the effect uses the timeline; the card's icons decide."""

    uses: Uses
    cues: tuple[Cue, ...] = ()


class ExceptionClaim(_Record, frozen=True, kw_only=True):
    """An explicit exception by which the text itself may decide (rule A).

    Attributes:
        pattern: id of the grammar pattern in `lexicon/`.
        direction: ``defeats`` (this effect claims to prevail over what it names) or ``yields`` (it gives way).
        object: the words that name what is defeated (or to what it yields); empty when the pattern names anything.
        objects: lower-cased lemmas of the content words of `object`, for matching against the other effect.
        scope: ``named`` (only an effect that matches `objects`), ``bans`` (any prohibition or contrary effect).
    """

    pattern: str
    start: int
    end: int
    text: str
    direction: Literal["defeats", "yields"]
    object: Quote | None = None
    objects: tuple[str, ...] = ()
    scope: Literal["named", "bans"] = "named"
    why: str = ""


class AppliedRuling(_Record, frozen=True, kw_only=True):
    """A judge's ruling that settled how one operator is read (SPEC §6); `start` and `end` are the operator's.

    Attributes:
        reading: how the judge reads it; `counts` says whether it therefore makes the effect strong or prohibitive.
        settles: codes of the doubts that the ruling settled; empty where there was none.
        who, when, why: the judge, the day (ISO 8601), the reason.
    """

    start: int
    end: int
    surface: str
    family: Family
    reading: str
    counts: bool
    settles: tuple[str, ...]
    who: str
    when: str
    why: str


class Versions(_Record, frozen=True, kw_only=True):
    """What a record was made with, so that it can be made again."""

    analyzer: str
    lexicon: str
    engine: str
    profile: str
    game: str = "mk"


class RecordError(_Record, frozen=True, kw_only=True):
    """Why a row has no result."""

    code: str
    message: str


class EffectRecord(_Record, frozen=True, kw_only=True):
    """What the analyzer says of one effect (SPEC §4).

    `level` and `mode` are properties of the whole effect by the letter of the rules (D, F, G).
    """

    id: str | int | None
    text: str
    level: Level
    mode: Mode
    operators: tuple[Operator, ...] = ()
    near_misses: tuple[NearMiss, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    parts: tuple[Quote, ...] = ()
    timeline: Timeline = Timeline(uses="unknown")
    exceptions: tuple[ExceptionClaim, ...] = ()
    versions: Versions
    rulings: tuple[AppliedRuling, ...] = ()
    error: RecordError | None = None


class Evidence(_Record, frozen=True, kw_only=True):
    """A stretch of one of the two effects."""

    effect: Side
    start: int
    end: int


class ConflictPair(_Record, frozen=True, kw_only=True):
    """Two stretches that cannot both hold: offsets in `a` and in `b`, and why.

    `whole` is false where they contradict only in some cases, so that the one that loses falls as far as it does.
    """

    a: tuple[int, int]
    b: tuple[int, int]
    why: str = ""
    whole: bool = True


class FoundWords(_Record, frozen=True, kw_only=True):
    """On what ground the program found the words of `effect`, the loser, that an asserted contradiction is about.

    `hu` and `en` end a sentence ("by the common word …").
    """

    effect: Side
    hu: str
    en: str


class Ground(_Record, frozen=True, kw_only=True):
    """Why the program finds no contradiction, or cannot tell whether there is one: part of a sentence."""

    hu: str
    en: str


class Contradiction(_Record, frozen=True, kw_only=True):
    """Whether two effects contradict each other, on which words, and who says so (A, B).

    `found` is there if the caller asserted that they do but not on which words, and the program found `pairs` by what
    the two texts share. `why` is there if the program found no contradiction, or could not tell whether there is one.
    """

    kind: Literal["full", "partial", "none", "unknown"]
    source: Literal["asserted", "detected"]
    pairs: tuple[ConflictPair, ...] = ()
    found: FoundWords | None = None
    why: Ground | None = None


class EffectQuote(_Record, frozen=True, kw_only=True):
    """A quoted stretch of one of the effects."""

    effect: Side
    start: int
    end: int
    text: str


class Outcome(_Record, frozen=True, kw_only=True):
    """The bare result: what a doubt would turn."""

    status: Literal["decided", "no_contradiction", "undecidable"]
    winner: Side | None
    rule: Literal["A", "E", "H", "I"] | None


class VerdictDoubt(_Record, frozen=True, kw_only=True):
    """A doubt of one effect (or of the pair), with the outcome if a judge reads it otherwise.

    `effect` is None for a doubt about the pair: a detected contradiction or exception. One that turns ``parts`` changes
    no outcome, only which words fall.
    """

    code: str
    effect: Side | None
    start: int
    end: int
    readings: tuple[str, ...]
    turns: Literal["level", "mode", "contradiction", "exception", "parts"]
    why: str
    then: Outcome


class Step(_Record, frozen=True, kw_only=True):
    """One step of the ladder: the rule's letter, what was compared, in both languages, and the evidence."""

    rule: str
    hu: str
    en: str
    evidence: tuple[Evidence, ...] = ()


class Verdict(_Record, frozen=True, kw_only=True):
    """Which of two contradicting effects overrides the other (SPEC §5, §9)."""

    id: str | int | None
    status: Literal["decided", "no_contradiction", "undecidable"]
    winner: Side | None
    rule: Literal["A", "E", "H", "I"] | None
    contradiction: Contradiction
    a: EffectRecord
    b: EffectRecord
    fallen: tuple[EffectQuote, ...] = ()
    surviving: tuple[EffectQuote, ...] = ()
    doubts: tuple[VerdictDoubt, ...] = ()
    holds_under_all_readings: bool = True
    trace: tuple[Step, ...] = ()
    missing: tuple[str, ...] = ()
    versions: Versions
    error: RecordError | None = None
