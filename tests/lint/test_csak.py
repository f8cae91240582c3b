"""The ambiguous csak: readings, focus candidates, and wordings that leave one reading."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from analyzer import Analyzer
from analyzer.lint import TextFinding, check, load_codes
from analyzer.records.model import Level, Mode

CODES = load_codes()
ROOT = Path(__file__).resolve().parents[2]
PATTERNS = tomllib.loads((ROOT / "lexicon" / "csak" / "ambiguous.toml").read_text(encoding="utf-8"))["csak_pattern"]
EXAMPLES = [text for pattern in PATTERNS for text in pattern["examples"]]
ON = {code.code for code in CODES.values() if code.default}


def finding(text: str, analyzer: Analyzer) -> TextFinding:
    (found,) = check(text, analyzer, "CSK001".__eq__)[0]
    return found


def test_names_everything(embedded: Analyzer) -> None:
    """The finding names both readings with level and mode, the focus candidates, and a wording for each reading."""
    found = finding("Ilyenkor csak 3 pontot ér.", embedded)
    assert [(c.reading, c.taken, c.level, c.mode) for c in found.choices] == [
        ("nonrestrictive", True, Level.WEAK, Mode.PERMISSIVE),
        ("restrictive", False, Level.WEAK, Mode.PROHIBITIVE),
    ]
    assert found.turns == "mode"
    assert [focus.text for focus in found.focus] == ["3 pontot", "3"]
    assert {r.reading: r.text for r in found.rewordings} == {
        "restrictive": "Ilyenkor 3 pontot ér, többet nem.",
        "nonrestrictive": "Ilyenkor 3 pontot ér.",
    }


@pytest.mark.parametrize("text", EXAMPLES)
def test_a_rewording_leaves_one_reading(embedded: Analyzer, text: str) -> None:
    """Linting a suggestion finds no ambiguous csak, nothing new, and the mode of the reading that it stands for."""
    found, _ = check(text, embedded, ON.__contains__)
    before = {f.code for f in found}
    for rewording in (rewording for f in found for rewording in f.rewordings):
        after = [f.code for f in check(rewording.text, embedded, ON.__contains__)[0]]
        assert set(after) <= before - {"CSK001"}
        if rewording.reading == "restrictive":
            assert embedded.analyze(rewording.text).mode is Mode.PROHIBITIVE


def test_most_patterns_have_a_rewording(embedded: Analyzer) -> None:
    """Every pattern that names a focus gets at least one suggestion."""
    without = [text for text in EXAMPLES if any(ch.isspace() for ch in text) and _none(text, embedded)]
    assert without == []


def _none(text: str, analyzer: Analyzer) -> bool:
    found, _ = check(text, analyzer, "CSK001".__eq__)
    return bool(found) and not found[0].rewordings


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Húz 1 lapot. Ilyenkor csak 3 pontot ér! Utána elfordul.",
            "Húz 1 lapot. Ilyenkor 3 pontot ér, többet nem! Utána elfordul.",
        ),
        ("(Ilyenkor csak 3 pontot ér.)", "(Ilyenkor 3 pontot ér, többet nem.)"),
        ("Ilyenkor  cs\u00adak 3 po\u0301tlapot ér.", "Ilyenkor  3 po\u0301tlapot ér, többet nem."),
    ],
)
def test_the_rest_stays(embedded: Analyzer, text: str, expected: str) -> None:
    """Only the clause of the csak changes; everything else stays character by character."""
    assert expected in [r.text for r in finding(text, embedded).rewordings]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ilyenkor csak 3 mezővel mozdul el.", ["Ilyenkor 3 mezővel mozdul el."]),
        ("Ilyenkor csak 3 pontot ér, de a kapu kinyílik.", ["Ilyenkor 3 pontot ér, de a kapu kinyílik."]),
        (
            "Ha csak 1 fáklya ég, fordíts el egy csapdát.",
            [
                "Ha pontosan 1 fáklya ég, fordíts el egy csapdát.",
                "Ha pontosan 1 fáklya ég, fordíts el egy csapdát, különben nem.",
            ],
        ),
    ],
    ids=["not an object", "not the last clause", "a number"],
)
def test_only_what_fits_is_offered(embedded: Analyzer, text: str, expected: list[str]) -> None:
    """Words are added only where they agree with the focus and stand next to its clause."""
    assert [r.text for r in finding(text, embedded).rewordings] == expected


def test_a_capital_is_kept(embedded: Analyzer) -> None:
    """Where csak began the sentence, the next word takes its capital."""
    texts = [r.text for r in finding("Csak esőben nem ég a fáklya.", embedded).rewordings]
    assert texts == ["Esőben nem ég a fáklya, egyébként igen."]


def test_a_settled_mode_is_told(embedded: Analyzer) -> None:
    """Where the effect is prohibitive anyway, the finding says that nothing turns."""
    found = finding("Ilyenkor csak 3 pontot ér. A kapu nem nyitható.", embedded)
    assert found.turns is None
    assert [choice.mode for choice in found.choices] == [Mode.PROHIBITIVE, Mode.PROHIBITIVE]
