"""The steps of a decision, each with its rule, its words in both languages and the evidence."""

from __future__ import annotations

from functools import lru_cache

from analyzer.messages import Message
from analyzer.records.model import Contradiction, EffectRecord, Evidence, Level, Mode, Side, Step
from analyzer.resolver import wording
from analyzer.resolver.clock import ClockInput, Sequence
from analyzer.resolver.decision import TextDecision
from analyzer.resolver.found_words import ground_of
from analyzer.resolver.judge import Pair, deciding_csak
from analyzer.resolver.ladder import compare
from analyzer.resolver.profile import Rung, TestId
from analyzer.resolver.quotes import Fall, falls_as_far
from analyzer.resolver.readings import View

Words = dict[Side, tuple[tuple[int, int, str], ...]]
_COUNTING: dict[TestId, frozenset[str]] = {
    "level": frozenset({"MINDENKÉPPEN", "SEMMIKÉPPEN"}),
    "mode": frozenset({"NEM", "SEM", "CSAK"}),
}

_CONTRADICTION = {
    (kind, source): wording.fill(said, source=by)
    for kind, said in wording.CONTRADICTION.items()
    for source, by in (("asserted", wording.ASSERTED), ("detected", wording.DETECTED))
}


def contradiction_step(contradiction: Contradiction) -> Step:
    """Say whether the effects contradict each other, and on which words."""
    said = _CONTRADICTION[contradiction.kind, contradiction.source]
    if not contradiction.pairs:
        return _step("A", said)
    spans = [(side, span) for pair in contradiction.pairs for side, span in (("a", pair.a), ("b", pair.b))]
    return _step("A", said, tuple([Evidence(effect=_side(s), start=at[0], end=at[1]) for s, at in spans]))


def ladder_steps(
    pair: Pair, sequence: Sequence, clock: ClockInput, text: TextDecision | None, csak_open: bool
) -> list[Step]:
    """Walk down the ladder by the letter, to the rung that decides or on which nothing can be decided."""
    decisive = compare(pair.profile, pair.a.letter, pair.b.letter, pair.facts).rung
    steps: list[Step] = []
    for rung in pair.profile.test:
        if rung.id == "mode" and csak_open:
            return [*steps, _open_csak(pair, rung)]
        if rung.id == "text":
            steps += _text(rung, pair, text) if rung is decisive else []
        elif rung.id == "time":
            steps.append(_time(rung, pair, sequence, clock))
        else:
            steps.append(_property(rung, pair))
        if rung is decisive:
            break
    return steps


def fall_step(loser: Side, fall: Fall, contradiction: Contradiction) -> Step:
    """Say which words of the loser fall (rule B)."""
    name = wording.EFFECT_CAPITAL[loser]
    if not fall.known:
        return _step("B", wording.fill(wording.FALLS_UNNAMED, loser=name))
    words = wording.quoted([quote.text for quote in fall.fallen])
    said = wording.FALLS_AS_FAR if falls_as_far(contradiction) else wording.FALLS
    filled = wording.fill(said, loser=name, loser_en=wording.EFFECT[loser], quotes=words)
    if contradiction.found is not None and contradiction.found.effect == loser:
        ground = ground_of(contradiction.found)
        filled = Message(f"{filled.hu} {ground.hu}", f"{filled.en} {ground.en}")
    return _step("B", filled, tuple(Evidence(effect=q.effect, start=q.start, end=q.end) for q in fall.fallen))


def _text(rung: Rung, pair: Pair, text: TextDecision | None) -> list[Step]:
    if text is None:
        return []
    one = wording.EFFECT_CAPITAL[text.prevails]
    if text.claimant is None:
        return [_step(rung.rule, wording.fill(wording.TEXT_DECIDES, one=one, law=rung.law))]
    record = pair.a.record if text.claimant == "a" else pair.b.record
    claim = wording.quoted([record.text[text.start : text.end]])
    said = wording.fill(wording.TEXT_SAYS, one=one, law=rung.law, claim=claim)
    return [_step(rung.rule, said, (Evidence(effect=text.claimant, start=text.start, end=text.end),))]


def _property(rung: Rung, pair: Pair) -> Step:
    if rung.id == "continuity":
        return _continuity(rung, pair)
    ours, theirs = _words(pair.a, rung.id), _words(pair.b, rung.id)
    left, right = _term(rung, pair.a), _term(rung, pair.b)
    said = _compared(rung, left, tuple([w for _, _, w in ours]), right, tuple([w for _, _, w in theirs]))
    return _step(rung.rule, said, _evidence({"a": ours, "b": theirs}) if ours or theirs else ())


@lru_cache(maxsize=1024)
def _compared(rung: Rung, left: Message, ours: tuple[str, ...], right: Message, theirs: tuple[str, ...]) -> Message:
    """Say what the two effects are, by which words; the same few comparisons come again and again."""
    if left == right:
        return wording.fill(wording.ALIKE, both=wording.with_words(left, (*ours, *theirs)))
    return wording.fill(
        wording.DIFFER,
        one=wording.EFFECT_CAPITAL["a"],
        other=wording.EFFECT["b"],
        left=wording.with_words(left, ours),
        right=wording.with_words(right, theirs),
        law=rung.law,
    )


def _continuity(rung: Rung, pair: Pair) -> Step:
    left, right = pair.facts.a_continuous, pair.facts.b_continuous
    if left is None or right is None:
        return _step(rung.rule, wording.NO_CONTINUITY)
    if left == right:
        return _step(rung.rule, wording.fill(wording.ALIKE, both=wording.CONTINUITY[left]))
    said = wording.fill(
        wording.DIFFER,
        one=wording.EFFECT_CAPITAL["a"],
        other=wording.EFFECT["b"],
        left=wording.CONTINUITY[left],
        right=wording.CONTINUITY[right],
        law=rung.law,
    )
    return _step(rung.rule, said)


def _time(rung: Rung, pair: Pair, sequence: Sequence, clock: ClockInput) -> Step:
    if sequence.order in ("same", "unknown"):
        return _step(rung.rule, wording.SAME_TIME if sequence.order == "same" else wording.NO_TIME)
    later: Side = "a" if sequence.order == "a_later" else "b"
    said = wording.fill(
        wording.LATER,
        one=wording.EFFECT_CAPITAL[later],
        ground=wording.ground(sequence.basis, clock, later),
        law=rung.law,
    )
    cues = [(side, cue) for side, record in _records(pair) for cue in record.timeline.cues]
    return _step(rung.rule, said, tuple(Evidence(effect=side, start=c.start, end=c.end) for side, c in cues))


def _open_csak(pair: Pair, rung: Rung) -> Step:
    open_words: Words = {"a": (), "b": ()}
    for side, operators, _ in deciding_csak(pair):
        view = pair.a if side == "a" else pair.b
        found = [view.record.operators[at] for at in operators]
        open_words[side] = tuple((op.start, op.end, op.surface) for op in found)
    return _step(rung.rule, wording.CSAK_OPEN, _evidence(open_words))


def _words(view: View, test: TestId) -> tuple[tuple[int, int, str], ...]:
    """Return the words by which the effect is strong (prohibitive); none if it is weak (permissive)."""
    if test == "level" and view.letter.level is Level.WEAK:
        return ()
    if test == "mode" and view.letter.mode is Mode.PERMISSIVE:
        return ()
    families = _COUNTING[test]
    ops = view.record.operators
    return tuple([(op.start, op.end, op.surface) for op in ops if op.counts and op.family in families])


def _term(rung: Rung, view: View) -> Message:
    return wording.LEVEL[view.letter.level.value] if rung.id == "level" else wording.MODE[view.letter.mode.value]


def _records(pair: Pair) -> tuple[tuple[Side, EffectRecord], ...]:
    return (("a", pair.a.record), ("b", pair.b.record))


def _evidence(words: Words) -> tuple[Evidence, ...]:
    return tuple(
        [Evidence(effect=side, start=start, end=end) for side, found in words.items() for start, end, _ in found]
    )


def _side(name: str) -> Side:
    return "a" if name == "a" else "b"


def _step(rule: str, said: Message, evidence: tuple[Evidence, ...] = ()) -> Step:
    return Step(rule=rule, hu=said.hu, en=said.en, evidence=evidence)
