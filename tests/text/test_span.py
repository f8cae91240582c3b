"""Finding the span that covers another."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from analyzer.text import Span
from analyzer.text.span import covering
from tests.text.watched import Watched


@given(
    st.lists(st.integers(0, 30), unique=True).map(sorted),
    st.tuples(st.integers(0, 30), st.integers(0, 30)).map(sorted),
)
def test_it_is_the_one_that_covers(edges: list[int], inner: list[int]) -> None:
    """The index is that of the span that covers the inner one, and None where no span does."""
    spans = [Span(*edge) for edge in list(pairwise(edges))[::2]]
    asked = Span(inner[0], inner[1] + 1)
    assert covering(spans, asked) == next((at for at, span in enumerate(spans) if span.covers(asked)), None)


def test_few_spans_are_looked_at() -> None:
    """Among a thousand spans, a search looks at no more than a dozen of them, wherever the answer lies."""
    spans = [Span(at, at + 5) for at in range(0, 10_000, 10)]
    for at in (0, 500, 999):
        watched = Watched(spans)
        assert covering(watched, Span(at * 10 + 1, at * 10 + 3)) == at
        assert watched.looks <= 12
