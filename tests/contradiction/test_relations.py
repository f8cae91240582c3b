"""Relations between propositions, over hand-built propositions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.contradiction import Proposition, load_game
from analyzer.contradiction.propositions.model import Change, Condition, Only, Phrase
from analyzer.contradiction.relations import compare
from analyzer.text import Span

GAME = load_game()
HERE = Span(0, 1)


def act(predicate: str = "támad", **more: object) -> Proposition:
    return Proposition(HERE, 0, predicate, GAME.actions[predicate].kind, **more)  # type: ignore[arg-type]


def number(op: str, amount: int | None = None, **more: object) -> Proposition:
    change = Change("sebzés", op, amount)  # type: ignore[arg-type]
    return Proposition(HERE, 0, "stat:sebzés", "set", change=change, **more)  # type: ignore[arg-type]


def named(*heads: str, **more: object) -> Phrase:
    return Phrase(HERE, "nom", heads[-1], frozenset(heads), **more)  # type: ignore[arg-type]


def relation(p: Proposition, q: Proposition) -> str | None:
    found = compare(p, q, GAME)
    return None if found is None else found.relation


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (number("value", 2), number("value", 3), "clash"),
        (number("value", 2), number("value", 2), "compatible"),
        (number("line", 2), number("line", 3), "compatible"),
        (number("line", 2), number("value", 3), "clash"),
        (number("line", 2), number("add", 1), "compatible"),
        (number("value", 2, fixed=True), number("add", 1), "clash"),
        (number("value", 2), number("add", 1), "open"),
        (number("add", 1), number("add", -1), "compatible"),
        (number("cap", 3), number("value", 4), "clash"),
        (number("cap", 3), number("value", 3), "compatible"),
        (number("floor", 3), number("value", 2), "clash"),
        (number("cap", 3), number("add", 1), "clash"),
        (number("cap", 3), number("add", -1), "compatible"),
        (number("floor", 3), number("add", -1), "clash"),
        (number("cap", 4), number("floor", 2), "compatible"),
        (number("cap", 2), number("floor", 4), "clash"),
        (number("cap", 4), number("cap", 2), "compatible"),
        (number("cap_change", 1), number("add", 2), "clash"),
        (number("cap_change", 2), number("add", 2), "compatible"),
        (number("no_raise"), number("add", 1), "clash"),
        (number("no_raise"), number("add", -1), "compatible"),
        (number("no_lower"), number("add", -1), "clash"),
        (number("no_raise"), number("no_lower"), "compatible"),
        (number("off"), number("line", 2), "clash"),
        (number("ignored"), number("line", 2), "clash"),
        (number("off"), number("off"), "compatible"),
    ],
)
def test_two_things_done_to_one_number(one: Proposition, other: Proposition, expected: str) -> None:
    """Values, changes, limits and bans on one number clash or agree as the table says, in either order."""
    assert relation(one, other) == relation(other, one) == expected


@pytest.mark.parametrize(
    ("denied", "stated", "expected"),
    [
        (act(positive=False, modality="may"), act(modality="may"), "clash"),
        (act(positive=False, modality="may"), act(modality="must"), "clash"),
        (act(positive=False), act(), "clash"),
        (act(positive=False, modality="must"), act(modality="must"), "clash"),
        (act(positive=False, modality="must"), act(modality="may"), "compatible"),
        (act(positive=False), act(positive=False), "compatible"),
        (act(positive=False), act("védekezik"), None),
        (act(positive=False, agent=named("harcos")), act(agent=named("pap")), "compatible"),
        (act(positive=False, agent=named("harcos")), act(agent=named("ork")), "clash"),
        (act(positive=False, periods=frozenset({"forduló-vége"})), act(), "open"),
        (act(positive=False), act(periods=frozenset({"forduló-vége"})), "clash"),
        (
            act(positive=False, periods=frozenset({"forduló-vége"})),
            act(periods=frozenset({"forduló-nyitása"})),
            "compatible",
        ),
        (act(positive=False, patient=named("torony")), act(patient=named("bestia")), "compatible"),
        (act(positive=False, patient=named("torony")), act(), "open"),
        (act(positive=False, times=2), act(), "open"),
        (act(positive=False, times=2), act(times=2), "clash"),
    ],
)
def test_denial(denied: Proposition, stated: Proposition, expected: str | None) -> None:
    """A denial reaches what it denies, no other deed, target or moment, in either order."""
    assert relation(denied, stated) == relation(stated, denied) == expected


def returning(state: str, **more: object) -> Proposition:
    return act("visszatér", states=frozenset({state}), **more)


def test_states() -> None:
    """Two positions exclude each other on one return; two permissions, two bans and two occasions do not."""
    assert relation(returning("éber"), returning("sérült")) == "clash"
    assert relation(returning("éber"), returning("éber")) == "compatible"
    assert relation(returning("éber", modality="may"), returning("sérült", modality="may")) == "compatible"
    assert relation(returning("éber", positive=False), returning("sérült", positive=False)) == "compatible"
    ostrom, portya = frozenset({"ostrom"}), frozenset({"portya"})
    assert relation(returning("éber", occasions=ostrom), returning("sérült", occasions=portya)) == "compatible"
    assert relation(returning("éber", occasions=ostrom), returning("sérült")) == "clash"


def test_two_bans_of_a_slot_with_two_values_cannot_be_obeyed() -> None:
    """Where a slot has two values only, to forbid both is to forbid everything."""
    shut = Proposition(HERE, 0, "marad", "stay", positive=False, states=frozenset({"zárt"}))
    unopened = act("kinyit", positive=False, modality="may")
    assert relation(shut, unopened) == "clash"


def test_restriction() -> None:
    """What csak leaves over is compatible, all and whatever excludes it are not, the rest is open."""
    only = act("visel", modality="may", agent=named("pap"), only=Only(HERE, frozenset({"pap"}), "nom"))
    apart = Phrase(Span(5, 9), "nom", "kalandozó", frozenset({"kalandozó"}), universal=True)
    assert relation(only, act("visel", modality="may", agent=apart)) == "clash"
    assert relation(only, act("visel", modality="may", agent=named("harcos"))) == "clash"
    assert relation(only, act("visel", modality="may", agent=named("pap"))) == "compatible"
    assert relation(only, act("visel", modality="may", agent=named("csatolt", "kalandozó"))) != "clash"


def test_conditions_that_exclude_each_other_keep_effects_apart() -> None:
    """'If éber' and 'if sérült' never meet; one condition affirmed and denied does not either."""
    awake, hurt = Condition(frozenset({"éber"}), False), Condition(frozenset({"sérült"}), False)
    assert relation(act(conditions=(awake,)), act(positive=False, conditions=(hurt,))) == "compatible"
    unawake = awake._replace(negated=True)
    assert relation(act(conditions=(awake,)), act(positive=False, conditions=(unawake,))) == "compatible"
    assert relation(act(conditions=(awake,)), act(positive=False)) == "clash"


_HEADS = st.sampled_from(["kalandozó", "harcos", "pap", "bestia", "torony", "játékosa", "ellenfél", "célpont", "tárgy"])
_PHRASES = st.none() | st.builds(
    lambda heads, universal: Phrase(HERE, "nom", sorted(heads)[0], frozenset(heads), universal=universal),
    st.sets(_HEADS, min_size=1, max_size=2),
    st.booleans(),
)
_PROPOSITIONS = st.builds(
    lambda predicate, positive, modality, agent, patient, states, periods: act(
        predicate,
        positive=positive,
        modality=modality,
        agent=agent,
        patient=patient,
        states=frozenset(states),
        periods=frozenset(periods),
    ),
    st.sampled_from(["támad", "visel", "visszatér", "fordul", "marad", "kinyit", "véd", "fizet", "kerül"]),
    st.booleans(),
    st.sampled_from(["is", "may", "must"]),
    _PHRASES,
    _PHRASES,
    st.sets(st.sampled_from(["éber", "sérült", "pihenő", "zárt", "nyitott"]), max_size=1),
    st.sets(st.sampled_from(["forduló-vége", "forduló-nyitása", "fordulóig"]), max_size=1),
)


@given(_PROPOSITIONS, _PROPOSITIONS)
def test_relations_know_no_order(p: Proposition, q: Proposition) -> None:
    """Whatever two propositions say, their relation does not depend on which comes first."""
    assert relation(p, q) == relation(q, p)


@given(_PROPOSITIONS)
def test_nothing_contradicts_itself(p: Proposition) -> None:
    """A proposition never clashes with itself."""
    assert relation(p, p) != "clash"
