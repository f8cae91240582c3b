"""What read_csak gives: reasons, candidates, honesty without a model, spans inside the sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer.language.engine import Engine
from analyzer.lexicon import Lexicon
from analyzer.readings.csak import read_csak
from tests.readings.clauses.hand import analysis
from tests.readings.csak.marked import LEXICON, readings


def test_reason_names_the_words(engine: Engine) -> None:
    """The reason quotes csak with its focus, and the verb, in both languages."""
    (found,) = readings("Csak éber lovagot választhatsz.", engine)
    assert found.pattern == "only-may"
    for text in (found.why.hu, found.why.en):
        assert "Csak éber lovagot" in text
        assert "választhatsz" in text


def test_candidates_of_an_ambiguous_csak(engine: Engine) -> None:
    """An ambiguous csak lists what it may restrict: the phrase, and the amount in it, without repetition."""
    text = "Ilyenkor csak 2 sebet gyógyít."
    (found,) = readings(text, engine)
    assert found.reading == "ambiguous"
    assert [c.span.of(text) for c in found.candidates] == ["2 sebet", "2"]
    assert all(c.meaning.hu and c.meaning.en for c in found.candidates)


def test_certain_readings_have_no_candidates(engine: Engine) -> None:
    """What is decided offers no other focus."""
    assert readings("Csak éber lovagot választhatsz.", engine)[0].candidates == ()


@pytest.mark.parametrize(
    ("text", "reading"),
    [
        ("Csak akkor támadhat, ha éber.", "restrictive"),
        ("Körönként csak egyszer támadhat.", "restrictive"),
        ("Nem csak a lovag támadhat.", "nonrestrictive"),
        ("Támadhat, hacsak nem sérült.", "ambiguous"),
        ("Nemcsak támadhat, védhet is.", "nonrestrictive"),
        ("Csak a vezér támad.", "ambiguous"),
    ],
)
def test_without_a_model(text: str, reading: str, bare: Engine) -> None:
    """Patterns over forms decide without a model; the rest is ambiguous and says that a model is needed."""
    (found,) = readings(text, bare)
    assert found.reading == reading
    if text == "Csak a vezér támad.":
        assert found.pattern == "needs-a-model"
        assert "modell" in found.why.hu


TAGGED = (
    "lép/V lépsz/V2 lépünk/V1 lépett/PAST lépj/IMP "
    "lépni/INF lépő/PTCP kő/N követ/ACC kövön/SUP nagy/A a/D ma/R és/C ha/S "
    "ez/PRO ,/P hogy/S nem/R aki/PRO el/R egyszer/R akkor/R két/NUM"
)
WORDS = st.sampled_from(TAGGED.split())


@given(st.lists(WORDS, max_size=7), st.lists(WORDS, max_size=7))
def test_focus_lies_in_the_sentence_and_not_on_csak(before: list[str], after: list[str]) -> None:
    """Whatever stands around csak, it gets a reading, and its focus lies in its sentence without holding csak."""
    found = analysis(" ".join(["ma/R lép/V ./P //", *before, "csak/R", *after, "./P"]))
    at = next(i for i, t in enumerate(found.tokens) if t.lower == "csak")
    reading = read_csak(found, at, LEXICON)
    sentence = found.sentence_of(at)
    assert reading.why.hu
    assert reading.why.en
    for span in [reading.focus, *(c.span for c in reading.candidates)]:
        if span is not None:
            assert found.tokens[sentence.start].start <= span.start < span.end <= found.tokens[sentence[-1]].end
            assert not span.overlaps(found.tokens[at].span)


@given(st.lists(WORDS, max_size=7), st.lists(WORDS, max_size=7))
def test_nem_before_csak_never_restricts(before: list[str], after: list[str]) -> None:
    """ "nem csak" is never read as a restriction."""
    found = analysis(" ".join([*before, "nem/R", "csak/R", *after, "./P"]))
    at = next(i for i, t in enumerate(found.tokens) if t.lower == "csak")
    assert read_csak(found, at, LEXICON).reading == "nonrestrictive"


def test_reading_is_independent_of_other_sentences(lexicon: Lexicon) -> None:
    """Another sentence before or after changes nothing but offsets."""
    alone = analysis("csak/R lapot/ACC húz/V ./P")
    amid = analysis("nem/R lép/V ./P // csak/R lapot/ACC húz/V ./P // de/C nem/R véd/V ./P")
    first, second = read_csak(alone, 0, lexicon), read_csak(amid, 3, lexicon)
    assert (first.reading, first.pattern) == (second.reading, second.pattern)
