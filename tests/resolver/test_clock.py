"""Rule I's clock: fields of the wire, moments, and the fields that contradict each other."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.errors import ClockError
from analyzer.resolver import ClockInput, compare_moments, moment
from analyzer.resolver.clock import sequence
from analyzer.resolver.mirror import mirror_clock


def order(**fields: Any) -> str:
    return sequence(ClockInput(**fields)).order


@pytest.mark.parametrize(
    ("timing", "expected"),
    [("a_first", "b_later"), ("b_first", "a_later"), ("same", "same"), ("unknown", "unknown"), (None, "unknown")],
)
def test_timing_says_who_was_first(timing: str | None, expected: str) -> None:
    """The effect that did not take effect first is the later one."""
    assert order(timing=timing) == expected


@pytest.mark.parametrize("uses", [(True, True), (None, None), (True, None), (None, True)])
@pytest.mark.parametrize("timing", ["a_first", "b_first", "same", "unknown", None])
def test_what_was_pushed_first_unwinds_last(uses: tuple[bool | None, bool | None], timing: str | None) -> None:
    """The order on the timeline decides, last in first out, whatever the order of the cards was."""
    fields = {"timing": timing, "a_uses_timeline": uses[0], "b_uses_timeline": uses[1]}
    assert order(timeline_order="a_pushed_first", **fields) == "a_later"
    assert order(timeline_order="b_pushed_first", **fields) == "b_later"


@pytest.mark.parametrize("uses", [(True, False), (False, True), (False, False), (True, True)])
def test_without_an_order_on_the_timeline_timing_decides(uses: tuple[bool, bool]) -> None:
    """On one clock an unwinding and an entry into play are compared by the timing given."""
    assert order(timing="b_first", a_uses_timeline=uses[0], b_uses_timeline=uses[1]) == "a_later"


@pytest.mark.parametrize("field", ["a_uses_timeline", "b_uses_timeline"])
def test_an_effect_off_the_timeline_has_no_place_on_it(field: str) -> None:
    """timeline_order beside an effect that does not use the timeline is refused; the message names both fields."""
    with pytest.raises(ClockError, match=rf"timeline_order is 'a_pushed_first' but {field} is false"):
        sequence(ClockInput(timeline_order="a_pushed_first", **{field: False}))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        (3, 5, "b_later"),
        (2.5, 2, "a_later"),
        (4, 4.0, "same"),
        ("2024-03-01", "2024-03-02", "b_later"),
        ("2024-03-01", "2024-03-01", "same"),
        ("2024-03-01", "2024-03-01T18:00", "unknown"),
        ("2024-03-02T10:00", "2024-03-01", "a_later"),
        ("2024-03-01T18:00+01:00", "2024-03-01T17:30+00:00", "b_later"),
        ([2, 1], [2, 3], "b_later"),
        ([3, 1], [2, 9], "a_later"),
        ([2, 1], (2, 1), "same"),
        ([2], [2, 4], "unknown"),
        ([3], [2, 4], "a_later"),
    ],
)
def test_moments_are_compared(a: Any, b: Any, expected: str) -> None:
    """Numbers, dates and turn/step pairs are ordered; a day or turn does not tell what came when within itself."""
    assert compare_moments(moment(a), moment(b)) == expected
    assert order(a_moment=moment(a), b_moment=moment(b)) == expected


@pytest.mark.parametrize("value", [True, float("nan"), float("inf"), "tegnap", "", [], [1, 2, 3], [1.5, 2], [True], {}])
def test_what_is_no_moment_is_refused(value: Any) -> None:
    """A value that names no point in time is an error that says what may be given."""
    with pytest.raises(ClockError, match="is no moment"):
        moment(value)


@pytest.mark.parametrize(("a", "b"), [(3, "2024-03-01"), ([1, 2], 3), ("2024-03-01T10:00", "2024-03-01T10:00Z")])
def test_moments_of_different_kinds_have_no_common_clock(a: Any, b: Any) -> None:
    """A number and a date, or a time with and one without a zone, cannot be compared."""
    with pytest.raises(ClockError, match=r"a_moment .* and b_moment .* are of different kinds"):
        compare_moments(moment(a), moment(b))


@pytest.mark.parametrize("timing", ["a_first", "same"])
def test_timing_must_agree_with_moments(timing: str) -> None:
    """A timing that the moments deny is refused, and the message names the fields."""
    with pytest.raises(
        ClockError, match=f"timing is '{timing}' but a_moment and b_moment say that a took effect later"
    ):
        order(timing=timing, a_moment=moment(2), b_moment=moment(1))


def test_equal_moments_deny_an_order() -> None:
    """a_first beside equal moments is a contradiction."""
    with pytest.raises(ClockError, match="both took effect at once"):
        order(timing="a_first", a_moment=moment(1), b_moment=moment(1))


def test_unwinding_must_agree_with_moments() -> None:
    """An order on the timeline that the moments deny is refused."""
    with pytest.raises(ClockError, match="timeline_order is 'a_pushed_first', so a takes effect later"):
        order(timeline_order="a_pushed_first", a_moment=moment(1), b_moment=moment(2))


SIDES = {"a_later": "b_later", "b_later": "a_later"}
USES = st.sampled_from([True, None])
MOMENTS = st.one_of(st.none(), st.integers(0, 3).map(moment))
CLOCKS = st.builds(
    ClockInput,
    timing=st.sampled_from(["a_first", "b_first", "same", "unknown", None]),
    a_uses_timeline=USES,
    b_uses_timeline=st.sampled_from([True, False, None]),
    timeline_order=st.sampled_from(["a_pushed_first", "b_pushed_first", None]),
    a_moment=MOMENTS,
    b_moment=MOMENTS,
    a_continuous=USES,
    b_continuous=st.sampled_from([True, False, None]),
)


@given(clock=CLOCKS)
def test_the_clock_has_no_favourite_side(clock: ClockInput) -> None:
    """Swapping the sides of every field swaps the order (or the error), and swapping twice gives the same clock."""
    assert mirror_clock(mirror_clock(clock)) == clock
    assert mirror_clock(clock).a_continuous == clock.b_continuous
    try:
        there = sequence(clock)
    except ClockError:
        with pytest.raises(ClockError):
            sequence(mirror_clock(clock))
        return
    back = sequence(mirror_clock(clock))
    assert (back.order, back.basis) == (SIDES.get(there.order, there.order), there.basis)


def test_one_moment_alone_decides_nothing() -> None:
    """A single moment leaves the order to timing."""
    assert order(a_moment=moment(3)) == "unknown"
    assert order(a_moment=moment(3), timing="a_first") == "b_later"


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"a_uses_timeline": False, "timeline_order": "a_pushed_first"}, "de hamis ez a mező: a_uses_timeline"),
        ({"timing": "a_first", "a_moment": 2, "b_moment": 1}, "szerint ez érvényesült később: a"),
        ({"timing": "a_first", "a_moment": 1, "b_moment": 1}, "szerint a kettő egyszerre érvényesült"),
        ({"a_moment": 1, "b_moment": [1, 2]}, "nem mérhető össze: más fajtájú (number, turn)"),
    ],
)
def test_contradicting_fields_are_told_in_hungarian(fields: dict[str, Any], said: str) -> None:
    """What contradicts what is said in Hungarian as it is in English."""
    given = {name: moment(value) if name.endswith("_moment") else value for name, value in fields.items()}
    with pytest.raises(ClockError) as caught:
        order(**given)
    assert said in caught.value.said.hu


@pytest.mark.parametrize("value", ["tegnap", [1, 2, 3], float("nan")])
def test_what_is_no_moment_is_told_in_hungarian(value: Any) -> None:
    """The refusal of a moment names the value and what may be given, in Hungarian too."""
    with pytest.raises(ClockError, match="is no moment") as caught:
        moment(value)
    assert "nem időpont: " in caught.value.said.hu
