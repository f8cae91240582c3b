"""Relations: each module compares two propositions in one way and gives a reason that a judge accepts."""

from __future__ import annotations

from collections.abc import Callable

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.relations.abilities import used_while_off
from analyzer.contradiction.relations.amounts import two_amounts
from analyzer.contradiction.relations.choices import picked_otherwise
from analyzer.contradiction.relations.exclusive import exclusive_states, same_act_in_two_states
from analyzer.contradiction.relations.finding import OPEN, Finding, Relation
from analyzer.contradiction.relations.ignoring import ignored_thing
from analyzer.contradiction.relations.numeric import number_of_a_denied_deed, same_number
from analyzer.contradiction.relations.polarity import opposite_polarity
from analyzer.contradiction.relations.protection import worthless_armour
from analyzer.contradiction.relations.restriction import beyond_only
from analyzer.contradiction.relations.sides import two_sides
from analyzer.contradiction.relations.slots import (
    one_bearer,
    one_end_state,
    one_outcome,
    one_owner,
    one_place,
    two_whereabouts,
)
from analyzer.contradiction.relations.touch import in_touch
from analyzer.contradiction.relations.turns import only_one_can, order_of_acting
from analyzer.contradiction.relations.two_cards import of_two_cards, one_matter
from analyzer.contradiction.relations.zones import exclusive_zones

Test = Callable[[Proposition, Proposition, Game], Finding | None]

TESTS: tuple[Test, ...] = (
    same_number,
    number_of_a_denied_deed,
    worthless_armour,
    order_of_acting,
    opposite_polarity,
    exclusive_states,
    exclusive_zones,
    same_act_in_two_states,
    only_one_can,
    ignored_thing,
    used_while_off,
    beyond_only,
    two_amounts,
    picked_otherwise,
    one_owner,
    one_place,
    two_whereabouts,
    one_outcome,
    one_bearer,
    two_sides,
    one_end_state,
)


def compare(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Return the strongest finding about two propositions: a clash, else open, else compatible; None if unrelated."""
    found = [in_touch(f, p, q, game) for test in TESTS if (f := test(p, q, game)) is not None]
    for relation in ("clash", "open", "compatible"):
        for finding in found:
            if finding.relation == relation:
                return finding
    return None


def compare_cards(p: Proposition, q: Proposition, game: Game) -> Finding | None:
    """Compare what two different cards say, each of which may speak of itself; see :mod:`.two_cards`."""
    found = compare(p, q, game)
    return None if found is None else of_two_cards(found, p, q, game)


__all__ = ["OPEN", "TESTS", "Finding", "Relation", "compare", "compare_cards", "one_matter"]
