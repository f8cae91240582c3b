"""Adding to a file: what stands there stays, byte for byte."""

from __future__ import annotations

import tomllib
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.rulings.edit import Edit, NewRuling, with_ruling
from analyzer.rulings.errors import ContradictingRulingError, RulingError
from analyzer.text import NormalText
from tests.rulings.making import FILE, READINGS, new, parsed

CARD = "Csak éberen támadhat, csak ha él."
FIRST = f"""# A kör bírói döntései

[[ruling]]   # az elsőt Éva hozta
who = "Éva"      # egyedül
text   = '''{CARD}'''
surface = "csak"
occurrence = 1
reading   =   'restrictive' # kizárólag

# szünet
why = "mert az őr csak így támad"
when = 2026-01-02
# vége"""
LINES = st.lists(
    st.sampled_from(["# megjegyzés", "", "   ", "\t# „behúzott”", "#[[ruling]]", "# ő 🐉"]), max_size=5
).map(lambda lines: "".join(line + "\n" for line in lines))
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=30)


def add(source: str, ruling: NewRuling, *, replace: bool = False) -> Edit:
    return with_ruling(source, FILE, ruling, NormalText(ruling.text or CARD), READINGS, replace=replace)


def second(reading: str = "nonrestrictive") -> NewRuling:
    return new(CARD, 22, 26, reading, surface="csak")


def first(reading: str) -> NewRuling:
    return new(CARD, 0, 4, reading, surface="Csak", who="Zoltán", why='ő "másként" látja', when=date(2026, 5, 6))


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_what_stands_in_the_file_is_kept(end: str, mark: str) -> None:
    """A ruling is added behind everything; the characters before it are the same, and line ends are the file's own."""
    before = mark + FIRST.replace("\n", end)
    edit = add(before, second())
    assert edit.done == "added"
    assert edit.source.startswith(before + end * 2 + "[[ruling]]" + end)
    assert edit.source.count("\n") == edit.source.count(end)
    assert [ruling.reading for ruling in parsed(edit.source).rulings] == ["restrictive", "nonrestrictive"]


@pytest.mark.parametrize(("before", "gap"), [("", ""), ("\n", ""), ("# a", "\n\n"), ("# a\n", "\n"), ("# a\n\n", "\n")])
def test_a_blank_line_stands_between(before: str, gap: str) -> None:
    """A ruling begins on a line of its own, with a blank line before it if anything stands there."""
    assert add(before, second()).source.startswith(f"{before}{gap}[[ruling]]\n")


@given(LINES, LINES, TEXTS)
def test_any_text_and_any_comments(before: str, after: str, text: str) -> None:
    """Whatever characters a text has and whatever comments surround it, the file keeps both and reads back as given."""
    card = f"Csak {text}"
    edit = add(before, new(card, 0, 4, "restrictive", why=text + "."))
    assert edit.source.startswith(before)
    again = add(edit.source + after, new(CARD, 0, 4, "restrictive"))
    assert again.source.startswith(edit.source + after)
    entries = tomllib.loads(again.source)["ruling"]
    assert [entry["text"] for entry in entries] == [card, CARD]
    assert entries[0]["why"] == text + "."


def test_a_first_ruling_begins_the_file() -> None:
    """In a new file the ruling stands alone, in the order of the documentation."""
    lines = add("", first("restrictive")).source.splitlines()
    assert [line.split(" ")[0] for line in lines] == [
        *("[[ruling]]", "text", "start", "end", "surface", "reading", "who", "when", "why"),
    ]
    assert "when = 2026-05-06" in lines


def test_the_same_ruling_is_not_written_twice() -> None:
    """A ruling that stands there, by surface or by span, in whatever spelling of the text, is left as it is."""
    edit = add(FIRST, new(CARD.upper().replace(" ", "\n"), 0, 4, "restrictive", who="Más"))
    assert (edit.done, edit.source, edit.ruling.who) == ("present", FIRST, "Éva")


def test_a_contradicting_ruling_is_never_overwritten_silently() -> None:
    """Another reading of the same place is refused, with the number, the reading and the judge that stand there."""
    with pytest.raises(ContradictingRulingError) as caught:
        add(FIRST, first("nonrestrictive"))
    assert "1. döntés" in caught.value.said.hu
    assert "korlátozó (Éva, 2026-01-02)" in caught.value.said.hu
    assert "ruling 1" in caught.value.said.en
    assert "restrictive (Éva" in caught.value.said.en


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_replacing_changes_four_values_and_nothing_else(mark: str) -> None:
    """Asked to, a ruling is replaced in its place: reading, judge, day and reason; comments and spacing stay."""
    edit = add(mark + FIRST, first("nonrestrictive"), replace=True)
    expected = mark + (
        FIRST.replace("'restrictive'", '"nonrestrictive"')
        .replace('"Éva"', '"Zoltán"')
        .replace('"mert az őr csak így támad"', '"ő \\"másként\\" látja"')
        .replace("2026-01-02", "2026-05-06")
    )
    assert (edit.done, edit.source) == ("replaced", expected)


def test_replacing_keeps_the_others() -> None:
    """Only the ruling on the same place is replaced."""
    both = add(FIRST, second()).source
    edit = add(both, second("restrictive"), replace=True)
    assert edit.source == both.replace('"nonrestrictive"', '"restrictive"')


def test_a_file_without_its_texts() -> None:
    """A ruling written by fingerprint holds no word of the text but the surface, and is the same place."""
    hidden = first("restrictive")._replace(text=None, start=None, end=None, surface="csak", occurrence=1)
    edit = add("", hidden)
    assert "éberen" not in edit.source
    assert parsed(edit.source).rulings[0].fingerprint == first("restrictive").fingerprint
    assert add(edit.source, first("restrictive")).done == "present"
    with pytest.raises(ContradictingRulingError):
        add(edit.source, first("nonrestrictive"))


def test_an_inline_array_cannot_grow() -> None:
    """Rulings in an inline array are read, but nothing can be added behind them: that is said."""
    inline = (
        "ruling = [{text = 'Csak éber.', surface = 'csak', reading = 'restrictive', who = 'X', when = 2026-01-02, "
        "why = 'y'}]\n"
    )
    assert len(parsed(inline).rulings) == 1
    with pytest.raises(RulingError, match=r"\[\[ruling\]\]"):
        add(inline, second())


def test_a_wrong_file_is_not_added_to() -> None:
    """A file with a fault is refused before anything is written."""
    with pytest.raises(RulingError, match="ruling 1"):
        add("[[ruling]]\nwho = 'X'\n", second())
