"""Two rows are two cards: what each says of itself alone is no contradiction."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from analyzer import Analyzer
from analyzer.conflicts import find
from analyzer.corpus.rows import Place, Row
from analyzer.corpus.setup import Setup


class Case(NamedTuple):
    """Two effects on two cards, and what a judge says of them."""

    a: str
    b: str
    cards: str
    together: str = "yes"
    model: bool = False


CASES = [
    Case(**row)
    for row in yaml.safe_load(Path(__file__).with_name("cases").joinpath("two_cards.yaml").read_text("utf-8"))
]
QUICK = [case for case in CASES if not case.model]


@lru_cache
def analyzer(engine: str) -> Analyzer:
    return Analyzer(engine)


def contradict(case: Case, engine: str, *, cards: bool) -> bool:
    a, b = (analyzer(engine).read(text, full=True) for text in (case.a, case.b))
    return analyzer(engine).judge_if_contradictory(a, b, cards=cards) is not None


@pytest.mark.parametrize("case", QUICK, ids=lambda c: f"{c.a} / {c.b}")
def test_pairs_are_listed_as_the_judge_says(case: Case) -> None:
    """Each pair of the case file is set against each other, on two cards and together, as the file says."""
    assert contradict(case, "lexicon", cards=True) == (case.cards == "yes")
    assert contradict(case, "lexicon", cards=False) == (case.together == "yes")


@pytest.mark.model
@pytest.mark.parametrize("case", CASES, ids=lambda c: f"{c.a} / {c.b}")
def test_pairs_are_listed_as_the_judge_says_with_the_model(case: Case) -> None:
    """With the model every pair of the case file fares as the file says."""
    assert contradict(case, "hu_effects_sm", cards=True) == (case.cards == "yes")
    assert contradict(case, "hu_effects_sm", cards=False) == (case.together == "yes")


@pytest.mark.parametrize("shared", [False, True])
def test_the_command_lists_what_the_pairs_say(shared: bool) -> None:
    """In a set of all cases each pair is listed as it is by itself."""
    rows = [Row(Place("lapok.csv", n), f"{n}", text) for n, text in enumerate(t for c in QUICK for t in (c.a, c.b))]
    run = find(rows, Setup(engine="lexicon"), shared=shared, on_fault=lambda fault: None)
    listed = {frozenset((v.verdict.a.text, v.verdict.b.text)) for v in run.conflicts}
    for case in QUICK:
        expected = case.together if shared else case.cards
        assert (frozenset((case.a, case.b)) in listed) == (expected == "yes"), case
