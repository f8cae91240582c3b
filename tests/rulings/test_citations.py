"""Verdicts cite the rulings that they rest on."""

from __future__ import annotations

from pathlib import Path

import pytest

from analyzer import Analyzer
from analyzer.resolver import explain

A, B = "Ha csak egy őre van, húz 1 lapot.", "Az ellenfél nem húz."
FILE = f"""
[[ruling]]
text = '{A}'
surface = 'csak'
reading = 'restrictive'
who = 'Bíró Éva'
when = 2026-03-15
why = 'a feltétel szűkít.'

[[ruling]]
text = '{B}'
surface = 'nem'
reading = 'not_counted'
who = 'Zoltán'
when = 2026-03-16
why = 'csak {{leírja}}'
"""


@pytest.fixture
def judge(tmp_path: Path) -> Analyzer:
    path = tmp_path / "r.toml"
    path.write_text(FILE, encoding="utf-8")
    return Analyzer("lexicon", rulings=str(path))


def test_the_verdict_follows_the_rulings(judge: Analyzer) -> None:
    """What was open or the other way round without the rulings is decided with them, under every reading."""
    without = Analyzer("lexicon").resolve(A, B, contradiction="full", timing="b_first")
    verdict = judge.resolve(A, B, contradiction="full", timing="b_first")
    assert (without.winner, without.rule) != ("a", "H")
    assert (verdict.winner, verdict.rule, verdict.holds_under_all_readings) == ("a", "H", True)


def test_the_trace_cites_each_ruling(judge: Analyzer) -> None:
    """One step a ruling, in both languages, under the rule of its word, with the word as evidence."""
    steps = judge.resolve(A, B, contradiction="full", timing="b_first").trace
    assert [step.rule for step in steps[:3]] == ["G", "F", "A"]
    assert steps[0].hu == (
        "Bírói döntés: az A hatás „csak” szava „korlátozó”, tehát számít (Bíró Éva, 2026-03-15): a feltétel szűkít."
    )
    assert steps[0].en.startswith("Judge's ruling: the “csak” of effect A is “restrictive”, so it counts (Bíró Éva")
    assert steps[1].hu.endswith("tehát nem számít (Zoltán, 2026-03-16): csak {leírja}.")
    assert [(e.effect, e.start, e.end) for step in steps[:2] for e in step.evidence] == [("a", 3, 7), ("b", 12, 15)]


def test_the_explanation_cites_each_ruling(judge: Analyzer) -> None:
    """The explanation tells whose ruling it rests on; the reason of the verdict stays the rule that decided."""
    verdict = judge.resolve(A, B, contradiction="full", timing="b_first")
    hu, en = explain(verdict).splitlines(), explain(verdict, "en").splitlines()
    assert [line for line in hu if "bírói döntés: " in line] == [
        "Figyelembe vett bírói döntés: az A hatás „csak” szava „korlátozó”, tehát számít "
        "(Bíró Éva, 2026-03-15): a feltétel szűkít.",
        "Figyelembe vett bírói döntés: a B hatás „nem” szava „nem számít”, tehát nem számít "
        "(Zoltán, 2026-03-16): csak {leírja}.",
    ]
    assert [line for line in hu if line.startswith("Miért: Az A hatás tiltó")]
    assert len([line for line in en if "judge's ruling: " in line]) == 2


def test_no_contradiction_cites_them_too(judge: Analyzer) -> None:
    """Also a verdict of no contradiction names the rulings on its effects."""
    verdict = judge.resolve(A, B, contradiction="none")
    assert [step.rule for step in verdict.trace] == ["G", "F", "A"]
