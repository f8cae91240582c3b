"""Work that a record does not need is not done, and the record is the same as if it had been."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from analyzer import Analyzer
from analyzer.language.engines import load_engine
from analyzer.language.lexicon_engine import LexiconEngine
from analyzer.language.pipeline import load_pipeline
from analyzer.language.spacy_engine import SpacyEngine
from analyzer.language.token import Token
from analyzer.lexicon import load_lexicon
from analyzer.records.build import RecordBuilder
from analyzer.records.model import EffectRecord, Versions
from tests.records.examples import EXAMPLES, TEXTS

pytestmark = pytest.mark.model
LEXICON = load_lexicon()
VERSIONS = Versions(analyzer="0", lexicon="0", engine="0", profile="MK")
BUILDER = RecordBuilder(load_engine(syntax=False), LEXICON, "standard", "hu", VERSIONS)


class _OneByOne:
    """The engine at its slowest: each sentence alone, parsed too, nothing kept."""

    name = "slow"
    has_morphology = True
    has_syntax = True

    def __init__(self) -> None:
        self._nlp = load_pipeline()

    def tokenize(self, sentences: Iterable[str]) -> Iterator[tuple[Token, ...]]:
        return (next(SpacyEngine(self._nlp).tokenize([sentence])) for sentence in sentences)


class _Refusing:
    """An engine that must not be asked."""

    name = "refusing"
    has_morphology = True
    has_syntax = True

    def tokenize(self, sentences):
        raise AssertionError("the engine was asked")


class _Noting(LexiconEngine):
    """An engine that notes what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []

    def tokenize(self, sentences: Iterable[str]) -> Iterator[tuple[Token, ...]]:
        self.asked.append(list(sentences))
        return super().tokenize(self.asked[-1])


FULL = RecordBuilder(_OneByOne(), LEXICON, "standard", "hu", VERSIONS)


def full(text: str) -> EffectRecord:
    """The record made with all the work: every sentence, alone, through every component."""
    return FULL.build(text, full=True).record


def assert_staged_is_full(texts: Sequence[str]) -> None:
    expected = [full(text) for text in texts]
    assert BUILDER.records(texts) == expected
    assert [BUILDER.build(text).record for text in texts] == expected


def test_staged_records_of_all_shipped_examples() -> None:
    """For every example of the lexicon and every card, the record made with the least work is the full one."""
    assert len(EXAMPLES) > 1000
    assert_staged_is_full(EXAMPLES)


@settings(max_examples=60, deadline=None)
@given(st.lists(TEXTS, min_size=1, max_size=5))
def test_staged_records_of_any_texts(texts: list[str]) -> None:
    """For any texts, alone or together, the records made with the least work are the full ones."""
    assert_staged_is_full(texts)


def test_the_engine_is_not_asked_without_need() -> None:
    """A text without operators or exceptions needs no engine; one with them does."""
    builder = RecordBuilder(_Refusing(), LEXICON, "standard", "hu", VERSIONS)
    assert builder.build("Célpont kalandozó kap 1 alapszintet. Eseménylap.").record.operators == ()
    with pytest.raises(AssertionError, match="was asked"):
        builder.build("Nem támad.")


def test_only_the_sentences_that_matter_are_read() -> None:
    """Of several texts the engine gets the sentences with operators or exceptions, in one go, and no others."""
    engine = _Noting()
    texts = ["Húzz 2 lapot. Nem támad. Dobj el 1 lapot.", "Eseménylap.", "Éber. A tiltás ellenére támadhat."]
    RecordBuilder(engine, LEXICON, "standard", "hu", VERSIONS).records(texts)
    assert engine.asked == [["Nem támad.", "A tiltás ellenére támadhat."]]


def test_resolving_reads_both_texts_in_full() -> None:
    """A contradiction is found between texts that hold no operator at all."""
    verdict = Analyzer().resolve("Ostromból éberen tér vissza.", "Ostromból sérülten tér vissza.", timing="a_first")
    assert (verdict.contradiction.kind, verdict.winner, verdict.rule) == ("full", "b", "I")
