"""The page: sound, complete, self-contained, escaped, the same every time, in both languages."""

from __future__ import annotations

import base64
import hashlib
import re

import pytest

from analyzer.corpus.rows import Place
from analyzer.messages import Lang
from tests.report.making import CARDS, Tags, effects, html, page, rendered

EVIL = '"><script>alert(1)</script></style>\0\u202e&lt;'
HOSTILE = ({"id": EVIL, "name": EVIL, "type": EVIL, "edition": EVIL, "text": f"Nem támadhat. {EVIL}"},)


@pytest.mark.parametrize("lang", ["hu", "en"])
@pytest.mark.parametrize("cards", [CARDS, HOSTILE], ids=["usual", "hostile"])
def test_the_page_is_sound(lang: Lang, cards: tuple[dict[str, str], ...]) -> None:
    """Every tag is closed, ids are unique, every inner link and reference has its target, labels name what is there."""
    tags = Tags(html(cards, lang))
    assert tags.open == []
    ids = [attrs["id"] for _, attrs in tags.seen if "id" in attrs]
    assert len(ids) == len(set(ids))
    links = [attrs["href"] for attrs in tags.named("a")]
    assert len(links) > 3
    assert [link for link in links if not (link.startswith("#") and link[1:] in ids)] == []
    assert [a["aria-labelledby"] for _, a in tags.seen if a.get("aria-labelledby", ids[0]) not in ids] == []
    assert tags.named("html")[0]["lang"] == lang


@pytest.mark.parametrize("cards", [CARDS, HOSTILE], ids=["usual", "hostile"])
def test_nothing_is_fetched(cards: tuple[dict[str, str], ...]) -> None:
    """The page names no other place: no address, no import, no image, no font, no frame."""
    made = html(cards)
    tags = Tags(made)
    assert not [tag for tag, attrs in tags.seen if tag in {"link", "img", "iframe", "object", "base"} or "src" in attrs]
    assert not re.search(r"https?:|//\w+\.|@import|@font-face|url\((?!#)", made)


def test_what_cards_say_never_acts() -> None:
    """Tags in texts, names, types and ids are text; marks of direction and NUL are shown by name, not written."""
    made = html(HOSTILE)
    tags = Tags(made)
    assert len(tags.named("script")) == 1
    assert len(tags.named("style")) == 1
    assert "alert(1)" not in "".join(re.findall(r"<script>.*?</script>", made, re.DOTALL))
    assert "\0" not in made
    assert "\u202e" not in made
    assert "</script></style>U+0000U+202E&lt;" in tags.articles[0]


def test_only_the_own_script_may_run() -> None:
    """The policy of the page names the digest of its script, so that nothing else runs even if it got in."""
    made = html()
    (script,) = re.findall(r"<script>(.*?)</script>", made, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode("utf-8")).digest()).decode("ascii")
    (policy,) = [meta["content"] for meta in Tags(made).named("meta") if "http-equiv" in meta]
    assert f"script-src 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none'")


def test_the_same_rows_give_the_same_bytes() -> None:
    """Two pages of the same rows are equal."""
    assert rendered(page()) == rendered(page())


def test_words_are_marked_with_their_reason() -> None:
    """A word that counts is marked as such with the reason, a doubtful one as doubtful, and both stand in the list."""
    made = html()
    assert re.search(r'<mark class="counts" title="számít: [^"]*">nem</mark>', made)
    assert re.search(r'<mark class="open doubt" title="nem számít[^"]*">csak</mark>', made)
    first = Tags(made).articles[0]
    assert "számít" in first
    assert "Kapuőr" in first
    assert "lapok.csv, 2. sor" in first


def test_the_text_of_an_effect_stands_whole() -> None:
    """The marked pieces together are the text as given."""
    made = html()
    shown = [re.sub(r"<[^>]*>", "", text) for text in re.findall(r'<p class="text"[^>]*>(.*?)</p>', made)]
    assert shown == [card["text"] for card in CARDS]


def test_a_text_that_decides_says_so() -> None:
    """An exception that the text claims (A) is shown with what it defeats."""
    article = Tags(html(({"id": 1, "text": "Olyan lény ellen is véd, ami ellen nem védene pajzs."},))).articles[0]
    assert "A szöveg maga dönt (A):" in article
    assert "felülbírálja ezt:" in article


def test_markup_is_set_apart() -> None:
    """Tags that were seen through are shown small, also around and within words that count."""
    made = html(({"id": 1, "text": "A bestia <b>nem</b> támadhat."},))
    assert '<span class="markup">&lt;b&gt;</span><mark class="counts"' in made
    assert ">nem</mark><span" in made


def test_a_finding_leads_to_its_rule() -> None:
    """The code of a finding is a link to its explanation on this page, with bad and good wordings and its rules."""
    made = html()
    assert 'href="#rule-CSK001"' in made
    rule = made[made.index('id="rule-CSK001"') :]
    assert "kétértelmű csak" in rule
    assert rule.index('<ul class="bad">') < rule.index('<ul class="good">')
    assert '<a href="#letter-G">G</a>' in rule
    assert [attrs["id"][-1] for _, attrs in Tags(made).seen if attrs.get("id", "").startswith("letter-")] == list(
        "ABCDEFGHI"
    )


def test_articles_carry_what_the_filters_ask() -> None:
    """Level, mode, readings, codes, type and edition stand on each article."""
    strong, plain, doubtful = (attrs for attrs in Tags(html()).named("article")[1:])
    assert (strong["data-level"], strong["data-mode"], strong["data-edition"]) == ("strong", "permissive", "Második")
    assert (plain["data-csak"], plain["data-code"], plain["data-rank"]) == ("", "", "0")
    assert doubtful["data-csak"] == "ambiguous"
    assert {"?", "CSK001"} <= set(doubtful["data-code"].split())
    assert doubtful["data-rank"] == "3"


def test_english_speaks_english() -> None:
    """The English page has English words around the Hungarian texts."""
    made = html(lang="en")
    assert "Report on card effects" in made
    assert "ambiguous csak" in made
    assert "Weak and strong by card type" in made
    assert 'lang="hu">Sérült' in made


def test_a_limit_is_said_and_counts_nothing_out() -> None:
    """Beyond the limit effects are counted, not listed, and the page says how to list them."""
    made = rendered(page(most=2))
    assert len(Tags(made).articles) == 2
    assert "--max-effects" in made
    assert "--only-findings" in made
    assert "<b>4</b>" in made
    assert "--max-effects" not in html()


def test_only_findings_lists_those() -> None:
    """With `only_findings` the list holds the effects in which something was found."""
    limited = page(only_findings=True)
    made = rendered(limited)
    assert [attrs["id"] for attrs in Tags(made).named("article")] == ["e1"]
    assert "Sisak" in Tags(made).articles[0]
    assert limited.left_out.startswith("A lista csak azt a 1 hatást")


def test_a_long_text_is_cut_and_the_page_says_so() -> None:
    """Of a text without end the page shows the beginning."""
    made = html(({"id": 1, "text": "Nem támadhat. " * 2000},))
    assert len(made) < 200_000
    assert "28000 karakter" in made


def test_no_effects_at_all() -> None:
    """A page of nothing is a page."""
    assert "Nincs mit felsorolni." in html(())


def test_file_names_are_short_where_that_is_enough() -> None:
    """A place names the file without its folder, unless two files are called the same."""
    assert "mappa" not in places("mappa/a.csv", "mappa/b.csv")
    assert "egyik/a.csv, 2. sor" in places("egyik/a.csv", "masik/a.csv")


def places(*files: str) -> str:
    made = page(())
    for file, effect in zip(files, effects(), strict=False):
        made.add(effect._replace(place=Place(file, 2)))
    return " ".join(Tags(rendered(made)).articles)
