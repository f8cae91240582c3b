"""When texts and places are the same, whatever their spelling."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.rulings.identity import canonical, fingerprint, is_fingerprint, place_of_raw, surface_places
from analyzer.text import NormalText, Span

CARD = "Ha csak egy őrtornya áll, semmiképpen sem támadhat."
WORDS = st.lists(
    st.sampled_from(["csak", "őr", "ÉBER", "nem", "é\u0301", "1", "„a”", "🐉", "tű"]), min_size=1, max_size=8
)
BLANKS = st.lists(st.sampled_from([" ", "  ", "\n", "\r\n", "\u00a0", " \t"]), min_size=9, max_size=9)


def mark(text: str) -> str:
    return fingerprint(NormalText(text))


@pytest.mark.parametrize(
    "other",
    [
        unicodedata.normalize("NFD", CARD),
        CARD.upper(),
        CARD.replace(" ", "\n  "),
        f"\ufeff {CARD}\r\n",
        CARD.replace("ő", "õ"),
        CARD.replace("semmiképpen", "semmi\u00adképpen"),
        CARD.replace("semmiképpen", "semmi-\nképpen"),
        CARD.replace(" ", "\u00a0"),
    ],
    ids=["NFD", "capitals", "lines", "ends", "tilde", "soft hyphen", "broken word", "no-break"],
)
def test_spelling_does_not_matter(other: str) -> None:
    """Composition, case, white space, soft hyphens and broken words leave the fingerprint as it is."""
    assert mark(other) == mark(CARD)


@pytest.mark.parametrize(
    "other",
    [CARD.replace("á", "a"), CARD.replace(",", ""), CARD.replace("egy", "két"), CARD.replace("Ha csak", "Hacsak")],
)
def test_words_and_marks_do_matter(other: str) -> None:
    """Another accent, comma, word or word border makes another text."""
    assert mark(other) != mark(CARD)


def test_fingerprints_never_change() -> None:
    """The fingerprint is written into files, so its value is fixed for ever."""
    assert mark("Csak éberen támadhat.") == mark("  CSAK éberen\n támadhat. ") == "8436781fada0ade2"
    assert is_fingerprint(mark(CARD))
    assert not is_fingerprint(mark(CARD).upper())


@given(WORDS, BLANKS, BLANKS)
def test_a_place_is_the_same_in_every_spelling(words: list[str], one: list[str], other: list[str]) -> None:
    """A word has the same place in two spellings of one text, composed and spaced differently."""
    first = "".join(word + blank for word, blank in zip(words, one, strict=False))
    second = unicodedata.normalize("NFD", "".join(w + b for w, b in zip(words, other, strict=False)))
    assert canonical(NormalText(first)) == canonical(NormalText(second))
    assert _places(words, one, first) == _places([unicodedata.normalize("NFD", w) for w in words], other, second)


def _places(words: list[str], blanks: list[str], text: str) -> list[Span]:
    at, found = 0, []
    for word, blank in zip(words, blanks, strict=False):
        found.append(place_of_raw(NormalText(text), Span(at, at + len(word))))
        at += len(word) + len(blank)
    return found


@given(st.text(st.sampled_from("aÁ\u0301„”(),-\u00ad\u200b \n🐉õ"), max_size=12))
def test_places_count_the_visible_characters(text: str) -> None:
    """Cut a text anywhere: the place of the first piece ends where that of the second begins, and nothing is lost."""
    normal = NormalText(text)
    shown = [at for at, char in enumerate(normal.text) if not char.isspace()]
    for number, at in enumerate(shown):
        assert place_of_raw(normal, normal.to_raw(Span(at, at + 1))) == Span(number, number + 1)


def test_places_of_different_words_differ() -> None:
    """The two csak of a text have two places, in order."""
    first, second = surface_places(NormalText("Csak az nyer, aki CSAK éber; a csáklya s a nemcsak nem az."), "csak")
    assert first.end < second.start


def test_a_surface_is_a_whole_word() -> None:
    """A word inside another is not that word; several words may be split by any white space."""
    assert surface_places(NormalText("nemes, eseménylap, nemcsak, nemű"), "nem") == []
    assert len(surface_places(NormalText("nem-jelző, Nem"), "nem")) == 2
    assert len(surface_places(NormalText("SEMMIKÉPPEN\n sem"), "semmiképpen sem")) == 1
