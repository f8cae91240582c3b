"""The simulated timeline: last in, first out, one clock for unwinding and coming into play."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.errors import ClockError
from analyzer.resolver import ClockInput, Timeline, compare_moments
from analyzer.resolver.clock import sequence


@given(names=st.lists(st.sampled_from("abcdefgh"), unique=True, min_size=2))
def test_last_in_first_out(names: list[str]) -> None:
    """Of two entries, the one that was put on first takes effect later."""
    state = Timeline()
    for name in names:
        state = state.push(name)
    state = state.unwind_all()
    moments = [state.moments[name] for name in names]
    for earlier, later in pairwise(moments):
        assert compare_moments(earlier, later) == "a_later"


def test_simulation_agrees_with_the_field_of_the_wire() -> None:
    """Pushing A first and unwinding gives the order that timeline_order a_pushed_first stands for."""
    state = Timeline().push("A").push("B").unwind_all()
    simulated = sequence(ClockInput(a_moment=state.moment("A"), b_moment=state.moment("B")))
    assert simulated.order == sequence(ClockInput(timeline_order="a_pushed_first")).order == "a_later"


def test_a_card_comes_into_play_when_its_own_entry_unwinds() -> None:
    """A summoned card enters at the moment of its unwinding, not when it was put on the timeline."""
    state = Timeline().push("lovag").enter("torony")
    assert state.moment("lovag") is None
    state = state.unwind()
    assert compare_moments(state.moments["lovag"], state.moments["torony"]) == "a_later"


def test_a_response_unwinds_before_what_it_answers() -> None:
    """An entry pushed between two unwindings unwinds next, before older entries."""
    state = Timeline().push("alap").push("válasz").unwind().push("új válasz").unwind().unwind()
    order = sorted(("alap", "válasz", "új válasz"), key=lambda name: state.moments[name].key)
    assert order == ["válasz", "új válasz", "alap"]


def test_cards_that_enter_together_have_one_moment() -> None:
    """Simultaneous entry gives equal moments, which decide nothing."""
    state = Timeline().enter("lovag", "íjász")
    assert sequence(ClockInput(a_moment=state.moment("lovag"), b_moment=state.moment("íjász"))).order == "same"


def test_coming_into_play_again_is_a_new_moment() -> None:
    """A card that returns is dated from its return."""
    state = Timeline().enter("lovag").enter("íjász").enter("lovag")
    assert compare_moments(state.moments["lovag"], state.moments["íjász"]) == "a_later"


def test_moves_leave_earlier_states_as_they_were() -> None:
    """A state is a value: pushing and unwinding return new states."""
    start = Timeline().push("alap")
    start.push("válasz").unwind_all()
    assert (start.stack, dict(start.moments)) == (("alap",), {})


def test_nothing_to_unwind() -> None:
    """Unwinding an empty timeline is an error."""
    with pytest.raises(ClockError, match="the timeline is empty"):
        Timeline().unwind()


def test_an_entry_waits_once() -> None:
    """Two waiting entries of one name cannot be told apart."""
    with pytest.raises(ClockError, match="'alap' is on the timeline already"):
        Timeline().push("alap").push("alap")
