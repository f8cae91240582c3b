"""The normalised view and its way back (SPEC §2)."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.text import NormalText, Span, fold

WORDS = st.sampled_from(["nem", "semmiképpen", "csak", "véd", "MP-t", "őr", "1.", "🐉", "👨‍👩‍👧"])
GLUE = st.sampled_from([" ", "\u00a0", "\r\n", "\n", "  ", " \u200b", "\ufeff ", "\t"])


def view_of(raw: str) -> str:
    return NormalText(raw).text


@pytest.mark.parametrize(
    ("raw", "view"),
    [
        ("a vért nem véd", "a vért nem véd"),
        ("semmike\u0301ppen", "semmiképpen"),
        ("erõs gyûrû ÕÛ", "erős gyűrű ŐŰ"),
        ("o\u0303 u\u0302", "ő ű"),
        ("csak\u00adis", "csakis"),
        ("ne\u200bm", "nem"),
        ("\ufeffNem", "Nem"),
        ("nem\u00a0véd", "nem véd"),
        ("semmi-\nképpen", "semmiképpen"),
        ("semmi-\r\n  képpen", "semmiképpen"),
        ("semmi\u00ad\nképpen", "semmiképpen"),
        ("első\r\nmásodik", "első\nmásodik"),
        ("a\x00b\x07c", "a b c"),
        ("x\ud800y", "x\ufffdy"),
        ("csákány csakra", "csákány csakra"),
        ("nem-lény", "nem-lény"),
        ("- nem\n- sem", "- nem\n- sem"),
        ("", ""),
    ],
)
def test_view(raw: str, view: str) -> None:
    """Each cleaning of SPEC §2 happens, and nothing else does."""
    assert view_of(raw) == view


@pytest.mark.parametrize(
    ("raw", "word", "quoted"),
    [
        ("a semmike\u0301ppen sem", "semmiképpen", "semmike\u0301ppen"),
        ("a semmi-\r\nképpen sem", "semmiképpen", "semmi-\r\nképpen"),
        ("🐉 ne\u00adm véd", "nem", "ne\u00adm"),
        ("\ufeffcsak\u200b itt", "csak", "csak"),
        ("erõs és nem", "nem", "nem"),
        ("o\u030br nem", "nem", "nem"),
    ],
)
def test_to_raw_quotes_the_original(raw: str, word: str, quoted: str) -> None:
    """A span of the view maps to exactly the original characters it came from."""
    text = NormalText(raw)
    start = text.text.index(word)
    assert text.to_raw(Span(start, start + len(word))).of(raw) == quoted


@given(st.lists(st.tuples(WORDS, GLUE), min_size=1, max_size=12), st.booleans())
def test_every_word_comes_back(pieces: list[tuple[str, str]], decomposed: bool) -> None:
    """Whatever stands around a word, its span quotes a stretch whose own view is that word."""
    raw = "".join(word + glue for word, glue in pieces)
    raw = unicodedata.normalize("NFD", raw) if decomposed else raw
    text = NormalText(raw)
    at = 0
    for word, _ in pieces:
        wanted = view_of(word)
        at = text.text.index(wanted, at)
        assert view_of(text.to_raw(Span(at, at + len(wanted))).of(raw)) == wanted
        at += len(wanted)


@given(st.text(st.characters(), max_size=60))
def test_offsets_are_monotone_and_inside(raw: str) -> None:
    """For any string, spans of single characters map to ordered, non-overlapping, non-empty stretches."""
    text = NormalText(raw)
    last = 0
    for at in range(len(text.text)):
        span = text.to_raw(Span(at, at + 1))
        assert last <= span.start or span.end == last
        assert span.start < span.end <= len(raw)
        last = span.end


@given(st.text(st.characters(), max_size=60))
def test_folding_keeps_length(raw: str) -> None:
    """Case-folding never moves an offset, and folding twice is folding once."""
    assert len(fold(raw)) == len(raw)
    assert len(NormalText(raw).folded) == len(NormalText(raw).text)


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=60))
def test_view_is_stable(raw: str) -> None:
    """The view of an NFD text is the view of its NFC form (for the letters that Hungarian uses)."""
    letters = "".join(c for c in raw if c in "aábceéfgiíjoóöőuúüű ,.-nmskNMÁŐ")
    assert view_of(unicodedata.normalize("NFD", letters)) == view_of(letters)


@given(st.text(st.sampled_from("aő Á-\n\t„”–×1õ\u00a0e\u0301<b>"), max_size=30))
def test_the_short_way_is_the_long_way(raw: str) -> None:
    """A text of plain characters, taken as it is, reads as it does where a character to drop has it all looked at."""
    quick, slow = NormalText(raw), NormalText("\ufeff" + raw)
    assert (quick.text, quick.folded) == (slow.text, slow.folded)
    for start in range(len(quick.text)):
        span = Span(start, start + 1)
        assert quick.to_raw(span) == slow.to_raw(span).shift(-1)
