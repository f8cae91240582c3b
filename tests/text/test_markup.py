"""Markup: what the lexicon lists is dropped, what an author may have meant stays, and offsets lead back."""

from __future__ import annotations

import re
from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer import Analyzer
from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Source
from analyzer.lexicon import Lexicon, load_lexicon
from analyzer.lexicon.markup import markup_of
from analyzer.lexicon.tables.markup import MarkupEntry
from analyzer.resources import data_dir
from analyzer.text import NormalText, Span
from analyzer.text.markup import Markup, MarkupRule

ENTRIES = load_lexicon().tables.markup
MARKS = [
    "<b>",
    "</b>",
    "<br/>",
    "<",
    ">",
    "[i]",
    "[/i]",
    "{T}",
    "&nbsp;",
    "&#337;",
    "&",
    "**",
    "_",
    "\\n",
    "<!--",
    "-->",
]
PIECES = st.lists(st.sampled_from([*MARKS, "nem", " ", "csak", ".", "á", "o\u0308", "-\n", "\u00ad"]), max_size=14)


def view(raw: str, lexicon: Lexicon) -> str:
    return NormalText(raw, markup_of(lexicon)).text


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_entries_apply_to_their_examples_only(entry: MarkupEntry) -> None:
    """Alone, an entry takes something out of each of its examples and nothing out of its counter-examples."""
    markup = Markup([MarkupRule(entry.style, entry.names, entry.becomes, entry.paired, entry.unless_before)])
    assert all(markup.edits(text) for text in entry.examples)
    assert not any(markup.edits(text) for text in entry.counter_examples)


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.id)
def test_counter_examples_hold_under_all_entries(entry: MarkupEntry, lexicon: Lexicon) -> None:
    """What is no markup of one kind is none of any other: the whole table leaves the counter-examples alone."""
    assert [text for text in entry.counter_examples if markup_of(lexicon).edits(text)] == []


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("Az őr <b>nem</b> véd.", "Az őr nem véd."),
        ("Az őr n<i>e</i>m véd.", "Az őr nem véd."),
        ("Pihen.<br>Nem véd.", "Pihen.\nNem véd."),
        ("Pihen.<BR />Nem véd.", "Pihen.\nNem véd."),
        ("[b]Csak[/b] éber &amp; ép", "Csak éber & ép"),
        ("{T}: húz {2}-t", "T: húz 2-t"),
        ("**Csak** _éber_", "Csak éber"),
        ("Az &#337;r nem&nbsp;&#x61;lszik &lt;&gt;", "Az őr nem alszik <>"),
        ("Az &otilde;r", "Az őr"),
        ("semmi-<br>képpen", "semmiképpen"),
        ("sem&shy;mi", "semmi"),
        ("<b>Az <i>őr</b></i>", "Az őr"),
        ("</b>Az őr<b>", "</b>Az őr<b>"),
        ("<<b>b</b>>", "<b>"),
        ("&amp;lt;", "&lt;"),
    ],
)
def test_views(raw: str, shown: str, lexicon: Lexicon) -> None:
    """Tags go, entities become characters, and what is left is normalised like any text; once, not again and again."""
    assert view(raw, lexicon) == shown


@given(pieces=PIECES)
def test_offsets_lead_back(pieces: list[str]) -> None:
    """Every character of the view has its own place in the original, and the places keep their order."""
    text = NormalText("".join(pieces), markup_of(load_lexicon()))
    places = [text.to_raw(Span(at, at + 1)) for at in range(len(text.text))]
    assert all(0 <= place.start < place.end <= len(text.raw) for place in places)
    assert all(one.end <= other.start or one == other for one, other in pairwise(places))
    assert len(text.text) == len(text.folded)


@given(raw=st.text(alphabet="aéő nemcsak.,-\n\u00ad()<>&[]{}5=+", max_size=60))
def test_texts_without_markup_are_left_alone(raw: str) -> None:
    """A text in which no tag, mark, symbol or entity is written has the view that it has without the table."""
    written = re.search(r"</?[A-Za-z]|<!--|\[/|\{[A-Z0-9]|&[#A-Za-z]", raw)
    with_table, without = NormalText(raw, markup_of(load_lexicon())), NormalText(raw)
    assert written or with_table.text == without.text
    assert with_table.marked or with_table.text == without.text


def test_operators_are_quoted_from_the_original(instant: Analyzer) -> None:
    """A key word that a tag surrounds or divides counts, and its offsets are those of the text as given."""
    raw = "Az őr <b>nem</b> támadhat, <i>s</i>em védhet, _csak_ &#337;rizhet."
    record = instant.analyze(raw)
    assert record.text == raw
    assert [op.family for op in record.operators] == ["NEM", "SEM", "CSAK"]
    assert [raw[op.start : op.end] for op in record.operators] == ["nem", "s</i>em", "csak"]
    assert all(op.surface == raw[op.start : op.end] for op in record.operators)


def test_records_without_markup_do_not_change(instant: Analyzer) -> None:
    """The example cards hold no markup, and give the same bytes whether it is looked for or not."""
    plain, rows = (
        Analyzer(engine="lexicon", markup=False),
        list(read_all([Source(str(data_dir("examples") / "cards.csv"))])),
    )
    assert len(rows) > 50
    for row in rows:
        assert msgspec.json.encode(instant.analyze(row.text)) == msgspec.json.encode(plain.analyze(row.text))


def test_markup_can_be_taken_as_text(instant: Analyzer) -> None:
    """Without the table a tag divides the word that it stands in."""
    raw = "Az őr n<i>em</i> támadhat."
    plain = Analyzer(engine="lexicon", markup=False)
    assert [op.surface for op in instant.analyze(raw).operators] == ["n<i>em"]
    assert plain.analyze(raw).operators == ()


@pytest.mark.parametrize(
    "raw", ["<b " * 20_000, "&" * 50_000, "_a" * 30_000, "<!--" * 20_000, "<b>" * 20_000, "[b]" * 20_000]
)
def test_hostile_markup_is_read_in_one_pass(raw: str, lexicon: Lexicon) -> None:
    """Unclosed tags and marks by the thousand cost no more than their length: nothing of them is taken out."""
    assert view(raw, lexicon) == raw
