"""Detected contradictions and text decisions over the case files."""

from __future__ import annotations

import pytest

from analyzer.contradiction import Detected, decide_by_text, detect_contradiction, load_game
from analyzer.lexicon import load_lexicon
from tests.contradiction.pairs import Pair, effect, pairs

PAIRS = [p for p in pairs() if not p.model]


def found(pair: Pair, *, swapped: bool = False) -> Detected:
    one, other = effect(pair.a), effect(pair.b)
    if swapped:
        one, other = other, one
    return detect_contradiction(*one, *other, load_lexicon(), load_game())


@pytest.mark.parametrize("pair", PAIRS, ids=lambda p: p.label)
def test_contradiction_is_what_the_judge_says(pair: Pair) -> None:
    """Each pair of the case files is found to contradict, not to contradict, or to be open, as the file says."""
    expected = {"full", "partial"} if pair.contradicts == "yes" else {pair.contradicts}
    assert found(pair).kind in expected


@pytest.mark.parametrize("pair", [p for p in PAIRS if p.words], ids=lambda p: p.label)
def test_clashing_words(pair: Pair) -> None:
    """The stretches that clash are exactly those that the file quotes, without outer punctuation."""
    assert [[c.a.of(pair.a), c.b.of(pair.b)] for c in found(pair).pairs] == pair.words


@pytest.mark.parametrize("pair", PAIRS, ids=lambda p: p.label)
def test_the_text_decides_only_where_it_names_the_other(pair: Pair) -> None:
    """An exception decides exactly where the file says that it names what the other effect does."""
    assert decide_by_text(effect(pair.a), effect(pair.b), load_lexicon(), load_game()).side == pair.text


@pytest.mark.parametrize("pair", PAIRS, ids=lambda p: p.label)
def test_order_of_the_effects_does_not_matter(pair: Pair) -> None:
    """Swapping the effects keeps the kind and swaps the clashing words."""
    straight, crossed = found(pair), found(pair, swapped=True)
    assert straight.kind == crossed.kind
    assert {(c.a, c.b) for c in straight.pairs} == {(c.b, c.a) for c in crossed.pairs}


@pytest.mark.parametrize("pair", PAIRS, ids=lambda p: p.label)
def test_every_clash_says_why_in_both_languages(pair: Pair) -> None:
    """A clash quotes words inside both texts and gives its reason in Hungarian and in English."""
    for clash in found(pair).pairs:
        assert 0 <= clash.a.start < clash.a.end <= len(pair.a)
        assert 0 <= clash.b.start < clash.b.end <= len(pair.b)
        assert clash.why.hu
        assert clash.why.en
        assert "{" not in clash.why.hu + clash.why.en
