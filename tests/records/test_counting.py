"""Whether an operator counts (rules D, F, G)."""

from __future__ import annotations

import itertools

import pytest

from analyzer.lexicon import load_lexicon
from analyzer.operators import OperatorMatch, Opinion
from analyzer.records.counting import count
from analyzer.text import Span

ENTRIES = {e.id: e for e in load_lexicon().tables.operator}
PLAIN = Opinion(0, "x", "ADV", differs=False, vetoed=False)
VETOED = Opinion(0, "nő", "NOUN", differs=True, vetoed=True)


def counts(id: str, *, role=None, reading=None, policy="standard", opinion=PLAIN, tier=None) -> bool:
    entry = ENTRIES[id]
    match = OperatorMatch(entry, tier or entry.tier, Span(0, 3), unaccented=False)
    return count(match, opinion, role, reading, policy).counts


@pytest.mark.parametrize(
    ("id", "standard", "letter"),
    [
        ("nem", True, True),
        ("nincs", True, True),
        ("ne", True, False),
        ("nehogy", True, False),
        ("sem", True, True),
        ("sincs", True, True),
        ("se", True, False),
        ("mindenképpen", True, True),
        ("mindenképp", True, True),
        ("semmiképpen", True, False),
        ("hacsak", False, False),
        ("csaknem", False, False),
    ],
)
def test_policy(id: str, standard: bool, letter: bool) -> None:
    """Policy `standard` counts every tier, `letter` only what is printed or inflected; fused words never count."""
    assert counts(id) is standard
    assert counts(id, policy="letter") is letter


@pytest.mark.parametrize(
    "role",
    [
        "prohibits",
        "condition",
        "descriptive",
        "waiver",
        "alternative",
        "contrast",
        "expletive",
        "definition",
        "comment",
        None,
    ],
)
def test_the_letter_of_f(role: str | None) -> None:
    """By the letter of F every role but noun and additive counts, also an undecided one."""
    assert counts("nem", role=role)


@pytest.mark.parametrize("role", ["noun", "additive"])
def test_not_the_negator(role: str) -> None:
    """The noun nem and the unit nem csak never count."""
    assert not counts("nem", role=role)


@pytest.mark.parametrize("id", ["csak", "csakis"])
def test_csak_counts_only_as_a_restriction(id: str) -> None:
    """Rule G asks for a restriction: an ambiguous or other csak does not count."""
    assert counts(id, reading="restrictive")
    assert not counts(id, reading="ambiguous")
    assert not counts(id, reading="nonrestrictive")


def test_a_veto_wins_over_everything_but_never_makes_count() -> None:
    """A vetoed match does not count under any role, reading or policy."""
    for role, reading, policy in itertools.product((None, "prohibits"), (None, "restrictive"), ("standard", "letter")):
        assert not counts("nem", role=role, reading=reading, policy=policy, opinion=VETOED)


def test_semmikeppen_tiers() -> None:
    """Under policy `letter` semmiképpen counts with a companion and not alone."""
    assert counts("semmiképpen", tier="letter", policy="letter")
    assert counts("semmiképpen", tier="form", policy="letter")
    assert not counts("semmiképpen", tier="reading", policy="letter")
