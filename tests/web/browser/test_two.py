"""Two effects in a real browser: examples, typing, links, copying, hostile texts, keyboard, phone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from analyzer.resources import data_dir
from tests.web.browser.conftest import PHONE

pytestmark = pytest.mark.model
EXAMPLES = [
    json.loads(line)
    for line in (data_dir("examples") / "worked_examples.jsonl").read_text(encoding="utf-8").splitlines()
]
HEADS = {"a": "Az A hatás érvényesül, felülbírálja a B hatást.", "b": "A B hatás érvényesül, felülbírálja az A hatást."}


def head(page: Any, text: str) -> None:
    """Wait until the headline is `text`."""
    page.get_by_role("heading", level=1, name=text, exact=True).wait_for()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_worked_examples_are_clicked_through(example: dict[str, Any], opened) -> None:
    """A click on each worked example shows the winner and the rule of the rule book, and fills the texts in."""
    page = opened()
    page.get_by_role("navigation", name="A szabály példái").get_by_role("link", name=example["id"]).first.click()
    head(page, HEADS[example["expected"]["winner"]])
    assert page.locator(".reason .rule").inner_text() == example["expected"]["rule"]
    assert page.get_by_label("A hatás", exact=True).input_value() == example["a"]
    assert page.get_by_label("B hatás", exact=True).input_value() == example["b"]
    loser = {"a": "b", "b": "a"}[example["expected"]["winner"]]
    assert page.locator(f"#read-{loser} .falls").count() >= 1


def test_the_verdict_follows_the_typing(opened) -> None:
    """Without a click the verdict appears while the texts are typed; the address and the announcement follow."""
    page = opened()
    page.get_by_label("A hatás", exact=True).fill("A bestia nem támadhat.")
    page.get_by_text("Még a másik hatás szövege hiányzik.").wait_for()
    page.get_by_label("B hatás", exact=True).press_sequentially("A bestia támadhat.")
    head(page, HEADS["a"])
    page.get_by_label("B hatás", exact=True).fill("A bestia mindenképpen támadhat.")
    head(page, HEADS["b"])
    page.wait_for_function("location.search.includes('mindenk%C3%A9ppen')")
    assert page.locator("#announce").inner_text() == HEADS["b"]
    assert page.get_by_role("status").count() == 1
    assert page.title().startswith(HEADS["b"])
    marked = page.locator("#read-b mark.counts")
    assert marked.inner_text() == "mindenképpenD"


def test_what_is_known_decides(opened) -> None:
    """Two equal effects are open until the order is named; a link in the verdict names it, a field changes it."""
    page = opened("/?a=Ostromból éberen tér vissza sorba&b=Ostromból sérülten tér vissza sorba")
    head(page, "Nem dönthető el, melyik hatás érvényesül.")
    page.get_by_role("link", name="A B érvényesült később").click()
    head(page, HEADS["b"])
    page.get_by_label("Melyik érvényesült vagy került játékba előbb?").select_option("b_first")
    head(page, HEADS["a"])
    page.get_by_label("Ellentmondanak egymásnak?").select_option("none")
    head(page, "A két hatás nem mond ellent egymásnak: mindkettő érvényesül.")


def test_the_permanent_link_gives_the_same_page(opened) -> None:
    """The address after typing, opened anew, shows the same verdict, texts, doubts and facts."""
    page = opened()
    page.get_by_label("A hatás", exact=True).fill("Ha csak lovag van a csapatban,\na bestia nem támadhat.")
    page.get_by_label("B hatás", exact=True).fill("A bestia támadhat & húz +1 lapot.")
    page.get_by_label("Melyik érvényesült vagy került játékba előbb?").select_option("a_first")
    head(page, HEADS["a"])
    page.wait_for_function("location.search.includes('timing=a_first')")
    link = page.get_by_role("link", name="Állandó hivatkozás").get_attribute("href")
    other = opened(link)
    for part in ("#verdict", "#read-a", "#read-b", "#doubts"):
        assert other.locator(part).inner_text() == page.locator(part).inner_text()
    for field in ("#a", "#b", "#timing", "#ruling-text"):
        assert other.locator(field).input_value() == page.locator(field).input_value()
    assert opened(page.url).locator("#verdict").inner_text() == page.locator("#verdict").inner_text()


def test_a_doubt_says_what_would_follow(opened) -> None:
    """A csak that a judge may read otherwise is listed with the other reading, its outcome, and its code."""
    page = opened("/?a=Ha csak lovag van a csapatban, a bestia támadhat.&b=A bestia nem támadhat.")
    doubts = page.get_by_role("region", name="És ha egy bíró másképp olvassa?")
    doubts.get_by_text("korlátozó").first.wait_for()
    doubts.get_by_role("link", name="CSK001").click()
    page.wait_for_url("**/rules#CSK001")
    assert page.locator("#CSK001").is_visible()


def test_the_ruling_is_copied(opened) -> None:
    """The button puts the ruling, and the other the link, on the clipboard, and says so."""
    page = opened("/?a=A bestia nem támadhat.&b=A bestia támadhat.", permissions=["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Döntés másolása").click()
    page.get_by_role("button", name="Másolva").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("#ruling-text").input_value()
    page.get_by_role("button", name="Hivatkozás másolása").click()
    page.wait_for_function("navigator.clipboard.readText().then((text) => text.startsWith('http'))")
    assert page.evaluate("navigator.clipboard.readText()") == page.evaluate("document.getElementById('permalink').href")


def test_without_a_clipboard_the_ruling_is_copied_too(opened) -> None:
    """Where a browser has no clipboard for pages (on a network without https), the button copies all the same."""
    page = opened("/?a=A bestia nem támadhat.&b=A bestia támadhat.")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.evaluate("document.addEventListener('copy', () => { window.copied = document.getSelection().toString(); })")
    page.get_by_role("button", name="Döntés másolása").click()
    page.get_by_role("button", name="Másolva").wait_for()


HOSTILE = (
    "<script>document.title='x'</script><img src=x onerror=\"alert(1)\">\u202e nem \u2066{{7*7}} \U0001f409 o\u030b"
)


def test_a_hostile_text_is_only_text(opened) -> None:
    """Tags and marks of direction neither run nor turn the page; the text arrives as it was typed."""
    page = opened()
    page.get_by_label("A hatás", exact=True).fill(HOSTILE)
    page.get_by_label("B hatás", exact=True).fill("A bestia támadhat. " + HOSTILE)
    page.locator("#read-a .text").wait_for()
    assert page.locator("#read-a").get_by_text("<script>").count() == 1
    assert page.locator("#read-a .unseen").all_inner_texts() == ["U+202E", "U+2066"]
    assert page.locator("main img, main script").count() == 0
    page.reload()
    assert page.get_by_label("A hatás", exact=True).input_value() == HOSTILE
    assert page.locator("#read-a .unseen").count() == 2


def test_a_text_of_100_kb_is_refused_and_the_page_lives_on(opened) -> None:
    """A text far too long is told at once, before it is sent; shortened, it is judged."""
    page = opened()
    page.get_by_label("B hatás", exact=True).fill("A bestia támadhat.")
    page.get_by_label("A hatás", exact=True).fill("A bestia nem támadhat. " * 4_500)
    page.get_by_role("alert").get_by_text("legfeljebb 5000").wait_for()
    page.get_by_label("A hatás", exact=True).fill("A bestia nem támadhat.")
    head(page, HEADS["a"])
    assert page.get_by_role("alert").count() == 0


def test_a_server_that_is_gone_is_told(opened) -> None:
    """When the server no longer answers, the page says so and keeps the texts."""
    page = opened()
    page.route("**/?*", lambda route: route.abort())
    page.get_by_label("A hatás", exact=True).fill("Nem.")
    page.get_by_role("alert").get_by_text("hatas serve").wait_for()
    page.unroute_all()
    page.get_by_label("A hatás", exact=True).fill("A bestia nem támadhat.")
    page.get_by_text("Még a másik hatás").wait_for()
    assert page.get_by_role("alert").count() == 0


def test_everything_is_done_by_keyboard(opened) -> None:
    """From the top of the page the keyboard alone skips to the content, opens an example and asks a question anew."""
    page = opened()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    head(page, HEADS["a"])
    page.keyboard.press("Tab")
    reached = []
    for _ in range(60):
        reached.append(page.evaluate("document.activeElement.id || document.activeElement.textContent.trim()"))
        assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none", reached[-1]
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
    assert {"a", "b", "timing", "contradiction", "permalink", "ruling-text", "theme"} <= set(reached)
    page.locator("#a").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("A bestia nem támadhat.")
    page.keyboard.press("Tab")
    page.keyboard.press("Control+A")
    page.keyboard.type("A bestia mindenképpen támadhat.")
    head(page, HEADS["b"])
    assert page.locator(".reason .rule").inner_text() == "E"
    assert page.evaluate("document.activeElement.id") == "b"


def test_the_language_is_switched_and_kept(opened) -> None:
    """The link switches the whole page with its question, and back; further links stay in the language."""
    page = opened("/?a=A bestia nem támadhat.&b=A bestia támadhat.")
    page.get_by_role("link", name="English").click()
    head(page, "Effect A prevails and overrides effect B.")
    assert page.locator("html").get_attribute("lang") == "en"
    page.get_by_label("Effect B", exact=True).fill("A bestia mindenképpen támadhat.")
    head(page, "Effect B prevails and overrides effect A.")
    page.get_by_role("link", name="Magyarul").click()
    head(page, HEADS["b"])
    page.goto("/?lang=en")
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("heading", level=1, name="Rules").wait_for()


def test_the_theme_is_switched_and_kept(opened) -> None:
    """The button turns light into dark at once and on the next page; without it the system decides."""

    def paper() -> str:
        colour: str = page.evaluate("getComputedStyle(document.body).backgroundColor")
        return colour

    page = opened(color_scheme="light")
    light = paper()
    page.get_by_role("button", name="Sötét vagy világos").click()
    dark = paper()
    page.goto("/rules")
    assert (dark != light, paper()) == (True, dark)
    page = opened(color_scheme="dark")
    assert paper() == dark


@pytest.mark.parametrize("path", ["/", "/?a=A bestia nem támadhat.&b=A bestia támadhat.", "/corpus", "/rules", "/api"])
def test_a_phone_shows_everything_without_scrolling_sideways(path: str, opened) -> None:
    """On a narrow screen nothing is wider than it, not even a text without a blank."""
    page = opened(path, viewport=PHONE, is_mobile=True, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_long_word_does_not_widen_a_phone(opened) -> None:
    """A text that cannot be broken at a blank is broken all the same."""
    page = opened(f"/?a={'x' * 300}&b=A bestia támadhat.", viewport=PHONE)
    page.locator("#read-a .text").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_on_a_phone_the_verdict_comes_first(opened) -> None:
    """The headline and the deciding rule are on the first screen of a phone, without scrolling."""
    page = opened("/?a=A bestia nem támadhat.&b=A bestia támadhat.", viewport=PHONE)
    box = page.locator(".reason").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < PHONE["height"]


def test_without_scripts_a_form_is_sent(opened) -> None:
    """With scripts switched off the button opens the page with the verdict."""
    page = opened(java_script_enabled=False)
    page.get_by_label("A hatás", exact=True).fill("A bestia nem támadhat.")
    page.get_by_label("B hatás", exact=True).fill("A bestia támadhat.")
    page.get_by_role("button", name="Ítélet").click()
    head(page, HEADS["a"])
    assert not page.get_by_role("button", name="Döntés másolása").is_visible()


def test_on_paper_the_verdict_and_the_texts_remain(opened) -> None:
    """In print the form is gone, the verdict, both texts and the doubts stay."""
    page = opened("/?a=Ha csak lovag van a csapatban, a bestia nem támadhat.&b=A bestia támadhat.")
    page.emulate_media(media="print")
    assert page.locator("#head").is_visible()
    assert page.locator("#read-a .text").is_visible()
    assert page.locator("#doubts").is_visible()
    assert not page.get_by_role("button", name="Ítélet").is_visible()
