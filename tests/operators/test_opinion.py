"""The pipeline's second opinion: confirm, veto, disagree."""

from __future__ import annotations

import re

import pytest

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import load_lexicon
from analyzer.operators import OperatorMatch, second_opinion
from analyzer.text import NormalText, Span

ENTRIES = {e.id: e for e in load_lexicon().tables.operator}


def opinion(id: str, lemma: str, pos: str, *, morphology: bool = True, text: str | None = None):
    form = text or ENTRIES[id].forms[0]
    token = Token(0, len(form), form, form.lower(), lemma, pos)
    analysis = Analysis(NormalText(form), (token,), morphology, has_syntax=False)
    span = Span(0, len(ENTRIES[id].forms[0]))
    return second_opinion(OperatorMatch(ENTRIES[id], "letter", span, unaccented=False), analysis)


@pytest.mark.parametrize(
    ("id", "lemma", "pos", "differs", "vetoed"),
    [
        ("nem", "nem", "PART", False, False),
        ("nem", "Nem", "PART", False, False),
        ("nem", "nem", "PROPN", True, False),
        ("nem", "nő", "NOUN", True, True),
        ("nem", "nő", "VERB", True, False),
        ("semmiképpen", "semmi", "NOUN", True, False),
        ("mindenképpen", "minden", "PRON", True, False),
        ("csak", "csak", "ADV", False, False),
        ("csak", "csák", "NOUN", True, True),
    ],
)
def test_opinions(id: str, lemma: str, pos: str, differs: bool, vetoed: bool) -> None:
    """Only an ambiguous form is vetoed, and only when lemma and POS both say another word."""
    got = opinion(id, lemma, pos)
    assert (got.differs, got.vetoed) == (differs, vetoed)
    assert got.taken == ("pipeline" if vetoed else "lexicon")
    assert (got.lemma, got.pos) == (lemma, pos)


@pytest.mark.parametrize(
    ("id", "words", "lemma", "pos", "vetoed"),
    [
        ("se", "az SE dönt", "SE", "PROPN", True),
        ("se", "A SE dönt", "SE", "PROPN", True),
        ("se", "SE", "SE", "NOUN", True),
        ("se", "az SE dönt", "SE", "ADV", False),
        ("se", "az SE dönt", "se", "PROPN", False),
        ("se", "SENKI SE lép", "SE", "PROPN", False),
        ("se", "senki SE LÉP", "SE", "PROPN", False),
        ("se", "Se lép", "Se", "PROPN", False),
        ("nem", "ő NEM lép", "NEM", "PROPN", False),
    ],
)
def test_an_abbreviation_is_no_operator(id: str, words: str, lemma: str, pos: str, vetoed: bool) -> None:
    """Where tag, lemma and neighbours agree that capitals abbreviate, and the lexicon allows it, the word is vetoed."""
    tokens = tuple(
        Token(*m.span(), m.group(), m.group().lower(), *((lemma, pos) if m.group().lower() == id else ("", "X")))
        for m in re.finditer(r"\w+", words)
    )
    (at,) = (token.span for token in tokens if token.lower == id)
    analysis = Analysis(NormalText(words), tokens, True, has_syntax=False)
    got = second_opinion(OperatorMatch(ENTRIES[id], "letter", at, unaccented=False), analysis)
    assert got.vetoed == vetoed
    assert got.differs == (pos != "ADV")


def test_no_opinion_without_morphology() -> None:
    """An engine without morphology cannot disagree; the lexicon's lemma stands."""
    got = opinion("nem", "", "", morphology=False)
    assert (got.lemma, got.pos, got.differs) == ("nem", "", False)


def test_no_opinion_on_a_longer_token() -> None:
    """A token that holds more than the operator (nem-lény) says nothing of the operator itself."""
    got = opinion("nem", "nem-lény", "NOUN", text="nem-lény")
    assert (got.token, got.differs, got.vetoed) == (0, False, False)
