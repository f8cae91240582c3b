"""Word families: inflected, derived and compounded words of one stem meet, look-alikes do not."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.contradiction import load_game
from analyzer.contradiction.alignment.families import Families, compounded
from analyzer.contradiction.vocabulary import vocabulary
from analyzer.lexicon import load_lexicon
from analyzer.lexicon.tables.derivations import DerivationEntry

TABLE = load_lexicon().tables.derivation
FAMILIES = Families(TABLE, vocabulary(load_game(), load_lexicon()).preverbs)


def akin(pair: str) -> bool:
    one, other = pair.split(" / ")
    return bool(FAMILIES.of(one) & FAMILIES.of(other))


@pytest.mark.parametrize("entry", TABLE, ids=lambda e: e.id)
def test_entries_hold_in_their_examples(entry: DerivationEntry) -> None:
    """Each entry joins the two words of its examples and leaves those of its counter-examples apart."""
    assert all(akin(pair) for pair in entry.examples)
    assert not any(akin(pair) for pair in entry.counter_examples)


@pytest.mark.parametrize(
    "pair",
    [
        "megadóztat / adó",
        "letörhetetlen / letöri",
        "méreg / mérg",
        "lepel / lepl",
        "elkobzás / elkoboz",
        "kirándul / kiránduló",
    ],
)
def test_a_word_meets_its_family(pair: str) -> None:
    """Preverbs, fleeting vowels and several endings in a row do not part a word from its stem."""
    one, other = pair.split(" / ")
    assert FAMILIES.of(one) & (FAMILIES.of(other) | {other})


@pytest.mark.parametrize(
    ("one", "other", "akin"),
    [
        ("vendégcsapat", "csapat", True),
        ("hírnévjelző", "hírnév", True),
        ("só", "sóbánya", False),
        ("hajó", "hajó", False),
    ],
)
def test_compounds_meet_their_members(one: str, other: str, akin: bool) -> None:
    """A compound is akin to its first and last member if that is long enough to tell, and no word to itself."""
    assert compounded(frozenset({one}), frozenset({other})) is akin
    assert compounded(frozenset({other}), frozenset({one})) is akin


@given(word=st.text(alphabet="abdegklmnorstzáéóő", min_size=1, max_size=12))
def test_families_end(word: str) -> None:
    """Taking words apart ends for any letters, and a word is always of its own family."""
    from analyzer.contradiction.kinds import root

    assert root(word) in FAMILIES.of(word)
