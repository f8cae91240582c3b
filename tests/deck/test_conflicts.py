"""Contradictions of a deck: candidates by an index, and what the caller asserts in place of what is detected."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer import Analyzer
from analyzer.contradiction import Keys
from analyzer.deck import Assertion, DeckReport, Played, candidates
from analyzer.errors import ClockError, InputError
from analyzer.records.model import ConflictPair

TEXTS = {
    "tilt": "Sérült kalandozó nem akadályozhat.",
    "enged": "Sérült kalandozó akadályozhat.",
    "erős": "Sérült kalandozó mindenképpen akadályozhat.",
    "húz": "Játékosa 1 lapot húz.",
}
SOME = st.frozensets(st.sampled_from("pqrs"), max_size=2)


@pytest.fixture(scope="module")
def analyzer() -> Analyzer:
    """One quick analyzer for all tests."""
    return Analyzer("lexicon", lang="en")


def resolve(analyzer: Analyzer, *assertions: Assertion) -> DeckReport:
    return analyzer.resolve_deck([Played(id, text) for id, text in TEXTS.items()], assertions)


@given(st.dictionaries(st.sampled_from("abcdef"), st.builds(Keys, SOME, SOME, SOME)))
def test_candidates_are_the_pairs_that_meet(keys: dict[str, Keys]) -> None:
    """The index gives exactly the pairs whose keys meet, the smaller id first."""
    meeting = {(a, b) for a, b in combinations(sorted(keys), 2) if keys[a].meets(keys[b])}
    assert set(candidates(keys)) == meeting


def test_what_shares_no_key_is_not_compared(analyzer: Analyzer) -> None:
    """An effect that has nothing to do with the others stands without a word about it."""
    found = resolve(analyzer)
    assert not any("húz" in (pair.a, pair.b) for pair in found.conflicts)
    assert next(line for line in found.effects if line.id == "húz").status == "stands"


def test_an_assertion_stands_in_place_of_detection(analyzer: Analyzer) -> None:
    """Asserting that two effects do not contradict leaves only the other contradictions."""
    before = {(pair.a, pair.b) for pair in resolve(analyzer).conflicts}
    after = {(pair.a, pair.b) for pair in resolve(analyzer, Assertion("tilt", "enged", "none")).conflicts}
    assert before - after == {("enged", "tilt")}


@pytest.mark.parametrize("turned", [False, True])
def test_an_assertion_may_name_either_effect_first(analyzer: Analyzer, turned: bool) -> None:
    """The words, and the side that a text favours, follow the effect and not its place in the assertion."""
    one, other = ConflictPair(a=(0, 10), b=(0, 8)), ConflictPair(a=(0, 8), b=(0, 10))
    said = (
        Assertion("húz", "tilt", "partial", (other,), "a")
        if turned
        else Assertion("tilt", "húz", "partial", (one,), "b")
    )
    found = resolve(analyzer, said, Assertion("tilt", "erős", "none"))
    fallen = {part.text: part.by[0] for line in found.effects if line.id == "tilt" for part in line.fallen}
    assert fallen["Sérült kal"].effect == "húz"
    assert fallen["Sérült kal"].rule == "A"


def test_two_assertions_about_one_pair_must_agree(analyzer: Analyzer) -> None:
    """Two kinds for one pair are refused; an unknown id, a pair of one, and an id given twice likewise."""
    with pytest.raises(InputError, match="Two different assertions"):
        resolve(analyzer, Assertion("tilt", "húz", "full"), Assertion("húz", "tilt", "none"))
    with pytest.raises(InputError, match="'nincs'"):
        resolve(analyzer, Assertion("tilt", "nincs", "full"))
    with pytest.raises(InputError, match="against itself"):
        resolve(analyzer, Assertion("tilt", "tilt", "full"))
    with pytest.raises(InputError, match="Two effects have the id 'x'"):
        analyzer.resolve_deck([Played("x", TEXTS["tilt"]), Played("x", TEXTS["enged"])])


def test_moments_of_two_kinds_stand_on_no_common_clock(analyzer: Analyzer) -> None:
    """A number and a date cannot be compared."""
    with pytest.raises(ClockError):
        analyzer.resolve_deck([Played("a", TEXTS["tilt"], 1), Played("b", TEXTS["enged"], "2026-01-01")])


def test_what_is_given_of_the_timeline_stands_before_the_text(analyzer: Analyzer) -> None:
    """A line tells whether its effect uses the timeline: as given, else as its text proposes."""
    text = "Jelenbe kerülésekor játékosa húz 1 lapot."
    found = analyzer.resolve_deck([Played("a", text), Played("b", text, uses_timeline=False)])
    assert [line.uses_timeline for line in found.effects] == ["yes", "no"]
