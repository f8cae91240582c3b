"""From tokens to propositions: what is read, and that a tagger's slip changes nothing the game knows."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.contradiction import Proposition, detect, load_game, match_exceptions, propositions
from analyzer.lexicon import load_lexicon
from analyzer.records.model import Ground
from tests.contradiction.pairs import effect, pairs


def said(text: str) -> tuple[Proposition, ...]:
    return propositions(*effect(text), load_lexicon(), load_game())


def only(text: str) -> Proposition:
    (found,) = said(text)
    return found


@pytest.mark.parametrize(
    ("text", "predicate", "positive", "modality"),
    [
        ("Nem térhet vissza.", "visszatér", False, "may"),
        ("Ki kell nyitni a kaput.", "kinyit", True, "must"),
        ("A kapu nem nyitható ki.", "kinyit", False, "may"),
        ("Tilos támadni.", "támad", False, "may"),
        ("Nem kell akadályoznia.", "akadályoz", False, "must"),
        ("Senki sem támadhat.", "támad", False, "may"),
        ("Köteles támadni.", "támad", True, "must"),
        ("Minden nem jelző kalandozó támad.", "támad", True, "is"),
        ("Nem csak éberen, hanem sérülten is támadhat.", "támad", True, "may"),
        ("Eldöntheti, hogy támad, vagy sem.", "támad", True, "choice"),
        ("A vértek mit sem érnek ellene.", "véd", False, "is"),
    ],
)
def test_predicate_polarity_and_modality(text: str, predicate: str, positive: bool, modality: str) -> None:
    """A clause is read with its preverb re-attached, its negation and its modality."""
    assert (predicate, positive, modality) in {(p.predicate, p.positive, p.modality) for p in said(text)}


def test_bounds() -> None:
    """States, zones, periods, occasions and conditions are told apart."""
    found = only("Ha nem sérült, ostrom után pihenő helyzetben kerül a Sorba.")
    assert found.states == {"pihenő"}
    assert found.target == "sor"
    assert found.occasions == {"ostrom"}
    assert [(c.ids, c.negated) for c in found.conditions] == [(frozenset({"sérült"}), True)]
    assert only("A forduló végén támad.").periods == {"forduló-vége"}


def test_coordinated_numbers_fall_one_by_one() -> None:
    """Of several coordinated numbers each has words of its own."""
    text = "Kalandozói +1 támadóküszöböt és +2 SFÉ-t kapnak."
    assert [p.span.of(text) for p in said(text)] == ["+1 támadóküszöböt", "+2 SFÉ-t"]


@pytest.mark.parametrize("tag", ["NOUN", "VERB", "PROPN", "ADJ", "X"])
def test_words_of_the_game_survive_a_wrong_tag(tag: str) -> None:
    """A wrong part of speech on every word does not change what a stat line and a known state say."""
    effect_ = effect("VÉDŐKÜSZÖB: 4. Sérülten tér vissza.")
    tokens = tuple(t._replace(pos=tag) if t.is_word and t.lower != "tér" else t for t in effect_.analysis.tokens)
    wrong = effect_._replace(analysis=effect_.analysis._replace(tokens=tokens))
    found = propositions(*wrong, load_lexicon(), load_game())
    assert {"stat:védőküszöb", "véd", "visszatér"} <= {p.predicate for p in found}


TEXTS = sorted({t for p in pairs() for t in (p.a, p.b)})


@given(st.sampled_from(TEXTS), st.sampled_from(TEXTS))
def test_spelling_of_accents_and_case_change_nothing(a: str, b: str) -> None:
    """Decomposed accents leave the contradiction and the quoted words what they were."""
    plain = detect(effect(a), effect(b), load_lexicon())
    decomposed = unicodedata.normalize("NFD", a)
    other = detect(effect(decomposed), effect(b), load_lexicon())
    assert other.kind == plain.kind
    quoted = [unicodedata.normalize("NFC", decomposed[s:e]) for s, e in (p.a for p in other.pairs)]
    assert quoted == [a[s:e] for s, e in (p.a for p in plain.pairs)]


@given(st.text(alphabet="aáeéiőtmkrszlnvh +123.,:-\n", max_size=80))
def test_noise_is_read_without_error(text: str) -> None:
    """Any characters are read without error, and every proposition quotes words of the text."""
    for found in said(text):
        assert 0 <= found.span.start <= found.span.end <= len(text)


def test_wire_speaks_both_languages() -> None:
    """The record of a contradiction gives its reasons in the language asked for."""
    a, b = effect("Támadhat."), effect("Nem támadhat.")
    hu, en = (detect(a, b, load_lexicon(), lang=lang) for lang in ("hu", "en"))  # type: ignore[arg-type]
    assert hu.source == "detected"
    assert hu.pairs[0].why != en.pairs[0].why
    assert hu.pairs[0].a == en.pairs[0].a


def test_wire_gives_the_claim_in_the_text_as_given() -> None:
    """A decision by the text quotes the claimant's original characters."""
    raw = "Min\u00adden tiltás ellenére támadhat."
    found = match_exceptions(effect("Nem támadhat."), effect(raw), load_lexicon())
    assert found is not None
    assert (found.prevails, found.claimant) == ("b", "b")
    assert raw[found.start : found.end] == "Min\u00adden tiltás ellenére"


def test_wire_tells_why_there_is_no_contradiction() -> None:
    """The record of two effects that do not contradict each other gives the reason, in both languages at once."""
    found = detect(effect("Nem támadhat."), effect("Nem akadályozhat."), load_lexicon())
    assert (found.kind, found.why) == (
        "none",
        Ground(hu="két tiltás egyszerre is betartható", en="two bans can both be obeyed"),
    )
    assert detect(effect("Támadhat."), effect("Nem támadhat."), load_lexicon()).why is None


def test_wire_tells_words_that_contradict_in_some_cases_only() -> None:
    """A pair is whole if nothing of what falls survives; a ban of some leaves the rest of a statement on all."""
    for a, b, whole in (
        ("Támadhat.", "Nem támadhat.", True),
        ("Minden őr támadhat.", "A sérült őr nem támadhat.", False),
    ):
        (pair,) = detect(effect(a), effect(b), load_lexicon()).pairs
        assert pair.whole is whole


@pytest.mark.parametrize(
    ("a", "b", "why"),
    [
        ("Az ellenfeled nem támadhat.", "A kalandozóid nem támadhatnak.", "két tiltás egyszerre is betartható"),
        ("Az ellenfeled támadhat.", "A kalandozóid támadhatnak.", "két engedély megfér egymással"),
        ("Portyából sérülten tér vissza.", "Sérülten tér vissza portyából.", "ugyanazt mondják"),
    ],
)
def test_bans_and_permissions_are_not_said_to_say_the_same(a: str, b: str, why: str) -> None:
    """Two bans (permissions) of one act on others are compatible as such, not because they say the same."""
    found = detect(effect(a), effect(b), load_lexicon())
    assert (found.kind, found.why and found.why.hu) == ("none", why)
