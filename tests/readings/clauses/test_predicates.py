"""What a clause says of its verb, and attributes."""

from __future__ import annotations

import pytest

from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import (
    attribute_at,
    finite_at,
    has_potential,
    is_finite,
    is_imperative,
    is_past,
    person_of,
    split_clauses,
)
from tests.readings.clauses.hand import analysis


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Lapot/ACC húzhat/V", True),
        ("Lapot húzhat", True),
        ("Lapot/ACC kell/V húzni/INF", True),
        ("Lapot/ACC húzni/INF tilos/A", True),
        ("Lapot/ACC húz/V", False),
        ("Hatalmas/A hős/N", False),
    ],
)
def test_potential(text: str, expected: bool, lexicon: Lexicon) -> None:
    """-hat/-het and the modal words say possibility, with and without an engine."""
    found = analysis(text)
    assert has_potential(found, split_clauses(found, lexicon).items[0], lexicon) is expected


def test_mood_tense_person(lexicon: Lexicon) -> None:
    """Mood, tense and person are those of the clause's finite verb."""
    found = analysis("Húzz/IMP lapot/ACC ,/P ha/S elesett/PAST !/P // Hős/N ./P")
    command, condition, bare = split_clauses(found, lexicon).items
    assert (is_imperative(found, command), is_past(found, command), person_of(found, command)) == (True, False, "2")
    assert (is_imperative(found, condition), is_past(found, condition), person_of(found, condition)) == (
        False,
        True,
        "3",
    )
    assert person_of(found, bare) == ""


@pytest.mark.parametrize("form", ["húzhat", "támadhatnak", "léphetsz", "kerülhetne", "vehetitek", "nincs", "lehet"])
def test_finite_by_form(form: str) -> None:
    """Unmistakable forms are finite verbs whatever the engine knows."""
    assert is_finite(analysis(form).tokens[0])


@pytest.mark.parametrize("form", ["ható", "hős", "Het/PROPN", "hetven/NUM", "hatalom/N", "lépni/INF"])
def test_not_finite(form: str) -> None:
    """Look-alikes of -hat/-het are no finite verbs."""
    assert not is_finite(analysis(form).tokens[0])


@pytest.mark.parametrize("text", ["A/D kobold/IMP", "az/D ír/V", "kézzel/NOUN/Case=Ins", "fallal/NOUN/Case=Ins"])
def test_mistaken_tags_are_no_verbs(text: str) -> None:
    """After an article nothing is a finite verb, and a true instrumental is none."""
    found = analysis(text)
    assert not finite_at(found.tokens, len(found.tokens) - 1)


@pytest.mark.parametrize("text", ["Az/PRO ír/V", "nem/R termel/NOUN/Case=Ins", "nem/R dobsz/N", "// kobold/IMP"])
def test_verbs_in_spite_of_tags(text: str) -> None:
    """Forms that only a verb can have are finite verbs even if the engine takes them for nouns."""
    found = analysis(text)
    assert finite_at(found.tokens, len(found.tokens) - 1)


@pytest.mark.parametrize(
    ("text", "word", "expected"),
    [
        ("A/D csak/R lóval/NOUN/Case=Ins rendelkező/PTCP hős/N lép/V", "csak", True),
        ("A csak lóval rendelkező hős", "csak", True),
        ("Csak/R lóval/NOUN/Case=Ins rendelkező/PTCP hős/N lép/V", "Csak", False),
        ("A/D hős/N csak/R lóval/NOUN/Case=Ins lép/V", "csak", False),
        ("A/D csak/R", "csak", False),
    ],
)
def test_attribute(text: str, word: str, expected: bool) -> None:
    """A word between the start of a noun phrase and its participle stands in an attribute."""
    found = analysis(text)
    at = next(i for i, t in enumerate(found.tokens) if t.text == word)
    assert attribute_at(found, at) is expected
