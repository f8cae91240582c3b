"""The HTML page: self-contained, escaped, complete, in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from analyzer.conflicts import find
from analyzer.conflicts.page import Page
from analyzer.conflicts.page_entry import cut
from analyzer.corpus.rows import Place, Row
from analyzer.corpus.setup import Setup
from analyzer.messages import Lang

EVIL = '"><script>alert(1)</script>'
CARDS = [("v1", "Sérült kalandozó nem támadhat."), (EVIL, f"Sérült kalandozó támadhat. <b>{EVIL}</b>")]


def page(lang: Lang, cards: list[tuple[str, str]] = CARDS) -> str:
    rows = [Row(Place("lapok.csv", n), id, text) for n, (id, text) in enumerate(cards, 2)]
    found = find(rows, Setup(engine="lexicon", lang=lang), on_fault=lambda fault: None)
    made = Page(lang)
    for conflict in found.conflicts:
        made.add(conflict)
    return "".join(made.render(found.tally, [EVIL]))


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in {"meta", "input", "link"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_the_page_is_sound_and_needs_no_network(lang: Lang) -> None:
    """Every tag is closed, ids are unique, every inner link has its target, and nothing is fetched from elsewhere."""
    tags = Tags()
    tags.feed(page(lang))
    assert tags.open == []
    ids = [attrs["id"] for _, attrs in tags.seen if "id" in attrs]
    assert len(ids) == len(set(ids))
    links = [attrs["href"] or "" for tag, attrs in tags.seen if tag == "a"]
    assert links
    assert all(link.startswith("#effect=") or link[1:] in ids for link in links)
    assert not [tag for tag, attrs in tags.seen if tag in {"link", "img", "iframe"} or "src" in attrs]
    assert not re.search(r"https?://|url\(|@import", page(lang))


def test_what_cards_say_is_escaped() -> None:
    """Markup in ids, texts and notices is shown, not run."""
    made = page("hu")
    assert "<script>alert" not in made
    assert made.count("<script>") == 1
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in made


def test_words_that_contradict_are_marked() -> None:
    """The contradicting words of both texts are marked, the counting word underlined, and the winner is named."""
    made = page("en")
    assert "<mark>Sérült kalandozó </mark><mark><b>nem</b></mark><mark> támadhat</mark>" in made
    assert "v1 prevails (H)" in made
    assert 'lang="en"' in made


def test_no_conflicts_is_said() -> None:
    """A set without conflicts gives a page that says so."""
    assert "Nem találtam ellentmondást." in page("hu", [("x", "Húzz 1 lapot.")])


def test_cut_pieces_are_the_text() -> None:
    """The pieces together are the text, and each is marked as its spans say."""
    pieces = list(cut("abcdef", [(1, 4)], [(3, 5)]))
    assert "".join(piece.text for piece in pieces) == "abcdef"
    assert [(p.text, p.clash, p.key) for p in pieces] == [
        ("a", False, False),
        ("bc", True, False),
        ("d", True, True),
        ("e", False, True),
        ("f", False, False),
    ]
