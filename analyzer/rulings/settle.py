"""A record with the rulings of a judge applied: operators read as ruled, doubts settled, level and mode anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, get_args

import msgspec

from analyzer.messages import Lang, Message
from analyzer.records.build import level_of, mode_of
from analyzer.records.model import AppliedRuling, Doubt, EffectRecord, Level, Mode, Operator, Reading, Role
from analyzer.records.words import READINGS, reading_word
from analyzer.rulings.book import Ruling, RulingBook
from analyzer.rulings.match import doubts_on, match_rulings
from analyzer.text import NormalText

_COUNTING = {"restrictive", "prohibits", "strong", "counts"}
_WHY = {
    True: Message(
        "számít: bírói döntés ({reading}) – {who}, {when}: {why}",
        "counts: a judge's ruling ({reading}) – {who}, {when}: {why}",
    ),
    False: Message(
        "nem számít: bírói döntés ({reading}) – {who}, {when}: {why}",
        "does not count: a judge's ruling ({reading}) – {who}, {when}: {why}",
    ),
}


def settle(record: EffectRecord, text: NormalText, book: RulingBook, lang: Lang = "hu") -> EffectRecord:
    """Apply the rulings of `book` to the record of `text`; a ruling that cannot be applied changes nothing.

    A ruling is binding: it also holds where the analyzer has no doubt, or would not count the word under its policy.
    """
    fitting = [match for match in match_rulings(record, text, book) if match.problem is None]
    by_operator = {match.operator: match.ruling for match in reversed(fitting) if match.operator is not None}
    if not by_operator:
        return record
    done = {at: _applied(record, at, by_operator[at]) for at in sorted(by_operator)}
    operators = tuple(_ruled(op, done[at], lang) if at in done else op for at, op in enumerate(record.operators))
    settled = {doubt for at in done for doubt in doubts_on(record, record.operators[at])}
    return msgspec.structs.replace(
        record,
        level=level_of(operators),
        mode=mode_of(operators),
        operators=operators,
        doubts=tuple(doubt for doubt in record.doubts if doubt not in settled),
        rulings=tuple(done.values()),
    )


def under(record: EffectRecord, operator: int, reading: str) -> tuple[Level, Mode]:
    """Return level and mode with one operator read as `reading`, one of those offered for it."""
    op = record.operators[operator]
    ruled = msgspec.structs.replace(op, counts=_counts(op, doubts_on(record, op), reading))
    operators = [ruled if at == operator else other for at, other in enumerate(record.operators)]
    return level_of(operators), mode_of(operators)


def _applied(record: EffectRecord, at: int, ruling: Ruling) -> AppliedRuling:
    op = record.operators[at]
    doubts = doubts_on(record, op)
    return AppliedRuling(
        start=op.start,
        end=op.end,
        surface=op.surface,
        family=op.family,
        reading=ruling.reading,
        counts=_counts(op, doubts, ruling.reading),
        settles=tuple(dict.fromkeys(doubt.code for doubt in doubts)),
        who=ruling.who,
        when=ruling.when.isoformat(),
        why=ruling.why,
    )


def _counts(op: Operator, doubts: Sequence[Doubt], reading: str) -> bool:
    """Tell whether the operator counts under `reading`; one that only the user's lexicon knows is the letter or not."""
    if reading in READINGS:
        return reading in _COUNTING
    letter = next(doubt.readings[0] for doubt in doubts if reading in doubt.readings)
    return op.counts == (reading == letter)


def _ruled(op: Operator, done: AppliedRuling, lang: Lang) -> Operator:
    word = reading_word(done.reading).text(lang)
    why = _WHY[done.counts].text(lang).format(reading=word, who=done.who, when=done.when, why=done.why)
    return msgspec.structs.replace(op, counts=done.counts, role=_role(op, done), reading=_reading(op, done), why=why)


def _role(op: Operator, done: AppliedRuling) -> Role | None:
    return cast("Role", done.reading) if done.reading in get_args(Role) else op.role


def _reading(op: Operator, done: AppliedRuling) -> Reading | None:
    """The csak reading as ruled; a csak that a judge will not count is no longer open."""
    if op.family != "CSAK":
        return op.reading
    if done.reading in get_args(Reading):
        return cast("Reading", done.reading)
    return "nonrestrictive" if op.reading == "ambiguous" else op.reading
