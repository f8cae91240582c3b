"""Rule B in characters: what falls, what survives, and how it is quoted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.errors import InputError
from analyzer.records.model import ConflictPair, Contradiction
from analyzer.resolver import ClockInput, TextDecision, resolve_records
from analyzer.resolver.quotes import Span, fall, says_something, subtract, trim
from tests.resolver.builders import FULL, MK, effect, pair


@given(text=st.text(alphabet="ab .,;:\n", max_size=12))
def test_trimmed_quotes_begin_and_end_in_words(text: str) -> None:
    """Trimming drops separators and white space at the edges and nothing else."""
    span = trim(text, Span(0, len(text)))
    assert span.of(text) == text.strip(" .,;:\n")
    assert 0 <= span.start <= span.end <= len(text)


@given(part=st.tuples(st.integers(0, 9), st.integers(0, 9)).map(sorted), cuts=st.sets(st.integers(0, 9), max_size=6))
def test_what_is_left_is_the_complement(part: list[int], cuts: set[int]) -> None:
    """Together, what falls in a part and what is left of it cover the part once."""
    borders = sorted(cuts)
    fallen = [Span(s, e) for s, e in zip(borders[::2], borders[1::2], strict=False)]
    rest = subtract(Span(*part), fallen)
    gone = {at for span in fallen for at in range(*span)}
    assert sorted(at for span in rest for at in range(*span)) == [at for at in range(*part) if at not in gone]


def test_given_spans_are_quoted_exactly() -> None:
    """The words that the pairs name fall, in order, once each, overlapping ones joined."""
    loser, winner = effect("Az őr áll, a kutya ugat, a kapu zárva."), effect("Csend van.")
    words = ("a kapu zárva.", "a kutya ugat", "kutya ugat, a kapu", "a kutya ugat")
    named = Contradiction(
        kind="partial", source="asserted", pairs=tuple(pair(loser, w, winner, "Csend van.") for w in words)
    )
    result = fall("a", loser, named)
    assert [quote.text for quote in result.fallen] == ["a kutya ugat, a kapu zárva"]
    assert [quote.text for quote in result.surviving] == ["Az őr áll"]


def test_a_minus_sign_is_part_of_the_value() -> None:
    """Signs before numbers are no separators."""
    loser = effect("-1 támadóküszöb. | +2 sebzés.")
    result = fall("a", loser, FULL)
    assert [quote.text for quote in result.fallen] == ["-1 támadóküszöb", "+2 sebzés"]


def test_one_word_left_of_a_cut_part_is_not_quoted() -> None:
    """A conjunction left over says nothing by itself; a part of one word does."""
    record = effect("Alszik, és ugat. | Ugrik.")
    assert not says_something(record, Span(7, 10))
    assert says_something(record, Span(17, 23))


@pytest.mark.parametrize(
    ("marked", "fallen"),
    [
        ("Nekivág a ködnek, | és kihajózik.", ["Nekivág a ködnek, és kihajózik"]),
        ("Nekivág a ködnek. | Kihajózik.", ["Nekivág a ködnek", "Kihajózik"]),
        ("Nekivág a ködnek; | kihajózik.", ["Nekivág a ködnek", "kihajózik"]),
    ],
)
def test_clauses_of_one_sentence_fall_in_one_piece(marked: str, fallen: list[str]) -> None:
    """Between parts that a comma joins the comma is kept; sentences are quoted one by one."""
    assert [quote.text for quote in fall("a", effect(marked), FULL).fallen] == fallen


def test_without_parts_the_text_is_the_part() -> None:
    """A record without parts falls as a whole."""
    result = fall("b", effect("Az őr áll.", parts=()), FULL)
    assert [(quote.effect, quote.text) for quote in result.fallen] == [("b", "Az őr áll")]


@pytest.mark.parametrize("span", [(0, 99), (-1, 3), (4, 4), (5, 2)])
def test_a_span_outside_its_text_is_refused(span: tuple[int, int]) -> None:
    """A pair that points outside a text is an error that names the pair, the side and the length."""
    named = Contradiction(kind="full", source="asserted", pairs=(ConflictPair(a=(0, 2), b=span),))
    with pytest.raises(InputError, match=r"contradiction.pairs\[0\].b .* is no stretch of the text of effect b \(10"):
        resolve_records(effect("Az őr ül."), effect("Az őr áll."), named, clock=ClockInput(), profile=MK)


def test_a_claim_outside_its_text_is_refused() -> None:
    """A text decision that quotes outside the claimant's text is an error."""
    said = TextDecision(prevails="a", claimant="a", start=3, end=40)
    with pytest.raises(InputError, match=r"text_decision \[3, 40\] is no stretch of the text of effect a"):
        resolve_records(effect("Az őr ül."), effect("Áll."), FULL, clock=ClockInput(), text_decision=said, profile=MK)


@pytest.mark.parametrize(
    ("kind", "b", "said"),
    [
        ("full", "Áll.", "A B hatás ellentmondó része esik el: „Áll”."),
        ("partial", "Áll.", "A B hatás annyiban esik el, amennyiben ellentmond: „Áll”."),
        (
            "partial",
            "Áll. | Fut.",
            "A B hatás annyiban esik el, amennyiben ellentmond; hogy mely szavai azok, az nincs",
        ),
    ],
)
def test_the_last_step_says_how_far_the_loser_falls(kind: str, b: str, said: str) -> None:
    """Rule B closes the trace: wholly, as far as it contradicts, or in words that nobody named."""
    contradiction = Contradiction(kind=kind, source="asserted")  # type: ignore[arg-type]
    verdict = resolve_records(effect("[Nem] áll."), effect(b), contradiction, clock=ClockInput(), profile=MK)
    assert verdict.trace[-1].rule == "B"
    assert verdict.trace[-1].hu.startswith(said)
