"""HTML as the tests look at it."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import NamedTuple

_VOID = {"meta", "link", "input", "br", "img", "hr"}


class Element(NamedTuple):
    tag: str
    attributes: dict[str, str]


class Page(HTMLParser):
    """A page: its elements in order, its text, and the tags that were left open or closed wrongly."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self.text = ""
        self.wrong: list[str] = []
        self._open: list[str] = []
        self.feed(html)
        self.close()
        self.wrong += self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, {name: value or "" for name, value in attrs}))
        if tag not in _VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.wrong.append(tag)

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, tag: str) -> list[dict[str, str]]:
        return [element.attributes for element in self.elements if element.tag == tag]

    @property
    def ids(self) -> list[str]:
        return [element.attributes["id"] for element in self.elements if "id" in element.attributes]

    def one(self, id: str) -> dict[str, str]:
        (found,) = (e.attributes for e in self.elements if e.attributes.get("id") == id)
        return found
