"""Sentences that go through the pipeline together read as they do alone, bit for bit."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from thinc.api import NumpyOps

from analyzer.language import batches
from analyzer.language.engines import load_engine
from analyzer.language.pipeline import load_pipeline
from analyzer.language.spacy_engine import SpacyEngine

pytestmark = pytest.mark.model
NLP = load_pipeline()
WORDS = ["A", "bestia", "nem", "csak", "támadhat", "semmiképpen", "sem", "lapot", "húz", "2", "ha", "éber", ",", "–"]
SENTENCES = st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=30).map(" ".join), min_size=1, max_size=12)


class _Shifting(NumpyOps):
    """Arithmetic that rounds otherwise when more rows are multiplied at once."""

    def gemm(self, x: Any, y: Any, *args: Any, **options: Any) -> Any:
        return super().gemm(x, y, *args, **options) * (1 + 1e-6 * (len(x) > 4))


@settings(max_examples=60, deadline=None)
@given(SENTENCES)
def test_tensors_and_tokens_are_those_of_each_sentence_alone(sentences: list[str]) -> None:
    """In a batch of any sentences, each has the very bits and the tokens that it has alone."""
    together = list(NLP.pipe(sentences, batch_size=len(sentences)))
    alone = [NLP(sentence) for sentence in sentences]
    if batches.reads_alike_in_batches(NLP):
        assert all((one.tensor == other.tensor).all() for one, other in zip(together, alone, strict=True))
    read = list(SpacyEngine(NLP).tokenize(sentences))
    assert read == [next(SpacyEngine(NLP).tokenize([sentence])) for sentence in sentences]


def test_arithmetic_that_rounds_otherwise_in_batches_is_noticed() -> None:
    """Where the product of many rows is not that of each row, sentences are read one at a time."""
    assert not batches._rows_alike(_Shifting())


def test_heads_alone_are_left_out_without_syntax() -> None:
    """An engine without syntax gives the tokens of the full one, but for heads and their labels."""
    sentences = ["A kalandozó nem támadhat, ha sérült.", "Csak éber szövetséges védhet.", "Húzz 2 lapot!"]
    full, bare = load_engine(), load_engine(syntax=False)
    assert (full.has_syntax, bare.has_syntax) == (True, False)
    expected = [[t._replace(head=-1, dep="") for t in tokens] for tokens in full.tokenize(sentences)]
    assert [list(tokens) for tokens in bare.tokenize(sentences)] == expected
