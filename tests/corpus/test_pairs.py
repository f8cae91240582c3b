"""Pairs of effects: fields, faults, and what is asserted."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from analyzer.corpus import Setup
from analyzer.corpus.pairs import Facts, Pair, pairs, resolve_pairs
from analyzer.errors import InputError
from analyzer.records.model import Verdict

BAN, LEAVE = "A bestia nem támadhat.", "A bestia támadhat."


def read(*lines: str) -> list[Pair]:
    return list(pairs(io.BytesIO("\n".join(lines).encode()), "-"))


def resolved(**fields: Any) -> Verdict:
    (verdict,) = resolve_pairs(read(json.dumps({"id": 1, "a": BAN, "b": LEAVE, **fields})), Setup(engine="lexicon"))
    return verdict


def test_fields_arrive() -> None:
    """Every field of the wire format arrives; fields that it does not name are passed over."""
    (pair,) = read(
        json.dumps(
            {
                "id": "p1",
                "a": BAN,
                "b": LEAVE,
                "contradiction": "partial",
                "timing": "b_first",
                "a_uses_timeline": True,
                "b_uses_timeline": None,
                "timeline_order": "a_pushed_first",
                "jegyzet": 3,
            }
        )
    )
    facts = Facts(contradiction="partial", timing="b_first", a_uses_timeline=True, timeline_order="a_pushed_first")
    assert (pair.id, pair.a, pair.b, pair.facts, pair.fault) == ("p1", BAN, LEAVE, facts, None)


@pytest.mark.parametrize(
    ("line", "code", "named"),
    [
        ('{"id": 1, "a": "x"}', "field_missing", "'b'"),
        ('{"id": 1, "a": 3, "b": "x"}', "text_type", "'a'"),
        ('{"id": 1, "a": "x", "b": "y", "timing": "a_frist"}', "field_value", "a_first, b_first, same, unknown"),
        ('{"id": 1, "a": "x", "b": "y", "a_uses_timeline": 1}', "field_value", "true, false"),
        ('{"id": 1, "a": "x", "b": "y", "timeline_order": []}', "field_value", "a_pushed_first"),
        ('{"id": 1, "a": "x", "b": "y", "contradiction": "maybe"}', "field_value", "full, partial, none"),
        ("{", "bad_line", "row 1"),
        ("3", "not_an_object", "a number"),
    ],
)
def test_a_bad_line_says_what_is_allowed(line: str, code: str, named: str) -> None:
    """A wrong field is a fault that names the field and its values; the next line is read."""
    bad, good = read(line, json.dumps({"a": BAN, "b": LEAVE}))
    assert bad.fault is not None
    assert bad.fault.code == code
    assert named in bad.fault.said.en
    assert good.fault is None


def test_array_is_refused() -> None:
    """A JSON array is refused as a whole."""
    with pytest.raises(InputError, match="jq -c"):
        read('[{"a": "x", "b": "y"}]')


def test_asserted_contradiction_is_resolved() -> None:
    """An asserted contradiction is decided by the ladder: the ban overrides the leave (H)."""
    verdict = resolved(contradiction="full")
    assert (verdict.id, verdict.status, verdict.winner, verdict.rule) == (1, "decided", "a", "H")
    assert verdict.contradiction.source == "asserted"


def test_asserted_harmony_decides_nothing() -> None:
    """Two effects that are said not to contradict have no winner."""
    assert resolved(contradiction="none").status == "no_contradiction"


def test_contradictory_times_fail_alone() -> None:
    """Facts of time that contradict each other make a verdict with an error that names the row."""
    wrong = {
        "id": 1,
        "a": BAN,
        "b": BAN,
        "contradiction": "full",
        "a_uses_timeline": False,
        "timeline_order": "a_pushed_first",
    }
    right = {"id": 2, "a": BAN, "b": LEAVE, "contradiction": "full"}
    first, second = resolve_pairs(read(json.dumps(wrong), json.dumps(right)), Setup(engine="lexicon"))
    assert first.error is not None
    assert (first.id, first.status, first.error.code) == (1, "undecidable", "clock")
    assert first.error.message.startswith("-, 1. sor: ")
    assert (second.id, second.error) == (2, None)


def test_failed_verdicts_echo_their_texts() -> None:
    """A verdict with an error still holds id and texts."""
    verdict = resolved(timing="soon")
    assert (verdict.id, verdict.a.text, verdict.b.text) == (1, BAN, LEAVE)
    assert verdict.error is not None
