"""Reading roles from hand-built tokens."""

from __future__ import annotations

import msgspec
import pytest

from analyzer.errors import LexiconError
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon, Tables
from analyzer.lexicon.tables.roles import RoleEntry
from analyzer.readings.clauses import split_clauses
from analyzer.readings.roles import RoleReading, negated_strong, read_role
from tests.readings.clauses.hand import analysis


def at(found: Analysis, word: str, nth: int = 0) -> int:
    return [i for i, t in enumerate(found.tokens) if t.lower == word][nth]


def role(written: str, lexicon: Lexicon, word: str = "nem", nth: int = 0) -> RoleReading:
    found = analysis(written)
    return read_role(found, at(found, word, nth), lexicon)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("A/D hős/N nem/R támadhat/V ./P", "prohibits"),
        ("A/D hős/N nem/R támad/V ./P", "prohibits"),
        ("Ha/S nem/R támad/V ,/P lapot/ACC húz/V ./P", "condition"),
        ("Egy/D nem/R sérült/A hőst/ACC választ/V ./P", "descriptive"),
        ("Lapot/ACC húz/V ,/P akinek/PRON nem/R kardja/N ./P", "descriptive"),
        ("Nem/R kell/V húznia/INF ./P", "waiver"),
        ("Nem/R csak/R húz/V ,/P hanem/C dob/V is/R ./P", "additive"),
        ("Dönt/V ,/P támad/V vagy/C nem/R ./P", "alternative"),
        ("A/D lap/N nem/R számít/V hősnek/NOUN/Case=Dat ./P", "definition"),
        ("Az/D emberi/A nem/N ellensége/NOUN/Case=Nom|Person[psor]=3 ./P", "noun"),
        ("A/D hős/N nem/R lép/V ,/P hanem/C áll/V ./P", "contrast"),
        ("Dob/V ,/P amíg/R meg/ADV nem/R hal/V ./P", "expletive"),
        ("A/D hős/N nem/R törődik/V semmivel/PRON ./P", "comment"),
    ],
)
def test_each_role(written: str, expected: str, lexicon: Lexicon) -> None:
    """Each of the roles is read from tokens alone."""
    assert role(written, lexicon).role == expected


def test_what_is_negated(lexicon: Lexicon) -> None:
    """The reading quotes the negated word, and its reason names it in both languages."""
    found = analysis("A/D hős/N nem/R támadhat/V ./P")
    reading = read_role(found, 2, lexicon)
    assert reading.negates is not None
    assert reading.negates.of(found.text.text) == "támadhat"
    assert "támadhat" in reading.why.hu
    assert "támadhat" in reading.why.en


def test_concord_takes_the_role_of_its_verb(lexicon: Lexicon) -> None:
    """A sem beside a nem is read as that nem is."""
    written = "Ha/S nem/R lép/V egy/D hős/N sem/R ,/P lapot/ACC húz/V"
    assert role(written, lexicon, "sem") == role(written, lexicon, "nem")
    assert role("Senki/PRO sem/R léphet/V", lexicon, "sem").role == "prohibits"


def test_clauses_may_be_handed_in(lexicon: Lexicon) -> None:
    """Handing in the clauses changes nothing."""
    found = analysis("Ha/S nem/R lép/V ,/P nem/R támadhat/V")
    clauses = split_clauses(found, lexicon)
    for index in (1, 4):
        assert read_role(found, index, lexicon, clauses) == read_role(found, index, lexicon)


def test_without_morphology_the_open_stays_open(lexicon: Lexicon) -> None:
    """Without an engine an unmistakable form is read, any other stays undecided."""
    assert role("A hős nem támadhat", lexicon).role == "prohibits"
    assert role("A gólem nem szolga", lexicon).role is None


def test_no_pattern_fits(lexicon: Lexicon) -> None:
    """If no pattern fits, the role is None and the reason says so."""
    empty = Lexicon(tables=msgspec.structs.replace(lexicon.tables, role=()), hash="without roles")
    reading = role("A/D hős/N nem/R támad/V", empty)
    assert (reading.role, reading.pattern) == (None, "undecided")
    assert "nem" in reading.why.hu


def test_unknown_feature() -> None:
    """A pattern that asks for a feature that does not exist is refused by name."""
    entry = RoleEntry(id="mine", all=("no_such",), hu="x", en="x", examples=("x",), counter_examples=("y",))
    with pytest.raises(LexiconError, match=r"'mine'.*'no_such'"):
        role("Nem/R lép/V", Lexicon(tables=Tables(role=(entry,)), hash="bad"))


@pytest.mark.parametrize(
    ("written", "word", "expected"),
    [
        ("Nem/R mindenképpen/R győz/V", "mindenképpen", True),
        ("Nem/R mindenképpen/R győz/V", "nem", True),
        ("Nem mindenképp győz", "mindenképp", True),
        ("Mindenképpen/R győz/V", "mindenképpen", False),
        ("Nem/R győz/V mindenképpen/R", "mindenképpen", False),
        ("Nem/R // Mindenképpen/R győz/V", "mindenképpen", False),
        ("Ha/S nem/R ,/P mindenképpen/R győz/V", "mindenképpen", False),
        ("Győz/V nem/R", "nem", False),
    ],
)
def test_negated_strong(written: str, word: str, expected: bool) -> None:
    """Mindenképpen is denied only by a nem right before it in its sentence."""
    found = analysis(written)
    assert negated_strong(found, at(found, word)) is expected
