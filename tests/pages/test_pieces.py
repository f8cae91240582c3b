"""Texts cut where spans begin and end."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from analyzer.pages import pieces

SPANS = st.lists(st.tuples(st.integers(0, 20), st.integers(0, 20)), max_size=6)


def test_each_piece_names_its_spans() -> None:
    """Overlapping spans give pieces that say which of them cover them."""
    cut = [tuple(piece) for piece in pieces("abcdef", [(1, 4), (3, 5)])]
    assert cut == [("a", ()), ("bc", (0,)), ("d", (0, 1)), ("e", (1,)), ("f", ())]


@given(st.text(max_size=20), SPANS)
def test_pieces_are_the_text(text: str, spans: list[tuple[int, int]]) -> None:
    """The pieces together are the text, none is empty, and a span covers exactly its characters."""
    cut = list(pieces(text, spans))
    assert "".join(piece.text for piece in cut) == text
    assert all(piece.text for piece in cut)
    for number, (start, end) in enumerate(spans):
        covered = "".join(piece.text for piece in cut if number in piece.spans)
        assert covered == (text[start:end] if start < end else "")
