"""A verdict as the page says it: headline, reason, doubts with what they would turn, the ruling to be copied."""

from __future__ import annotations

from typing import NamedTuple

from analyzer.messages import Lang, Message
from analyzer.pages.visible import plain
from analyzer.records.model import EffectRecord, Side, Verdict, VerdictDoubt
from analyzer.records.words import LEVELS_AND_MODES, reading_word
from analyzer.resolver import explain, wording
from analyzer.resolver.explain import HEAD_DECIDED, HEAD_ERROR, HEAD_NONE, HEAD_OPEN, PAIR_LABELS
from analyzer.web.pages.marked import Stretch, marked


class EffectView(NamedTuple):
    """One of the two effects.

    `fate` is ``wins``, ``falls`` or empty; `why` says which words make it strong and prohibitive.
    """

    side: Side
    level: str
    mode: str
    level_said: str
    mode_said: str
    fate: str
    stretches: list[Stretch]
    timeline: str


class DoubtView(NamedTuple):
    """A doubt: the words, how they are taken and how a judge may read them otherwise, and what follows."""

    code: str
    side: str
    words: str
    taken: str
    otherwise: str
    why: str
    then: str
    turns: bool


class StepView(NamedTuple):
    """A step of the ladder."""

    rule: str
    said: str
    decides: bool


class VerdictView(NamedTuple):
    """Everything that the page shows of a verdict, in one language.

    `certainty`: ``holds`` under every reading, ``if_contradict`` (under every reading in which the two contradict at
    all), ``disputable``, or empty where nothing is claimed. `kind` is that of the contradiction, `detected` whether it
    was read from the texts, `missing` one phrase.
    """

    status: str
    winner: str
    rule: str
    head: str
    reason: str
    kind: str
    detected: bool
    effects: list[EffectView]
    missing: str
    doubts: list[DoubtView]
    certainty: str
    steps: list[StepView]
    ruling: str
    open_order: bool


def view_of(verdict: Verdict, lang: Lang) -> VerdictView:
    """Return the verdict in the words of `lang`."""
    steps = _steps(verdict, lang)
    decisive = [step.said for step in steps if step.decides] or [step.said for step in steps[-1:]]
    return VerdictView(
        status=verdict.status,
        winner=verdict.winner or "",
        rule=verdict.rule or "",
        head=_head(verdict).text(lang),
        reason=_compatible(verdict, lang) if verdict.status == "no_contradiction" else ("", *decisive)[-1],
        kind=verdict.contradiction.kind,
        detected=verdict.contradiction.source == "detected",
        effects=[_effect(verdict, side, lang) for side in ("a", "b")],
        missing="; ".join(what.rstrip(".") for what in verdict.missing),
        doubts=[_doubt(verdict, doubt, lang) for doubt in verdict.doubts],
        certainty=_certainty(verdict),
        steps=steps,
        ruling=plain(explain(verdict, lang)),
        open_order=_open_order(verdict),
    )


def _compatible(verdict: Verdict, lang: Lang) -> str:
    """Return why the program found that the two do not contradict each other; empty if it was asserted."""
    why = verdict.contradiction.why
    if why is None:
        return ""
    said = why.hu if lang == "hu" else why.en
    return f"{said[0].upper()}{said[1:]}."


def _head(verdict: Verdict) -> Message:
    if verdict.error is not None:
        return HEAD_ERROR.fill(message=verdict.error.message)
    if verdict.winner is None:
        return HEAD_NONE if verdict.status == "no_contradiction" else HEAD_OPEN
    loser = wording.EFFECT_OBJECT[wording.OTHER[verdict.winner]]
    return wording.fill(HEAD_DECIDED, winner=wording.EFFECT_CAPITAL[verdict.winner], loser=loser)


def _steps(verdict: Verdict, lang: Lang) -> list[StepView]:
    last = max((at for at, step in enumerate(verdict.trace) if step.rule == verdict.rule), default=-1)
    return [
        StepView(step.rule, step.hu if lang == "hu" else step.en, at == last) for at, step in enumerate(verdict.trace)
    ]


def _open_order(verdict: Verdict) -> bool:
    """Tell whether nothing but the order is missing, so that naming the later one decides."""
    return verdict.status == "undecidable" and bool(verdict.trace) and verdict.trace[-1].rule == "I"


def _certainty(verdict: Verdict) -> str:
    if verdict.holds_under_all_readings:
        return "" if verdict.status == "no_contradiction" and not verdict.doubts else "holds"
    # That a contradiction was found and not asserted is a doubt of nearly every verdict: no reason for alarm.
    if any(_turns(verdict, doubt) and doubt.code not in PAIR_LABELS for doubt in verdict.doubts):
        return "disputable"
    standing = {doubt.code for doubt in verdict.doubts if _turns(verdict, doubt)} == {"detected_contradiction"}
    if verdict.status == "decided":
        return "if_contradict" if standing else "disputable"
    return ""


def _turns(verdict: Verdict, doubt: VerdictDoubt) -> bool:
    return (doubt.then.status, doubt.then.winner) != (verdict.status, verdict.winner)


def _effect(verdict: Verdict, side: Side, lang: Lang) -> EffectView:
    record = _record(verdict, side)
    fate = "" if verdict.winner is None else "wins" if verdict.winner == side else "falls"
    return EffectView(
        side=side,
        level=record.level.value,
        mode=record.mode.value,
        level_said=LEVELS_AND_MODES[record.level.value].text(lang),
        mode_said=LEVELS_AND_MODES[record.mode.value].text(lang),
        fate=fate,
        stretches=marked(record, verdict, side),
        timeline=record.timeline.uses,
    )


def _record(verdict: Verdict, side: Side) -> EffectRecord:
    return verdict.a if side == "a" else verdict.b


def _doubt(verdict: Verdict, doubt: VerdictDoubt, lang: Lang) -> DoubtView:
    words = "" if doubt.effect is None else _record(verdict, doubt.effect).text[doubt.start : doubt.end]
    known = PAIR_LABELS.get(doubt.code)
    taken, *others = (reading_word(reading).text(lang) for reading in doubt.readings)
    return DoubtView(
        code="" if known else doubt.code,
        side=(doubt.effect or "").upper(),
        words=plain(words),
        taken="" if known else taken,
        otherwise=known.text(lang) if known else ", ".join(others),
        why=doubt.why.rstrip("."),
        then=wording.result(doubt.then).text(lang),
        turns=_turns(verdict, doubt),
    )
