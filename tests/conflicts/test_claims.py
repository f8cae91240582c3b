"""Exceptions: the pairs that they make contradict are found, and few others are looked at."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

import pytest

from analyzer import Analyzer
from analyzer.conflicts.claims import Said
from analyzer.conflicts.index import Index
from analyzer.conflicts.read import read_chunk
from analyzer.contradiction import detect, load_game
from analyzer.lexicon import load_lexicon
from tests.contradiction.pairs import effect, pairs

CLAIM, PLAIN, RIVAL = (
    "Sérülése ellenére támadhat.",
    "Csak sérülten támadhat.",
    "Csak sérülten támadhat, sérülése ellenére is.",
)


def said(text: str) -> Said:
    (one,) = read_chunk(_analyzer(), [text])
    assert isinstance(one, Said)
    return one


@lru_cache
def _analyzer() -> Analyzer:
    return Analyzer("lexicon")


@lru_cache
def texts() -> tuple[str, ...]:
    """The texts of the case files that claim an exception, and a tenth of the others."""
    every = sorted({t for p in pairs() for t in (p.a, p.b)})
    claiming = [t for t in every if said(t).claims]
    return (*claiming, *[t for t in every if t not in claiming][::10])


@pytest.mark.parametrize("shared", [True, False])
def test_every_pair_that_an_exception_makes_contradict_is_found(shared: bool) -> None:
    """What comparing two texts finds, the index finds in a set of them, whatever words they use for it."""
    index = Index([said(t) for t in texts()], load_game(), shared=shared)
    found = set[tuple[int, int]]()
    for one in range(len(texts())):
        partners = index.partners(one)
        found |= {(min(one, y), max(one, y)) for y in (*partners.clashing, *partners.claimed)}
    effects = [effect(t) for t in texts()]
    claiming = [n for n, t in enumerate(texts()) if said(t).claims]
    wanted = {
        (one, other)
        for one, other in combinations(range(len(texts())), 2)
        if one in claiming or other in claiming
        if detect(effects[one], effects[other], load_lexicon(), cards=not shared).kind in {"full", "partial"}
    }
    assert len(claiming) > 20
    assert wanted <= found
    assert len([pair for pair in found if pair[0] in claiming or pair[1] in claiming]) < 2 * len(wanted)


def test_where_both_texts_claim_the_exception_none_decides() -> None:
    """Two texts that each claim to hold in spite of the same thing are not set against each other for it."""
    assert all(said(text).claims for text in (CLAIM, RIVAL))
    assert Index([said(CLAIM), said(PLAIN)], load_game(), shared=True).partners(0).claimed == [1]
    both = Index([said(CLAIM), said(RIVAL)], load_game(), shared=True)
    assert [both.partners(n).claimed for n in (0, 1)] == [[], []]


def test_a_limit_counts_what_it_leaves_out() -> None:
    """With a limit the first partners are given, and how many there are in all is told."""
    plain = [said(f"{PLAIN} Húzz {n} lapot.") for n in range(4)]
    index = Index([said(CLAIM), *plain], load_game(), shared=True)
    full, cut = index.partners(0), index.partners(0, 2)
    assert (full.claimed, cut.claimed) == ([1, 2, 3, 4], [1, 2])
    assert (cut.found, full.found) == (4, 4)
