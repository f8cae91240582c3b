"""Stretches in capitals are read in small letters and shown as they stand."""

from __future__ import annotations

import pytest

from analyzer.language.engines import load_engine
from analyzer.language.spacy_engine import quieted


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("CÉLPONT LÉNY NEM TÁMADHAT.", "célpont lény nem támadhat."),
        ("Húzz lapot, HA NINCS LAPOD, és lépj!", "Húzz lapot, ha nincs lapod, és lépj!"),
        ("HARCOS, FAL 3. Célpont HARCOS PAP meghal.", "HARCOS, FAL 3. Célpont HARCOS PAP meghal."),
        ("MP-igénye 2 MP.", "MP-igénye 2 MP."),
    ],
)
def test_quieted(sentence: str, expected: str) -> None:
    """Three words in capitals on end are lower-cased, fewer are keywords; the length never changes."""
    assert quieted(sentence) == expected
    assert len(quieted(sentence)) == len(sentence)


@pytest.mark.model
def test_tokens_keep_their_capitals() -> None:
    """Tokens quote the text as it stands, while the pipeline's opinion is that on small letters."""
    loud, low = load_engine().tokenize(["CÉLPONT LÉNY NEM TÁMADHAT.", "célpont lény nem támadhat."])
    assert [t.text for t in loud] == ["CÉLPONT", "LÉNY", "NEM", "TÁMADHAT", "."]
    assert [(t.lower, t.lemma, t.pos, t.feats) for t in loud] == [(t.lower, t.lemma, t.pos, t.feats) for t in low]
