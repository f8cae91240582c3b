"""The pipeline's second opinion: confirm, veto, disagree."""

from __future__ import annotations

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


def test_no_opinion_without_morphology() -> None:
    """An engine without morphology cannot disagree; the lexicon's lemma stands."""
    got = opinion("nem", "", "", morphology=False)
    assert (got.lemma, got.pos, got.differs) == ("nem", "", False)


def test_no_opinion_on_a_longer_token() -> None:
    """A token that holds more than the operator (nem-lény) says nothing of the operator itself."""
    got = opinion("nem", "nem-lény", "NOUN", text="nem-lény")
    assert (got.token, got.differs, got.vetoed) == (0, False, False)
