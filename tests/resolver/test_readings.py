"""Records whose doubts or operators are unusual: nothing is guessed, nothing crashes."""

from __future__ import annotations

import msgspec

from analyzer.records.model import Doubt, EffectRecord, ExceptionClaim, Level, Mode, NearMiss, RecordError
from analyzer.resolver import ClockInput, TextDecision, decision_by, explain, load_profile, resolve_records
from tests.resolver.builders import FULL, MK, cue, effect


def doubted(record: EffectRecord, start: int, end: int, turns: str) -> EffectRecord:
    doubt = Doubt(code="TEST", start=start, end=end, readings=("x", "y"), turns=turns, why="próba")  # type: ignore[arg-type]
    return msgspec.structs.replace(record, doubts=(*record.doubts, doubt))


def test_a_doubt_without_operator_turns_the_effect_itself() -> None:
    """Where a doubt touches no operator, the level (or mode) that it names is taken to turn."""
    a = doubted(effect("Az őr áll."), 0, 2, "level")
    verdict = resolve_records(a, effect("Az őr [nem] áll."), FULL, clock=ClockInput(), profile=MK)
    assert (verdict.winner, verdict.rule) == ("b", "H")
    assert (verdict.doubts[0].then.winner, verdict.doubts[0].then.rule) == ("a", "E")


def test_a_doubt_that_touches_its_operator_finds_it() -> None:
    """A doubt wider than its operator still turns it: semmiképpen with its sem."""
    a = doubted(effect("Az őr [semmiképpen] áll."), 6, 19, "level")
    verdict = resolve_records(a, effect("Az őr [nem] áll."), FULL, clock=ClockInput(), profile=MK)
    assert (verdict.winner, verdict.rule) == ("a", "E")
    assert [(d.then.winner, d.then.rule) for d in verdict.doubts] == [("b", "H")]


def test_a_doubt_turns_only_its_own_property() -> None:
    """A doubt about mode leaves the level alone, though both operators stand on the same word."""
    a = doubted(effect("Az őr [mindenképpen] [nem] áll."), 19, 22, "mode")
    verdict = resolve_records(a, effect("Az őr áll."), FULL, clock=ClockInput(timing="a_first"), profile=MK)
    assert verdict.rule == "E"
    assert verdict.holds_under_all_readings


def test_strong_on_other_grounds_is_not_turned_by_an_uncounted_operator() -> None:
    """A record that says strong or prohibitive without a counting operator stays so when another operator is turned."""
    a = effect("Az őr [hacsak!] áll.", level=Level.STRONG, mode=Mode.PROHIBITIVE)
    verdict = resolve_records(a, effect("Az őr [nem] áll."), FULL, clock=ClockInput(), profile=MK)
    assert (verdict.rule, verdict.holds_under_all_readings) == ("E", True)


def test_doubts_given_twice_are_named_once() -> None:
    """A repeated doubt is one doubt."""
    a = effect("Az őr [nem?] áll.")
    twice = msgspec.structs.replace(a, doubts=a.doubts * 2)
    verdicts = [resolve_records(r, effect("Áll."), FULL, clock=ClockInput(), profile=MK) for r in (a, twice)]
    assert verdicts[0].doubts == verdicts[1].doubts


def test_an_ambiguous_csak_without_its_doubt_is_still_weighed() -> None:
    """The rule on ambiguous csak rests on the operator; a missing doubt does not silence it."""
    a = effect("Ha [csak~] egy van, alszik.", doubts=())
    verdict = resolve_records(a, effect("Ébren van."), FULL, clock=ClockInput(timing="a_first"), profile=MK)
    assert (verdict.status, verdict.holds_under_all_readings) == ("undecidable", False)
    assert [(d.code, d.then.winner) for d in verdict.doubts] == [("CSK001", "a")]


def test_the_evidence_is_the_operators_that_decided() -> None:
    """E points at the words that make strong, H at those that prohibit, and at no other."""
    a, b = effect("Az őr [mindenképpen] [csak-] áll, [nem] ül."), effect("Az őr [sem] áll.")
    verdict = resolve_records(a, b, FULL, clock=ClockInput(), profile=MK)
    assert quoted(verdict, "E") == ["mindenképpen"]
    weak = msgspec.structs.replace(a, level=Level.WEAK, operators=a.operators[1:])
    both = resolve_records(weak, b, FULL, clock=ClockInput(), profile=MK)
    assert quoted(both, "H") == ["nem", "sem"]


def test_a_decision_nobody_quotes_has_no_evidence() -> None:
    """An asserted decision without a claim decides by A with no words to show; with one, it shows exactly those."""
    a, b = effect("Az őr áll."), effect("Az őr mindig ül.")
    bare = TextDecision(prevails="b")
    claimed = TextDecision(prevails="b", claimant="b", start=6, end=12)
    verdicts = [
        resolve_records(a, b, FULL, clock=ClockInput(), text_decision=said, profile=MK) for said in (bare, claimed)
    ]
    assert [(v.winner, v.rule, v.holds_under_all_readings) for v in verdicts] == [("b", "A", True)] * 2
    assert [len(v.trace[1].evidence) for v in verdicts] == [0, 1]
    assert "„mindig”" in verdicts[1].trace[1].hu


def quoted(verdict, rule: str) -> list[str]:
    texts = {"a": verdict.a.text, "b": verdict.b.text}
    (step,) = [step for step in verdict.trace if step.rule == rule]
    return [texts[e.effect][e.start : e.end] for e in step.evidence]


def test_claims_become_decisions() -> None:
    """Who claims to defeat prevails; who yields gives way."""
    claim = ExceptionClaim(pattern="p", start=0, end=5, text="Akkor", direction="defeats", why="próba")
    yields = msgspec.structs.replace(claim, direction="yields")
    assert [decision_by(claim, side, "detected").prevails for side in ("a", "b")] == ["a", "b"]
    assert [decision_by(yields, side, "detected").prevails for side in ("a", "b")] == ["b", "a"]
    assert decision_by(yields, "a", "detected").claimant == "a"


def test_a_record_with_an_error_gives_no_verdict() -> None:
    """An effect that could not be read decides nothing, and the verdict passes the error on."""
    bad = effect("", error=RecordError(code="encoding", message="a szöveg nem UTF-8"))
    verdict = resolve_records(effect("Áll."), bad, FULL, clock=ClockInput(), profile=MK)
    assert (verdict.status, verdict.error, verdict.holds_under_all_readings) == ("undecidable", bad.error, False)
    assert "Nincs ítélet: a szöveg nem UTF-8" in explain(verdict, "hu")
    assert "There is no verdict: a szöveg nem UTF-8" in explain(verdict, "en")


def test_cues_shape_the_question_but_decide_nothing() -> None:
    """Where both texts propose the timeline, its order is asked for; a caller's word goes before a cue."""
    a, b = (cue(effect(f"Célpont őr {state}."), "Célpont") for state in ("alszik", "ébren van"))
    verdict = resolve_records(a, b, FULL, clock=ClockInput(), profile=MK)
    assert (verdict.status, len(verdict.missing)) == ("undecidable", 1)
    assert "melyik hatás került előbb az időfonalra" in verdict.missing[0]
    denied = resolve_records(a, b, FULL, clock=ClockInput(a_uses_timeline=False), profile=MK)
    assert denied.missing == ("melyik hatás érvényesült később",)


def test_the_evidence_of_time_is_the_cues() -> None:
    """When time decides, the words that place an effect on the timeline are shown."""
    a, b = cue(effect("Célpont őr alszik."), "Célpont"), effect("Célpont őr ébren van.")
    verdict = resolve_records(a, b, FULL, clock=ClockInput(timing="a_first"), profile=MK)
    assert quoted(verdict, "I") == ["Célpont"]


def test_a_doubt_on_the_very_span_of_one_operator_leaves_its_neighbours_alone() -> None:
    """Of two operators that overlap (nem, and nem csak as one unit), a doubt turns the one whose span it has."""
    a = effect("[nem?] csak éjjel alszik.")
    unit = msgspec.structs.replace(a.operators[0], family="CSAK", tier="fused", surface="nem csak", end=8, counts=False)
    a = msgspec.structs.replace(a, operators=(*a.operators, unit))
    verdict = resolve_records(a, effect("Ébren van."), FULL, clock=ClockInput(timing="a_first"), profile=MK)
    assert [(d.then.winner, d.then.rule) for d in verdict.doubts] == [("b", "I")]


def test_a_word_of_the_profile_keeps_the_effect_strong() -> None:
    """In HKK a doubted mindenképpen turns nothing beside an undoubted word of HKK's own list."""
    text = "Az őr [mindenképpen?] alszik, feltétlenül."
    miss = NearMiss(surface="feltétlenül", start=28, end=39, why="próba")
    clock = ClockInput(timing="a_first", a_continuous=True, b_continuous=True)
    hkk = load_profile("HKK")
    verdicts = [
        resolve_records(effect(text, near_misses=found), effect("Az őr ül."), FULL, clock=clock, profile=hkk)
        for found in ((miss,), ())
    ]
    assert [v.rule for v in verdicts] == ["E", "E"]
    assert [v.holds_under_all_readings for v in verdicts] == [True, False]
