"""Two records in, one explained verdict out (SPEC §5, §6, §9)."""

from __future__ import annotations

import msgspec

from analyzer.errors import InputError
from analyzer.messages import Lang, Message
from analyzer.records.model import Contradiction, EffectRecord, RecordError, Side, Step, Verdict, Versions
from analyzer.resolver import missing, wording
from analyzer.resolver.clock import ClockInput, Sequence, sequence
from analyzer.resolver.decision import TextDecision
from analyzer.resolver.doubts import weigh
from analyzer.resolver.found_words import doubt_of_words
from analyzer.resolver.judge import Contradicts, Pair, deciding_csak, outcome
from analyzer.resolver.ladder import facts_of
from analyzer.resolver.profile import Profile
from analyzer.resolver.quotes import Fall, check_spans, fall
from analyzer.resolver.readings import view
from analyzer.resolver.rulings import ruling_steps
from analyzer.resolver.trace import contradiction_step, fall_step, ladder_steps

NOTHING_FALLS = Fall((), (), True)


def resolve_records(
    a: EffectRecord,
    b: EffectRecord,
    contradiction: Contradiction,
    *,
    clock: ClockInput,
    text_decision: TextDecision | None = None,
    id: str | int | None = None,
    profile: Profile,
    lang: Lang = "hu",
) -> Verdict:
    """Decide which of two effects overrides the other, by the profile's ladder, and what each doubt would turn.

    `contradiction`, `text_decision` and `clock` come from the caller, asserted or detected. `lang` is the language of
    `missing` and of the doubts' reasons; the trace has both. Pure: equal arguments give equal verdicts.

    Raises:
        ClockError: contradictory fields of time. InputError: a pair's span outside its text.
    """
    if a.error is not None or b.error is not None:
        return _without_records(a, b, contradiction, id, profile, lang)
    check_spans(contradiction.pairs, a.text, b.text)
    _check_claim(text_decision, a, b)
    order = sequence(clock)
    text = text_decision if profile.has_text_test else None
    pair = make_pair(a, b, contradiction, clock, order, text, profile)
    return _verdict(pair, contradiction, clock, order, text, id, lang)


def make_pair(
    a: EffectRecord,
    b: EffectRecord,
    contradiction: Contradiction,
    clock: ClockInput,
    order: Sequence,
    text: TextDecision | None,
    profile: Profile,
) -> Pair:
    """Set two records against each other."""
    facts = facts_of(clock, order.order, text.prevails if text and text.certain else None)
    return Pair(profile, _contradicts(contradiction), facts, view(a, "a", profile), view(b, "b", profile))


def _contradicts(contradiction: Contradiction) -> Contradicts:
    if contradiction.kind == "unknown":
        return "unknown"
    return "no" if contradiction.kind == "none" else "yes"


def _verdict(
    pair: Pair,
    contradiction: Contradiction,
    clock: ClockInput,
    order: Sequence,
    text: TextDecision | None,
    id_: str | int | None,
    lang: Lang,
) -> Verdict:
    result = outcome(pair)
    loser: Side | None = wording.OTHER[result.winner] if result.winner else None
    records = {"a": pair.a.record, "b": pair.b.record}
    falls = fall(loser, records[loser], contradiction) if loser else NOTHING_FALLS
    readings = weigh(pair, contradiction, text, result, lang)
    asked = missing.of_undecided(pair, clock) if result.status == "undecidable" else []
    if loser and not falls.known:
        asked.append(wording.fill(wording.MISSING_PARTS, loser=wording.EFFECT[loser]))
    return Verdict(
        id=id_,
        status=result.status,
        winner=result.winner,
        rule=result.rule,
        contradiction=contradiction,
        a=pair.a.record,
        b=pair.b.record,
        fallen=falls.fallen,
        surviving=falls.surviving,
        doubts=(*readings.doubts, *doubt_of_words(contradiction, falls, result, lang)),
        holds_under_all_readings=readings.hold,
        trace=tuple(_trace(pair, contradiction, clock, order, text, loser, falls)),
        missing=tuple([message.text(lang) for message in asked]),
        versions=_versions(pair.a.record, pair.profile),
    )


def _trace(
    pair: Pair,
    contradiction: Contradiction,
    clock: ClockInput,
    order: Sequence,
    text: TextDecision | None,
    loser: Side | None,
    falls: Fall,
) -> list[Step]:
    steps = [*ruling_steps(pair.a.record, pair.b.record), contradiction_step(contradiction)]
    if pair.contradicts != "yes":
        return steps
    csak_open = loser is None and bool(deciding_csak(pair))
    steps += ladder_steps(pair, order, clock, text, csak_open)
    if loser:
        steps.append(fall_step(loser, falls, contradiction))
    return steps


def _versions(record: EffectRecord, profile: Profile) -> Versions:
    return msgspec.structs.replace(record.versions, profile=profile.id)


def _check_claim(text: TextDecision | None, a: EffectRecord, b: EffectRecord) -> None:
    if text is None or text.claimant is None:
        return
    length = len(a.text if text.claimant == "a" else b.text)
    if not 0 <= text.start < text.end <= length:
        raise InputError(
            f"text_decision [{text.start}, {text.end}] is no stretch of the text of effect {text.claimant} "
            f"({length} characters)"
        )


def _without_records(
    a: EffectRecord,
    b: EffectRecord,
    contradiction: Contradiction,
    id_: str | int | None,
    profile: Profile,
    lang: Lang,
) -> Verdict:
    """Pass on the error of a record that could not be made."""
    sides: tuple[tuple[Side, EffectRecord], ...] = (("a", a), ("b", b))
    errors: list[tuple[Side, RecordError]] = [(side, record.error) for side, record in sides if record.error]
    asked: list[Message] = [
        wording.fill(wording.MISSING_RECORD, one=wording.EFFECT[side], message=error.message) for side, error in errors
    ]
    return Verdict(
        id=id_,
        status="undecidable",
        winner=None,
        rule=None,
        contradiction=contradiction,
        a=a,
        b=b,
        holds_under_all_readings=False,
        missing=tuple([message.text(lang) for message in asked]),
        versions=_versions(a, profile),
        error=errors[0][1],
    )
