"""The pages without a browser: what they say, where they lead, and that nothing of a text acts on them."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

import pytest

from analyzer.lint import load_codes
from analyzer.resources import data_dir
from tests.web.client import TestClient
from tests.web.reading import Page

EXAMPLES = [
    json.loads(line)
    for line in (data_dir("examples") / "worked_examples.jsonl").read_text(encoding="utf-8").splitlines()
]
PAGES = ["/", "/corpus", "/conflicts", "/rules", "/api"]
CSAK = {"a": "Ha csak lovag van a csapatban, a bestia nem támadhat.", "b": "A bestia támadhat, és húz 1 lapot."}


def page(client: TestClient, path: str, status: int = 200, **query: str) -> Page:
    answer = client.get(path, params=query)
    assert answer.status_code == status
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    return Page(answer.text)


@pytest.mark.parametrize("lang", ["hu", "en"])
@pytest.mark.parametrize("path", [*PAGES, "/nothing"])
def test_pages_are_sound(path: str, lang: str, client: TestClient) -> None:
    """Each page is well formed, in its language, titled, with one main heading, and no id stands twice."""
    found = page(client, path, 404 if path == "/nothing" else 200, lang=lang)
    assert found.wrong == []
    assert found.all("html") == [{"lang": lang}]
    assert len(found.all("h1")) == len(found.all("main")) == len(found.all("title")) == 1
    assert len(found.ids) == len(set(found.ids))


@pytest.mark.parametrize("path", PAGES)
def test_nothing_comes_from_elsewhere_or_inline(path: str, client: TestClient) -> None:
    """Scripts, styles and pictures are files of this server; no element carries a script or a style."""
    found = page(client, path)
    sources = [e.get("src", e.get("href", "")) for tag in ("script", "link", "img") for e in found.all(tag)]
    assert sources
    assert [source for source in sources if not source.startswith("/static/")] == []
    assert all(client.get(source).status_code == 200 for source in sources)
    inline = [name for e in found.elements for name in e.attributes if name.startswith("on") or name == "style"]
    assert inline == []


def test_every_link_leads_somewhere(client: TestClient) -> None:
    """Each link of each page, in both languages, leads to a page that there is, and to a place on it that there is."""
    seen: dict[str, list[str]] = {}
    for start in [*PAGES, *(f"{path}?lang=en" for path in PAGES), client.get("/", params=CSAK).request.url]:
        for link in Page(client.get(str(start)).text).all("a"):
            parts = urlsplit(link["href"])
            target = f"{parts.path or urlsplit(str(start)).path}?{parts.query}"
            if target not in seen:
                answer = client.get(target)
                assert answer.status_code == 200, link
                seen[target] = Page(answer.text).ids if "html" in answer.headers["content-type"] else []
            assert not parts.fragment or parts.fragment in seen[target] or not parts.path, link


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_worked_examples_are_decided_without_scripts(example: dict, client: TestClient) -> None:
    """The link of each worked example opens a page with the verdict of the rule."""
    links = [e["href"] for e in page(client, "/").all("a") if e.get("class") == "button"]
    expected = example["expected"]
    found = Page(client.get(links[int(example["id"]) - 1]).text)
    winner = {"a": "Az A hatás érvényesül", "b": "A B hatás érvényesül"}[expected["winner"]]
    assert found.one("verdict")["data-announce"].startswith(winner)
    assert f"{expected['rule']} " in found.text
    assert example["a"] in found.text
    assert example["b"] in found.text


def test_the_permanent_link_is_the_page(client: TestClient) -> None:
    """The link on a page leads to the same page, to the byte."""
    answer = client.get("/", params={**CSAK, "timing": "a_first", "lang": "en"})
    assert client.get(Page(answer.text).one("permalink")["href"]).text == answer.text


def test_doubts_fallen_and_surviving_parts_are_shown(client: TestClient) -> None:
    """An ambiguous csak is listed with what would follow and a link to its code; what falls and survives is marked."""
    found = page(client, "/", **CSAK)
    classes = [e.attributes.get("class") for e in found.elements]
    assert {"falls", "stays", "counts", "open"} <= {name for name in classes if name}
    assert "/rules#CSK001" in [e["href"] for e in found.all("a")]
    assert "És ha egy bíró másképp olvassa?" in found.text


def test_the_ruling_is_that_of_the_command(client: TestClient) -> None:
    """The text to be copied is what ``hatas resolve`` prints."""
    from tests.cli.running import QUICK, run

    answer = client.get("/", params=CSAK).text
    ruling = answer.split('id="ruling-text"')[1].split(">\n", 1)[1].split("</textarea>")[0]
    assert ruling == run("resolve", *QUICK, CSAK["a"], CSAK["b"]).out.rstrip("\n")


def test_a_missing_order_can_be_named_at_once(client: TestClient) -> None:
    """Where nothing but the order is missing, two links name it, and either decides by I."""
    found = page(client, "/", a="Éberen tér vissza.", b="Sérülten tér vissza.", contradiction="full")
    later = [e["href"] for e in found.all("a") if "timing=" in e["href"] and e.get("class") == "button"]
    later = [href for href in later if "a=%C3%89beren" in href][:2]
    heads = [Page(client.get(href).text).one("verdict")["data-announce"] for href in later]
    assert [head.split(" érv")[0] for head in heads] == ["Az A hatás", "A B hatás"]


def test_an_unknown_contradiction_can_be_settled_at_once(client: TestClient) -> None:
    """Where the texts do not tell whether they contradict, two links say so or deny it."""
    found = page(client, "/", a="Éberen portyázik a vezér.", b="Sérülten tér vissza.")
    hrefs = [e["href"] for e in found.all("a")]
    if any("contradiction=none" in href for href in hrefs):
        href = next(href for href in hrefs if "contradiction=none" in href)
        assert "nem mond ellent" in Page(client.get(href).text).text
    else:
        assert found.one("verdict")["class"] != "verdict undecidable"


HOSTILE = (
    "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>{{7*7}}\u202enem\u2066 &amp; \x00\x1b[31m</textarea>"
)


def test_why_two_effects_are_compatible_is_shown(client: TestClient) -> None:
    """Where the program finds no contradiction, the page says why, in its language."""
    for lang, why in (("hu", "Két tiltás egyszerre is betartható."), ("en", "Two bans can both be obeyed.")):
        query = {"a": "Nem támadhat.", "b": "Nem akadályozhat.", "lang": lang}
        assert why in Page(client.get("/", params=query).text).text


def test_a_hostile_text_is_only_text(client: TestClient) -> None:
    """Tags, entities, template braces, controls and marks of direction of a text neither act nor hide."""
    answer = client.get("/", params={"a": HOSTILE, "b": f"A bestia támadhat. {HOSTILE}"})
    found = Page(answer.text)
    assert answer.status_code == 200
    assert found.wrong == []
    assert len(found.all("script")) == 2
    assert found.all("img") == []
    assert "{{7*7}}" in answer.text
    shown = answer.text.split('id="read-a"')[1].split('<div class="side')[0].split("<fieldset")[0]
    assert "U+202E" in shown
    assert not any(mark in shown for mark in "\u202e\u2066\x00\x1b")
    ruling = answer.text.split('id="ruling-text"')[1]
    assert not any(mark in ruling for mark in "\u202e\u2066\x00\x1b")


def test_a_text_too_long_is_refused_on_the_page(client: TestClient) -> None:
    """A text of 20,000 characters is not read: the page says the limit, and its form still holds the other text."""
    answer = client.get("/", params={"a": "nem " * 5_000, "b": "A bestia támadhat."})
    found = Page(answer.text)
    assert answer.status_code == 413
    assert "legfeljebb 5000" in found.text
    assert "A bestia támadhat." in answer.text


@pytest.mark.parametrize("query", [{}, {"a": "Nem."}, {"b": " \n"}, {"a": "", "b": ""}])
def test_without_two_texts_there_is_no_verdict(query: dict[str, str], client: TestClient) -> None:
    """With one text or none the page asks for the other."""
    assert page(client, "/", **query).one("verdict")["class"] == "verdict empty"


def test_a_wrong_fact_in_the_address_is_told(client: TestClient) -> None:
    """A value that a fact cannot have is named with those that it can."""
    found = page(client, "/", 422, a="Nem.", b="Igen.", timing="later")
    assert "a_first, b_first, same" in found.text


def test_every_rule_and_code_has_its_place(client: TestClient) -> None:
    """Each rule A–I and each code of lint has an anchor that reports may link to."""
    assert {*"ABCDEFGHI", *load_codes()} <= set(page(client, "/rules").ids)


def test_english_pages_say_everything_in_english(client: TestClient) -> None:
    """In English no Hungarian sentence of the pages stands, and links keep the language."""
    found = page(client, "/", lang="en", **CSAK)
    assert "And if a judge reads it otherwise?" in found.text
    assert not [word for word in ("érvényesül", "megengedő", "kétség", "hivatkozás") if word in found.text]
    own = [e["href"] for e in found.all("a") if e["href"].startswith("/") and "hreflang" not in e]
    assert [href for href in own if "lang=en" not in href] == []


def test_a_server_of_english_answers_in_english(clients) -> None:
    """The language of the server is that of a page whose address names none."""
    from analyzer.corpus.setup import Setup
    from analyzer.web.app import create_app
    from analyzer.web.options import WebOptions

    with TestClient(create_app(WebOptions(Setup("lexicon", lang="en"))), base_url="http://localhost") as client:
        assert page(client, "/").all("html") == [{"lang": "en"}]
        assert page(client, "/", lang="hu").all("html") == [{"lang": "hu"}]


def test_continuity_is_asked_where_the_profile_asks(clients, client: TestClient) -> None:
    """Whether an effect is continuous is asked for HKK, and not for MK."""
    from analyzer.corpus.setup import Setup
    from analyzer.web.app import create_app
    from analyzer.web.options import WebOptions

    assert "a_continuous" not in page(client, "/").ids
    with TestClient(create_app(WebOptions(Setup("lexicon", profile="HKK"))), base_url="http://localhost") as other:
        assert "a_continuous" in page(other, "/").ids
