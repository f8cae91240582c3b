"""What a judge reads: whole explanations, word for word, in both languages."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given

from analyzer.records.model import Contradiction, Ground, Outcome
from analyzer.resolver import ClockInput, decide_deck, explain, explain_deck, resolve_records
from tests.resolver.builders import FULL, MK, effect, pair
from tests.resolver.strategies import EFFECTS, TIMINGS, Word, record
from tests.resolver.test_deck import CASES, build

HU = """\
A (gyenge, tiltó): „A ködben nem jelző bestia csatol, a ló alszik.”
B (gyenge, megengedő): „A bestiák pihennek.”
Az A hatás érvényesül, felülbírálja a B hatást.
Miért: Az A hatás tiltó („nem”), a B hatás megengedő: azonos szinten a tiltó hatás felülbírálja a megengedőt (5.10 H).
Elesik (B): „A bestiák pihennek”
És ha egy bíró másként olvassa:
  • „nem” (A) – akkor a B hatás érvényesül (I). (próba)"""
EN = """\
A (weak, prohibitive): “A ködben nem jelző bestia csatol, a ló alszik.”
B (weak, permissive): “A bestiák pihennek.”
Effect A prevails and overrides effect B.
Why: Effect A is prohibitive (“nem”), effect B is permissive: on the same level a prohibitive effect overrides a \
permissive one (5.10 H).
Falls (B): “A bestiák pihennek”
And if a judge reads it otherwise:
  • “nem” (A) – then effect B prevails (I). (próba)"""
OPEN = """\
A (weak, permissive): “Az ár 3.”
B (weak, permissive): “Az ár 4.”
It cannot be decided which effect prevails.
So far: It is not known which effect took effect later: time does not decide.
Missing: which effect was put on the timeline first (that one unwinds later).
The result is the same under every reading."""
PARTLY = """\
A (gyenge, tiltó): „A ló nem ugrat, a ló alszik.”
B (erős, megengedő): „A ló mindenképpen ugrat.”
A B hatás érvényesül, felülbírálja az A hatást.
Miért: Az A hatás gyenge, a B hatás erős („mindenképpen”): az erős hatás felülbírálja a gyengét (5.10 E).
Elesik (A): „A ló nem ugrat”
Megmarad (A): „a ló alszik”
Minden olvasatban ez az eredmény."""


def test_a_decided_verdict_with_a_doubt() -> None:
    """Who wins, why and on which words, what falls, and which reading would turn it."""
    a, b = effect("A ködben [nem?] jelző bestia csatol, a ló alszik."), effect("A bestiák pihennek.")
    clock = ClockInput(timing="a_first")
    assert explain(resolve_records(a, b, FULL, clock=clock, profile=MK), "hu") == HU
    assert explain(resolve_records(a, b, FULL, clock=clock, profile=MK, lang="en"), "en") == EN


def test_an_undecidable_verdict() -> None:
    """What is missing is said in the language asked for."""
    clock = ClockInput(a_uses_timeline=True, b_uses_timeline=True)
    verdict = resolve_records(effect("Az ár 3."), effect("Az ár 4."), FULL, clock=clock, profile=MK, lang="en")
    assert explain(verdict, "en") == OPEN


def test_a_partial_verdict() -> None:
    """What survives of the loser is quoted."""
    a, b = effect("A ló [nem] ugrat, a ló alszik."), effect("A ló [mindenképpen] ugrat.")
    words = pair(a, "A ló nem ugrat,", b, "A ló mindenképpen ugrat.")
    part = Contradiction(kind="partial", source="asserted", pairs=(words,))
    assert explain(resolve_records(a, b, part, clock=ClockInput(), profile=MK), "hu") == PARTLY


def test_words_that_contradict_in_some_cases_only() -> None:
    """Of words that contradict only in some cases it is said, in text and trace, that they fall only that far."""
    a, b = effect("A ló [nem] ugrat."), effect("Minden állat ugrat.")
    words = msgspec.structs.replace(pair(a, "A ló nem ugrat.", b, "Minden állat ugrat."), whole=False)
    for source in ("asserted", "detected"):
        part = Contradiction(kind="partial", source=source, pairs=(words,))  # type: ignore[arg-type]
        verdict = resolve_records(a, b, part, clock=ClockInput(), profile=MK)
        assert "Elesik (B), amennyiben ellentmond: „Minden állat ugrat”" in explain(verdict, "hu").splitlines()
        assert "Falls (B) as far as it contradicts: “Minden állat ugrat”" in explain(verdict, "en").splitlines()
        assert verdict.trace[-1].hu == "A B hatás annyiban esik el, amennyiben ellentmond: „Minden állat ugrat”."


def test_why_there_is_no_contradiction() -> None:
    """The reason for which the program found none is said; where the caller says that there is none, there is none."""
    why = Ground(hu="két tiltás egyszerre is betartható", en="two bans can both be obeyed")
    for reason in (why, None):
        none = Contradiction(kind="none", source="detected" if reason else "asserted", why=reason)
        a, b = effect("A ló [nem] ugrat."), effect("A ló [nem] alszik.")
        verdict = resolve_records(a, b, none, clock=ClockInput(), profile=MK)
        said = {lang: explain(verdict, lang).splitlines()[3:] for lang in ("hu", "en")}  # type: ignore[arg-type]
        hu, en = ["Miért: két tiltás egyszerre is betartható."], ["Why: two bans can both be obeyed."]
        assert said == ({"hu": hu, "en": en} if reason else {"hu": [], "en": []})


def test_doubts_that_turn_nothing_are_no_others() -> None:
    """Where no doubt was told before, the doubts that change nothing are not called the other ones."""
    a, b = effect("A ködben [nem?] jelző bestia csatol."), effect("A bestiák pihennek.")
    verdict = resolve_records(a, b, FULL, clock=ClockInput(timing="a_first"), profile=MK)
    (turning,) = verdict.doubts
    idle = msgspec.structs.replace(turning, then=Outcome(status=verdict.status, winner=verdict.winner, rule="E"))
    for doubts, hu, en in (
        ((idle,), "A kétségek", "The doubts"),
        ((turning, idle), "A többi kétség", "The other doubts"),
    ):
        mixed = msgspec.structs.replace(verdict, doubts=doubts)
        assert explain(mixed, "hu").splitlines()[-1].startswith(f"{hu} nem ")
        assert explain(mixed, "en").splitlines()[-1] == f"{en} do not change the result."


@given(a=EFFECTS, b=EFFECTS, timing=TIMINGS)
def test_every_explanation_is_whole(a: list[Word], b: list[Word], timing: str) -> None:
    """No placeholder is left open, no line is empty, and every turning doubt has a line of its own."""
    clock = ClockInput(timing=timing)  # type: ignore[arg-type]
    verdict = resolve_records(record(a), record(b), FULL, clock=clock, profile=MK)
    for lang in ("hu", "en"):
        lines = explain(verdict, lang).splitlines()  # type: ignore[arg-type]
        assert all(line.strip() and "{" not in line for line in lines)
        turning = [d for d in verdict.doubts if (d.then.status, d.then.winner) != (verdict.status, verdict.winner)]
        assert sum(line.startswith("  • ") for line in lines) == len(turning)
    assert all(step.hu and step.en and "{" not in step.hu + step.en for step in verdict.trace)


def test_long_texts_are_shortened() -> None:
    """An explanation stays readable for a text of any length."""
    long = effect("A ló alszik. " * 500)
    verdict = resolve_records(long, effect("A ló ébren van."), FULL, clock=ClockInput(timing="a_first"), profile=MK)
    assert all(len(line) < 400 for line in explain(verdict, "hu").splitlines())


DECK = {
    "akit felülbíráltak, annak nincs ereje": """\
Érvényben van:
  • erős: „Az őr mindenképpen alszik”
  • gyenge: „Az őr szunnyad”
Elesik:
  • közép: „Az őr nem alszik” – ez bírálja felül: erős (E)""",
    "kivételek köre jelentve van, nem elvágva": """\
Érvényben van:
  • külső: „A toronyőr énekel”
Eldöntetlen:
  • alfa: „Béta ellen is hat”
  • béta: „Gamma ellen is hat”
  • gamma: „Alfa ellen is hat”
Körben bírálják felül egymást:
  • alfa, béta, gamma""",
    "egyforma idő nyitva marad": """\
Eldöntetlen:
  • egyik: „Az ár 3”
  • másik: „Az ár 4”
Amit tudni kellene:
  • A = egyik, B = másik: a sorrend: a két hatás egyszerre érvényesült, erről a szabály nem rendelkezik \
(bírói döntés kell)""",
}


@pytest.mark.parametrize("name", DECK)
def test_a_deck_is_explained(name: str) -> None:
    """What is in force, what falls to what, what is open, rings and what is missing; empty sections are left out."""
    (case,) = [case for case in CASES if case["name"] == name]
    assert explain_deck(decide_deck(*build(case), profile=MK)) == DECK[name]


def test_every_deck_is_explained_in_english() -> None:
    """No Hungarian frame is left in the English text."""
    for case in CASES:
        text = explain_deck(decide_deck(*build(case), profile=MK, lang="en"), "en")
        assert text
        assert not [
            word for word in ("Érvényben", "Elesik", "felülbírálja", "Amit tudni", "hatás érvényesül") if word in text
        ]
