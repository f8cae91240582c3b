"""The address is the question: nothing is lost on the way there and back."""

from __future__ import annotations

from urllib.parse import parse_qsl, urlsplit

from hypothesis import given
from hypothesis import strategies as st

from analyzer import Analyzer
from analyzer.web.pages.question import CHOICES, Question, question_of, question_with
from analyzer.web.pages.two import _swapped
from analyzer.web.templating import Links

TEXTS = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r"), max_size=40)
FACTS = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in CHOICES.items()})
QUESTIONS = st.builds(Question, TEXTS, TEXTS, FACTS)
LINKS = Links("hu", "hu", "/", {})


@given(QUESTIONS)
def test_an_address_holds_the_whole_question(question: Question) -> None:
    """Reading the address of a question gives that question."""
    query = urlsplit(LINKS("/", **question.parameters())).query
    assert question_of(dict(parse_qsl(query, keep_blank_values=True))) == question


@given(QUESTIONS)
def test_facts_stand_in_the_address_as_on_the_wire(question: Question) -> None:
    """The facts of a question, put into an address again, are the same."""
    assert question_with(question.a, question.b, question.facts) == question


@given(QUESTIONS)
def test_swapping_twice_changes_nothing(question: Question) -> None:
    """A and B in each other's place, twice, are in their own."""
    assert _swapped(_swapped(question)) == question


def test_a_swapped_question_has_the_mirrored_verdict(instant: Analyzer) -> None:
    """Whoever wins, wins under the other letter."""
    question = Question("Éberen tér vissza.", "Sérülten tér vissza.", {"contradiction": "full", "timing": "a_first"})
    other = _swapped(question)
    one, mirrored = (q.facts.resolve(instant, q.a, q.b) for q in (question, other))
    assert (one.winner, one.rule, mirrored.winner, mirrored.rule) == ("b", "I", "a", "I")


def test_forms_send_other_line_ends() -> None:
    """A line end as forms send it is one line end."""
    assert question_of({"a": "x\r\ny"}).a == "x\ny"
