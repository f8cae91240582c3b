"""Sentences: a text says what its sentences say, and each different sentence is read once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest

from analyzer import Analyzer
from analyzer.conflicts.claims import Said, claims_of
from analyzer.conflicts.read import Unread, read_chunk
from analyzer.conflicts.sentences import Sentences
from analyzer.conflicts.statement import placeless
from analyzer.contradiction import Effect, load_game, named_ids, propositions
from analyzer.records.build import RecordBuilder
from tests.contradiction.pairs import pairs

CARD = "Sérült kalandozó nem támadhat. Akkor is támadhat, ha sérült."


def texts() -> list[str]:
    """The texts of the case files, two by two on one card, in one line or in two."""
    every = sorted({t for p in pairs() for t in (p.a, p.b)})
    return [f"{one}{gap}{other}" for (one, other), gap in zip(pairwise(every[::3]), [" ", "\n"] * 999, strict=False)]


def whole(analyzer: Analyzer, text: str) -> Said:
    """What a text says, read as one."""
    reading = analyzer.read(text, full=True)
    effect = Effect(reading.analysis, reading.parts)
    said = propositions(*effect, analyzer.lexicon, load_game())
    statements = tuple(placeless(p) for p in said)
    claims = claims_of(effect, said, statements, analyzer)
    return Said(statements, claims, named_ids(effect.analysis, analyzer.lexicon, load_game()))


@pytest.mark.parametrize("engine", ["lexicon", pytest.param("hu_effects_sm", marks=pytest.mark.model)])
def test_a_text_says_what_its_sentences_say(engine: str) -> None:
    """Read sentence by sentence or as one, a text says the same; no sentence changes what the next one says."""
    analyzer = Analyzer(engine)
    for text, said in zip(texts(), Sentences(analyzer).said(texts()), strict=True):
        assert said == whole(analyzer, text), text


def test_a_sentence_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one chunk or in another, a sentence that comes again is not read again."""
    read: list[str] = []
    parse = RecordBuilder.parse

    def noting(builder: RecordBuilder, sentences: Sequence[Any]) -> Any:
        read.extend(span.of(text.text) for text, span in sentences)
        return parse(builder, sentences)

    monkeypatch.setattr(RecordBuilder, "parse", noting)
    analyzer = Analyzer("lexicon")
    first = read_chunk(analyzer, [CARD, CARD.split(". ")[1]])
    assert read_chunk(analyzer, [CARD + " Húzz 1 lapot.", CARD])[1] == first[0]
    assert read == [*CARD.replace(". ", ".|").split("|"), "Húzz 1 lapot."]


def test_a_text_that_cannot_be_read_costs_only_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """A failure inside is told in place of what the text says; the others are read."""
    split = Analyzer.split

    def failing(analyzer: Analyzer, text: str) -> object:
        if text == "rossz":
            raise ValueError("elromlott")
        return split(analyzer, text)

    monkeypatch.setattr(Analyzer, "split", failing)
    said = read_chunk(Analyzer("lexicon"), [CARD, "rossz"])
    assert isinstance(said[0], Said)
    assert said[1] == Unread("ValueError('elromlott')")
