"""Sentences and parts (SPEC §4)."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from analyzer.lexicon import Lexicon, load_lexicon
from analyzer.lexicon.parts import part_rules
from analyzer.text import NormalText
from analyzer.text.parts import split_parts, split_sentences

CASES = yaml.safe_load((Path(__file__).parent / "cases" / "parts.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=[c["name"] for c in CASES])
def test_parts(case: dict[str, object], lexicon: Lexicon) -> None:
    """Each text of the case file divides into the listed parts."""
    text = NormalText(str(case["text"]))
    assert [p.of(text.text) for p in split_parts(text, part_rules(lexicon))] == case["parts"]


@given(st.text(alphabet=" .,;:!?-\nabAB1és(de)„”…•hogyha", max_size=80))
def test_parts_cover_the_text(raw: str) -> None:
    """Parts are ordered, do not overlap, and leave out only white space, bullets and signs."""
    rules = part_rules(load_lexicon())
    text = NormalText(raw)
    parts = split_parts(text, rules)
    assert all(a.end <= b.start for a, b in pairwise(parts))
    outside = "".join(c for i, c in enumerate(text.text) if not any(p.start <= i < p.end for p in parts))
    assert not any(c.isalnum() for c in outside)


def test_endless_sentence_is_cut(lexicon: Lexicon) -> None:
    """A megabyte without a full stop still comes in pieces that an engine can hold, none lost."""
    text = NormalText("támad " * 170_000)
    sentences = split_sentences(text, part_rules(lexicon))
    assert max(s.end - s.start for s in sentences) <= 4000
    assert sum(s.of(text.text).count("támad") for s in sentences) == 170_000
