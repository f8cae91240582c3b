"""The page in a real browser: accessible by day and night, filterable, whole without scripts, silent, printable."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser import serious
from tests.report.making import CARDS, html
from tests.report.test_page import HOSTILE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SHOWN = "article:not([hidden]) .name"
ALL = len(CARDS) + len(HOSTILE)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The page of the usual cards and a hostile one, as a file."""
    path: Path = tmp_path_factory.mktemp("report") / "report.html"
    path.write_text(html((*CARDS, *HOSTILE)), encoding="utf-8")
    return path.as_uri()


class Opened:
    """Opens the page with settings of the browser, and keeps what it asked of the network and complained of."""

    def __init__(self, browser: Browser, address: str, **settings: Any) -> None:
        self.asked: list[str] = []
        self.said: list[str] = []
        self._context = browser.new_context(**settings)
        self.page = self._context.new_page()
        self.page.on("request", lambda request: self.asked.append(request.url))
        self.page.on("console", lambda message: self.said.append(message.text))
        self.page.on("pageerror", lambda error: self.said.append(str(error)))
        self.page.goto(address)

    def close(self) -> None:
        self._context.close()


@pytest.fixture
def opened(chromium: Browser, address: str) -> Iterator[Opened]:
    """The page, opened as usual."""
    made = Opened(chromium, address)
    yield made
    made.close()


def shows(page: Page, count: int) -> None:
    """Wait until so many effects are shown; the page says so, and that there are none in a sentence."""
    from playwright.sync_api import expect

    expect(page.locator("#count")).to_have_text(str(count))
    expect(page.locator("article:visible")).to_have_count(count)
    expect(page.locator("#nothing")).to_be_visible(visible=count == 0)


def names(page: Page) -> list[str]:
    return page.locator(SHOWN).all_inner_texts()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 360])
def test_axe_finds_nothing_serious(chromium: Browser, address: str, scheme: str, width: int) -> None:
    """By day and by night, on a desk and on a phone, axe has no serious or critical finding; nothing runs over."""
    made = Opened(chromium, address, color_scheme=scheme, viewport={"width": width, "height": 800})
    try:
        for summary in made.page.locator("summary").all():
            summary.click()
        assert serious(made.page) == []
        assert made.page.evaluate("document.documentElement.scrollWidth") <= width
    finally:
        made.close()


def test_the_page_asks_for_nothing(opened: Opened, address: str) -> None:
    """Opening the page asks for its own file only, no script of a card runs, and the browser has no complaint."""
    assert opened.asked == [address]
    assert opened.said == []


def test_filters_and_search(opened: Opened) -> None:
    """Filters join; the search takes words without their accents; clearing shows all again."""
    page = opened.page
    page.select_option("[name=level]", "strong")
    shows(page, 1)
    assert names(page) == ["Toronyőr"]
    page.select_option("[name=mode]", "prohibitive")
    shows(page, 0)
    page.click("button[type=reset]")
    shows(page, ALL)
    page.fill("[name=search]", "serult")
    shows(page, 1)
    assert names(page) == ["Kapuőr"]
    page.fill("[name=search]", "sérult")
    shows(page, 0)


def test_several_values_and_special_ones(opened: Opened) -> None:
    """Of readings and codes one is enough; there are choices for any finding, a doubt, and none."""
    page = opened.page
    for field, value, expected in (
        ("csak", "ambiguous", ["e4"]),
        ("code", "?", ["e4"]),
        ("code", "CSK001", ["e4"]),
        ("code", "-", ["e1", "e2", "e3", "e5"]),
    ):
        page.select_option(f"[name={field}]", value)
        shows(page, len(expected))
        assert page.locator("article:visible").evaluate_all("(all) => all.map((each) => each.id)") == expected
        page.click("button[type=reset]")
        shows(page, ALL)


def test_a_number_leads_to_its_effects_and_the_view_can_be_kept(opened: Opened, address: str) -> None:
    """A count at the top filters the list; the address keeps the view, also for a hostile type."""
    page = opened.page
    page.click("a[data-filter='csak=ambiguous']")
    shows(page, 1)
    assert page.url == f"{address}#csak=ambiguous"
    page.goto(f"{address}#type=T%C3%A1rgy&sort=name")
    page.reload()
    assert names(page) == ["Pajzs", "Sisak"]
    page.click("button[type=reset]")
    page.locator("summary").first.click()
    page.locator("a[data-filter*='script']").first.click()
    shows(page, 1)


def test_orders(opened: Opened) -> None:
    """The list can be put in other orders and back."""
    from playwright.sync_api import expect

    page = opened.page
    page.select_option("[name=sort]", "worst")
    expect(page.locator("#list article").first).to_have_id("e4")
    page.select_option("[name=sort]", "edition")
    expect(page.locator("#list article").last).to_have_id("e2")
    page.select_option("[name=sort]", "")
    expect(page.locator("#list article").first).to_have_id("e1")


def test_keys(opened: Opened) -> None:
    """The keyboard is enough: to the search, to the next and previous effect, and back to all."""
    page = opened.page
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.name") == "search"
    page.keyboard.type("lovag")
    shows(page, 1)
    page.keyboard.press("Escape")
    shows(page, ALL)
    page.evaluate("document.activeElement.blur()")
    for key, expected in (("j", "e1"), ("j", "e2"), ("k", "e1")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.id") == expected


def test_without_scripts_all_is_there(chromium: Browser, address: str) -> None:
    """With scripts off every effect is shown, no dead control is, and links to rules work."""
    made = Opened(chromium, address, java_script_enabled=False)
    try:
        assert made.page.locator("article").count() == ALL
        assert not made.page.locator("#filters").is_visible()
        assert made.page.locator("a[href='#rule-CSK001']").first.is_visible()
        made.page.click("a[href='#rule-CSK001']")
        assert made.page.locator("#rule-CSK001").is_visible()
    finally:
        made.close()


def test_counting_is_not_told_by_colour_alone(opened: Opened) -> None:
    """A word that counts differs from one that does not in weight, in its line and in the sign that follows it."""
    seen = opened.page.evaluate(
        """() => ["counts", "open"].map((kind) => {
          const mark = document.querySelector(`article mark.${kind}`);
          const style = getComputedStyle(mark);
          return [style.fontWeight, style.textDecorationStyle, getComputedStyle(mark, "::after").content];
        })"""
    )
    assert [x == y for x, y in zip(*seen, strict=True)] == [False, False, False]


def test_printing_shows_all(opened: Opened) -> None:
    """On paper there are no controls, the effects are rendered, and the tables under the charts are open."""
    page = opened.page
    page.emulate_media(media="print")
    assert not page.locator("#filters").is_visible()
    assert page.locator("article").last.evaluate("(node) => getComputedStyle(node).contentVisibility") == "visible"
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator("details:not([open])").count() == 0
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator("details[open]").count() == 0
    assert page.pdf().startswith(b"%PDF")
