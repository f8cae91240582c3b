"""Texts of cards on a page: escaped, and with nothing that acts unseen."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from hypothesis import given
from hypothesis import strategies as st

from analyzer.pages.visible import plain, visible

ANY = st.text(st.characters(codec=None, categories=None), max_size=40)
ACTING = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff\uffff]")


class Texts(HTMLParser):
    """Collects tags and text."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)

    def handle_data(self, data: str) -> None:
        self.text += data


def read(html: str) -> Texts:
    parser = Texts()
    parser.feed(html)
    parser.close()
    return parser


def test_what_acts_unseen_is_named() -> None:
    """A mark that turns the direction, a NUL and a lone surrogate stand there by their code points."""
    assert read(visible("a\u202eb\0c\ud800")).text == "aU+202EbU+0000cU+D800"


def test_markup_is_shown_not_read() -> None:
    """Tags, entities and quotes of a text are text."""
    evil = '</script><script>alert("&amp;")</script>'
    assert read(visible(evil)).text == evil
    assert read(visible(evil)).tags == []


@given(ANY)
def test_the_page_shows_the_text(text: str) -> None:
    """What is left after the names of hidden characters is the text without them; no tag comes from the text."""
    html = str(visible(text))
    assert not ACTING.search(html)
    assert set(read(html).tags) <= {"i"}
    kept = re.sub('<i class="unseen">U\\+[0-9A-F]{4}</i>', "\0", html)
    assert read(kept.replace("\0", "")).text == re.sub(
        "[\u061c\u2028\u2029\ufdd0-\ufdef\ufffe]", "", ACTING.sub("", text)
    )


@given(ANY)
def test_plain_text_keeps_its_length(text: str) -> None:
    """For labels each hidden character becomes one replacement character."""
    made = plain(text.replace("\r", ""))
    assert len(made) == len(text.replace("\r", ""))
    assert not ACTING.search(made)
