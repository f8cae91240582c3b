"""Texts with marks: every character is there, every word of the record is marked as what it is."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from analyzer import Analyzer
from analyzer.web.pages.marked import marked

WORDS = ["nem", "csak", "mindenképpen", "semmiképpen sem", "Ha csak", "kizárólag", "hanem", "harcol", ".", "\n"]
TEXTS = st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join)


def _whole(stretches) -> str:
    return "".join(piece.text for stretch in stretches for piece in stretch.pieces)


@given(TEXTS, TEXTS)
def test_the_pieces_are_the_text(instant: Analyzer, a: str, b: str) -> None:
    """All pieces together are the text, alone and in a verdict."""
    verdict = instant.resolve(a, b, contradiction="full", timing="a_first")
    assert _whole(marked(verdict.a)) == a
    assert _whole(marked(verdict.a, verdict, "a")) == a
    assert _whole(marked(verdict.b, verdict, "b")) == b


@given(TEXTS)
def test_every_operator_is_marked(instant: Analyzer, text: str) -> None:
    """The words of operators that count, and no others, are marked as counting, one with the letter of its rule."""
    record = instant.analyze(text)
    found = [p for stretch in marked(record) for p in stretch.pieces if p.kind == "counts"]
    counting = [op for op in record.operators if op.counts]
    assert "".join(p.text for p in found) == "".join(op.surface for op in counting)
    assert len([p for p in found if p.label]) == len(counting)


def test_a_part_that_falls_is_marked(instant: Analyzer) -> None:
    """Of a loser in part, the part that falls and the one that survives are told apart."""
    verdict = instant.resolve("A bestia nem támadhat.", "A bestia támadhat, és húz 1 lapot.")
    states = {stretch.state: _whole([stretch]) for stretch in marked(verdict.b, verdict, "b")}
    assert "támadhat" in states["falls"]
    assert "lapot" in states["stays"]
