"""Clauses from hand-built tokens: kinds, nesting, resumption, coordination, units."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from analyzer.lexicon import Lexicon, load_lexicon
from analyzer.readings.clauses import split_clauses
from tests.readings.clauses.hand import analysis, words

LEXICON = load_lexicon()
CASES = yaml.safe_load((Path(__file__).parent / "cases" / "split.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[c["law"] for c in CASES])
def test_cases(case: dict[str, object], lexicon: Lexicon) -> None:
    """Each written sentence has the clauses that the case names, in order."""
    found = analysis(str(case["text"]))
    clauses = split_clauses(found, lexicon)
    assert [f"{c.kind}: {words(found, c.indices())}" for c in clauses.items] == case["clauses"]


@given(st.lists(st.sampled_from(
    ["ha/S", "ami/PRO", "hogy/S", "és/C", "de/C", "akkor/R", ",/P", "(/P", ")/P", "lép/V", "kap/V", "hős/N", "nem/R",
     "-/P", ":/P", "//", "sérült/A", "lapot/ACC", "húz"]), min_size=1, max_size=25))  # fmt: skip
def test_partition(pieces: list[str]) -> None:
    """Every token stands in exactly one clause, and no clause reaches over a sentence end."""
    found = analysis(" ".join(pieces))
    clauses = split_clauses(found, LEXICON)
    assert sorted(i for c in clauses.items for i in c.indices()) == list(range(len(found.tokens)))
    for clause in clauses.items:
        assert all(clauses.at(i) is clause for i in clause.indices())
        assert len({found.tokens[i].sentence for i in clause.indices()}) == 1
        assert clause.parent is None or clause.parent != clause.number


def test_empty(lexicon: Lexicon) -> None:
    """A text without tokens has no clauses."""
    assert split_clauses(analysis(""), lexicon).items == ()


def test_verb_opener_and_preverb(lexicon: Lexicon) -> None:
    """A clause knows its finite verb, its opener, its detached preverb and the clause that it hangs from."""
    found = analysis("Ha/S elesik/V ,/P nem/R kerülhet/V vissza/ADV")
    condition, main = split_clauses(found, lexicon).items
    assert (condition.opener, condition.verb, condition.preverb) == (0, 1, None)
    assert (main.opener, main.verb, main.preverb, main.parent) == (None, 4, 5, None)


def test_parent(lexicon: Lexicon) -> None:
    """A relative clause hangs from the clause that it interrupts, which goes on after it."""
    found = analysis("A/D hős/N ,/P aki/PRO lép/V ,/P lapot/ACC húz/V")
    clauses = split_clauses(found, lexicon)
    relative = clauses.at(3)
    main = clauses.parent(relative)
    assert main is not None
    assert [words(found, r) for r in main.ranges] == ["A hős ,", "lapot húz"]
