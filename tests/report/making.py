"""Reports made from a few rows, with the engine that needs no model."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from html.parser import HTMLParser

from analyzer.corpus.rows import Place, Row
from analyzer.corpus.setup import Setup
from analyzer.lexicon import load_lexicon
from analyzer.lint import codes_of
from analyzer.messages import Lang
from analyzer.report import Effect, Labeller, Page, Wanted, examine, reported

Cards = tuple[Mapping[str, object], ...]
CARDS: Cards = (
    {"id": "L1", "name": "Kapuőr", "type": "Lény", "edition": "Első", "text": "Sérült lény nem támadhat."},
    {"id": "L2", "name": "Toronyőr", "type": "Lény", "edition": "Második", "text": "Mindenképpen éberen tér vissza."},
    {"id": "T1", "name": "Pajzs", "type": "Tárgy", "edition": "Első", "text": "+1 védelem."},
    {"id": "T2", "name": "Sisak", "type": "Tárgy", "edition": "Első", "text": "Ha csak lovag viseli, +2 védelem."},
)


def row(fields: Mapping[str, object], number: int = 2, file: str = "lapok.csv") -> Row:
    """Return the row of a table with these cells."""
    id_ = fields.get("id")
    return Row(
        Place(file, number, "text"), id_ if isinstance(id_, int | str) else None, str(fields["text"]), fields=fields
    )


def effects(cards: Cards = CARDS, lang: Lang = "hu") -> list[Effect]:
    """Read the cards."""
    lexicon = load_lexicon()
    setup = Setup(engine="lexicon", lang=lang)
    rows = [row(fields, number) for number, fields in enumerate(cards, 2)]
    return list(examine(rows, setup, Labeller(Wanted()), reported(codes_of(lexicon), lexicon)))


def page(cards: Cards = CARDS, lang: Lang = "hu", *, most: int = 5000, only_findings: bool = False) -> Page:
    """Return the page that holds the cards, not yet rendered."""
    lexicon = load_lexicon()
    made = Page(codes_of(lexicon), lexicon, lang, most=most, only_findings=only_findings)
    for effect in effects(cards, lang):
        made.add(effect)
    return made


def html(cards: Cards = CARDS, lang: Lang = "hu") -> str:
    """Return the page of the cards; that of the usual ones is made once."""
    return usual(lang) if cards is CARDS else rendered(page(cards, lang))


@cache
def usual(lang: Lang) -> str:
    """Return the page of the usual cards."""
    return rendered(page(CARDS, lang))


def rendered(made: Page) -> str:
    """Return the page as text."""
    return "".join(made.render(("type",), ("edition",)))


class Tags(HTMLParser):
    """Reads a page: every tag with its attributes, and the text of each article."""

    VOID = frozenset({"meta", "input"})

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str]]] = []
        self.articles: list[str] = []
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, {name: value or "" for name, value in attrs}))
        if tag == "article":
            self.articles.append("")
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "article" in self.open:
            self.articles[-1] += data

    def named(self, tag: str) -> list[dict[str, str]]:
        """Return the attributes of every such tag."""
        return [attrs for name, attrs in self.seen if name == tag]
