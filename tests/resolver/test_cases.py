"""Worked cases that a judge can read and extend: cases/*.yaml."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from analyzer.records.model import Contradiction, EffectRecord, Outcome, Verdict
from analyzer.resolver import ClockInput, TextDecision, explain, moment, resolve_records
from tests.resolver.builders import MK, effect, pair, span

FILES = ["worked", "ladder", "time", "partial", "doubts"]
CLOCK = ("timing", "a_uses_timeline", "b_uses_timeline", "timeline_order")
KNOWN = {"name", "a", "b", "contradiction", "source", "pairs", "text_decides", "moments", *CLOCK}
KNOWN |= {"verdict", "falls", "survives", "missing", "doubts", "holds", "says"}


def load() -> list[Any]:
    folder = Path(__file__).parent / "cases"
    rows = [(name, row) for name in FILES for row in yaml.safe_load((folder / f"{name}.yaml").read_text("utf-8"))]
    return [pytest.param(row, id=f"{name}: {row['name']}") for name, row in rows]


def decide(case: dict[str, Any]) -> Verdict:
    a, b = effect(case["a"]), effect(case["b"])
    contradiction = Contradiction(
        kind=case["contradiction"],
        source=case.get("source", "asserted"),
        pairs=tuple(pair(a, one, b, other) for one, other in case.get("pairs", [])),
    )
    moments = [moment(value) for value in case.get("moments", [])] or [None, None]
    clock = ClockInput(**{key: case[key] for key in CLOCK if key in case}, a_moment=moments[0], b_moment=moments[1])
    return resolve_records(
        a, b, contradiction, clock=clock, text_decision=decision(case, a, b), profile=MK, id=case["name"]
    )


def decision(case: dict[str, Any], a: EffectRecord, b: EffectRecord) -> TextDecision | None:
    said = case.get("text_decides")
    if said is None:
        return None
    claimant = said.get("claimant", said["prevails"])
    start, end = span({"a": a, "b": b}[claimant], said["claim"])
    return TextDecision(
        prevails=said["prevails"], claimant=claimant, start=start, end=end, source=said.get("source", "asserted")
    )


def short(result: Verdict | Outcome) -> str:
    if result.status == "decided":
        return f"{result.winner} {result.rule}"
    assert (result.winner, result.rule) == (None, None)
    return "none" if result.status == "no_contradiction" else result.status


def named_doubts(verdict: Verdict) -> dict[str, str]:
    texts = {"a": verdict.a.text, "b": verdict.b.text, None: ""}
    own = {doubt for doubt in verdict.doubts if doubt.code == "TEST"}
    return {
        (texts[doubt.effect][doubt.start : doubt.end] if doubt in own else doubt.code): short(doubt.then)
        for doubt in verdict.doubts
    }


@pytest.mark.parametrize("case", load())
def test_case(case: dict[str, Any]) -> None:
    """The verdict, its words and its doubts are those that the case file states."""
    assert set(case) <= KNOWN
    verdict = decide(case)
    assert short(verdict) == case["verdict"]
    if "falls" in case:
        assert [quote.text for quote in verdict.fallen] == case["falls"]
    if "survives" in case:
        assert [quote.text for quote in verdict.surviving] == case["survives"]
    if "doubts" in case:
        assert named_doubts(verdict) == case["doubts"]
    assert verdict.holds_under_all_readings == case.get("holds", verdict.holds_under_all_readings)
    _check_words(case, verdict)


def _check_words(case: dict[str, Any], verdict: Verdict) -> None:
    missing = " | ".join(verdict.missing)
    assert all(words in missing for words in case.get("missing", []))
    if case.get("missing") == []:
        assert missing == ""
    explained = explain(verdict, "hu")
    assert all(words in explained for words in case.get("says", []))


def test_every_case_file_is_read() -> None:
    """No case file is forgotten."""
    found = {path.stem for path in (Path(__file__).parent / "cases").glob("*.yaml")}
    assert found == {*FILES, "deck"}
