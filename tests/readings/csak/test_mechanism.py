"""Features, predicate and focus over tokens written by hand: no model needed."""

from __future__ import annotations

import pytest

from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses import split_clauses
from analyzer.readings.csak import CsakReading, read_csak
from analyzer.readings.csak.features import FEATURES
from analyzer.readings.csak.occurrence import Occurrence, occurrence_at
from tests.readings.clauses.hand import analysis, words

MAY2 = "VERB/Mood=Pot|VerbForm=Fin|Tense=Pres|Person=2|Number=Sing"


def csak_of(found: Analysis) -> int:
    return next(i for i, t in enumerate(found.tokens) if t.lower == "csak")


def occurrence(written: str, lexicon: Lexicon) -> Occurrence:
    found = analysis(written)
    return occurrence_at(found, csak_of(found), lexicon, split_clauses(found, lexicon))


def reading(written: str, lexicon: Lexicon) -> CsakReading:
    found = analysis(written)
    return read_csak(found, csak_of(found), lexicon)


@pytest.mark.parametrize(
    ("written", "focus"),
    [
        (f"csak/R sárkányt/ACC célozhatsz/{MAY2} meg/R ./P", "sárkányt"),
        (f"ma/R csak/R két/NUM sárkányt/ACC célozhatsz/{MAY2} ./P", "két sárkányt"),
        ("a/D gép/N csak/R leáll/V ./P", ""),
        (f"húzhatsz/{MAY2} csak/R lapot/ACC ./P", "lapot"),
        ("este/R nyílik/V csak/R meg/R ./P", "este"),
        ("egyszer/R lehet/V csak/R belépni/INF ./P", "egyszer"),
        ("sorban/NOUN/Case=Ine csak/R ./P", "sorban"),
        ("csak/R lovag/N ,/P pap/N vagy/C tündér/N léphet/V be/R ./P", "lovag"),
    ],
)
def test_focus(written: str, focus: str, lexicon: Lexicon) -> None:
    """The focus stands between csak and the verb, else after csak, else before the verb that csak follows."""
    found = occurrence(written, lexicon)
    assert words(found.analysis, found.focus) == focus


def test_predicate_is_not_the_participle(lexicon: Lexicon) -> None:
    """A past form before a noun is its attribute: the verb of "csak sérült lovag támad" is the last word."""
    found = occurrence("csak/R sérült/PAST lovag/N támad/V ./P", lexicon)
    assert found.predicate is not None
    assert found.token(found.predicate.word).lower == "támad"


def test_list_goes_on_to_its_verb(lexicon: Lexicon) -> None:
    """The predicate of a list stands behind its last member, not in the next statement."""
    listed = occurrence("csak/R lovag/N ,/P pap/N vagy/C tündér/N léphet/V be/R ./P", lexicon)
    assert listed.predicate is not None
    apart = occurrence("ez/PRO csak/R dísz/N ,/P nem/R véd/V ./P", lexicon)
    assert apart.predicate is None


def test_a_prefix_of_the_verb_is_no_focus(lexicon: Lexicon) -> None:
    """A preverb that stands apart before its verb belongs to the verb: csak has no focus before it."""
    found = occurrence("csak/R el/R kell/V dobnod/INF ./P", lexicon)
    assert FEATURES["verb_next"](found)
    assert found.focus == ()


@pytest.mark.parametrize(
    ("feature", "holds", "fails"),
    [
        (
            "permission",
            f"csak/R lapot/ACC húzhatsz/{MAY2} ./P",
            "csak/R lapot/ACC húz/V ./P",
        ),
        (
            "detached",
            "csak/R lapot/ACC dobsz/V2 el/R ./P",
            "csak/R eldobsz/V2 lapot/ACC ./P",
        ),
        (
            "past",
            "csak/R lapot/ACC húzott/PAST ./P",
            "csak/R lapot/ACC húz/V ./P",
        ),
        (
            "imperative",
            "csak/R lapot/ACC húzz/IMP ./P",
            "csak/R lapot/ACC húzol/V2 ./P",
        ),
        (
            "amount",
            "csak/R két/NUM lapot/ACC húz/V ./P",
            "csak/R a/D két/NUM lapot/ACC húz/V ./P",
        ),
        (
            "amount",
            "csak/R a/D felét/ACC kapja/V ./P",
            "csak/R a/D kardot/ACC kapja/V ./P",
        ),
        (
            "frequency",
            "csak/R háromszor/R lép/V ./P",
            "csak/R este/R lép/V ./P",
        ),
        (
            "pointer",
            "csak/R akkor/R lép/V ,/P ha/S éber/A ./P",
            "csak/R este/R lép/V ,/P ha/S éber/A ./P",
        ),
        (
            "pointer",
            "csak/R úgy/R lép/V ,/P ha/S éber/A ./P",
            "csak/R úgy/R ragyog/V ./P",
        ),
        (
            "copular",
            "ez/PRO csak/R egy/D kő/N ./P",
            "ez/PRO csak/R kővel/NOUN/Case=Ins nyílik/V ./P",
        ),
        (
            "generalising",
            "aki/PRO csak/R belép/V ,/P elalszik/V ./P",
            "aki/PRO csak/R lapot/ACC húz/V ,/P elalszik/V ./P",
        ),
        (
            "adversative_start",
            "olyan/A ,/P csak/R nagyobb/A ./P",
            "ha/S lép/V ,/P csak/R nagyobb/A ./P",
        ),
        (
            "answers_no",
            "nem/R lép/V ,/P csak/R áll/V ./P",
            "lép/V ,/P csak/R áll/V ./P",
        ),
        (
            "denied_complement",
            "nem/R mondja/V ,/P hogy/S csak/R lapot/ACC húz/V ./P",
            "mondja/V ,/P hogy/S csak/R lapot/ACC húz/V ./P",
        ),
        (
            "contrast",
            "csak/R leáll/V ,/P de/C nem/R tűnik/V el/R ./P",
            "csak/R leáll/V ,/P de/C újraindul/V ./P",
        ),
        (
            "concession",
            "csak/R egy/D foga/N van/V ,/P de/C így/R is/R erős/A ./P",
            "csak/R egy/D foga/N van/V ,/P de/C erős/A ./P",
        ),
        (
            "bracketed",
            "lép/V (/P csak/R este/R )/P",
            "lép/V csak/R este/R ./P",
        ),
        (
            "capital_inside",
            "a/D Csak/R Por/N nevű/A hajó/N ./P",
            "Csak/R por/N ./P",
        ),
        (
            "asks",
            "csak/R ketten/R vagytok/V ?/P",
            "csak/R ketten/R vagytok/V ./P",
        ),
        (
            "negated_verb",
            "csak/R este/R nem/R lép/V ./P",
            "csak/R este/R lép/V ./P",
        ),
        (
            "postposition",
            "csak/R két/NUM kör/N után/ADP lép/V ./P",
            "csak/R két/NUM kört/ACC lép/V ./P",
        ),
        (
            "indefinite",
            "csak/R egy/D kő/N ./P",
            "csak/R kő/N ./P",
        ),
    ],
)
def test_feature(feature: str, holds: str, fails: str, lexicon: Lexicon) -> None:
    """Each feature holds of the first sentence and not of its neighbour."""
    assert FEATURES[feature](occurrence(holds, lexicon))
    assert not FEATURES[feature](occurrence(fails, lexicon))


def test_stretch_ends_at_punctuation_and_clause(lexicon: Lexicon) -> None:
    """The stretch of csak holds the words up to the next comma or bracket, not beyond."""
    found = occurrence("ma/R lép/V ,/P de/C csak/R két/NUM mezőt/ACC (/P este/R )/P ./P", lexicon)
    assert words(found.analysis, found.stretch.words) == "de két mezőt"
    assert (found.stretch.left_mark, found.stretch.right_mark) == (",", "(")
