"""The cases that a judge can read: which part of the loser an asserted contradiction is about, read with a model."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
import yaml

from analyzer.contradiction import load_game
from analyzer.contradiction.alignment.align import Aligned, align
from analyzer.contradiction.alignment.read import statements_of
from analyzer.language.engine import Engine
from analyzer.language.engines import load_engine
from analyzer.lexicon import load_lexicon
from tests.contradiction.with_model import effect

pytestmark = pytest.mark.model


class Case(NamedTuple):
    """One case: the winner, the loser, and what of the loser falls (nothing: it stays open)."""

    winner: str
    loser: str
    falls: list[str]


def cases() -> list[Case]:
    files = sorted(Path(__file__).with_name("cases").glob("*.yaml"))
    return [
        Case(row["winner"], row["loser"], row["falls"]) for f in files for row in yaml.safe_load(f.read_text("utf-8"))
    ]


CASES = cases()


@pytest.fixture(scope="module")
def engine() -> Engine:
    return load_engine("hu_effects_sm")


def found(case: Case, engine: Engine) -> Aligned | None:
    loser, winner = effect(engine, case.loser), effect(engine, case.winner)
    lexicon, game = load_lexicon(), load_game()
    statements = [statements_of(e.analysis, e.parts, lexicon, game) for e in (loser, winner)]
    return align(statements[0], statements[1], game)


@pytest.mark.parametrize("case", CASES, ids=lambda c: c.loser[:50])
def test_the_part_falls_that_a_judge_names(case: Case, engine: Engine) -> None:
    """Exactly the words fall that the case names, without the conjunction before them; without any it stays open."""
    aligned = found(case, engine)
    text = effect(engine, case.loser).analysis.text.text
    assert [own.of(text) for own, _ in (aligned.pairs if aligned else ())] == case.falls


def test_a_third_of_the_cases_is_not_simple() -> None:
    """At least fifty cases, of which in a third two parts fall or nothing stands out."""
    assert len(CASES) >= 50
    assert sum(len(case.falls) != 1 for case in CASES) * 10 >= 3 * len(CASES)
