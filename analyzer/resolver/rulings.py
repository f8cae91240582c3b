"""The judge's rulings that a verdict rests on: cited in its trace, before anything is compared (SPEC §6)."""

from __future__ import annotations

from analyzer.messages import Message
from analyzer.records.model import AppliedRuling, EffectRecord, Evidence, Side, Step, Verdict
from analyzer.records.words import reading_word
from analyzer.resolver import wording

_RULES = {"NEM": "F", "SEM": "F", "CSAK": "G", "MINDENKÉPPEN": "D", "SEMMIKÉPPEN": "D"}
_COUNTS = {True: Message("számít", "counts"), False: Message("nem számít", "does not count")}
_SAID = Message(
    "bírói döntés: {one} „{surface}” szava „{reading}”, tehát {counts} ({who}, {when}): {why}",
    "judge's ruling: the “{surface}” of {one} is “{reading}”, so it {counts} ({who}, {when}): {why}",
)


def ruling_steps(a: EffectRecord, b: EffectRecord) -> list[Step]:
    """Return one step a ruling, A's before B's, each under the rule whose word it settles."""
    return [_step("a", done) for done in a.rulings] + [_step("b", done) for done in b.rulings]


def citations(verdict: Verdict) -> list[Message]:
    """Return one line a ruling, to stand beside the reason of a verdict."""
    sides: tuple[tuple[Side, EffectRecord], ...] = (("a", verdict.a), ("b", verdict.b))
    return [_said(side, done) for side, record in sides for done in record.rulings]


def _step(side: Side, done: AppliedRuling) -> Step:
    hu, en = [f"{said[0].upper()}{said[1:]}." for said in _said(side, done)]
    evidence = (Evidence(effect=side, start=done.start, end=done.end),)
    return Step(rule=_RULES[done.family], hu=hu, en=en, evidence=evidence)


def _said(side: Side, done: AppliedRuling) -> Message:
    return wording.fill(
        _SAID,
        one=wording.EFFECT[side],
        surface=done.surface,
        counts=_COUNTS[done.counts],
        reading=reading_word(done.reading),
        who=done.who,
        when=done.when,
        why=" ".join(done.why.split()).rstrip("."),
    )
