"""Work that a record does not need is not done, and the record is the same as if it had been."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from analyzer import Analyzer
from analyzer.language.engines import load_engine
from analyzer.lexicon import load_lexicon
from analyzer.records.build import RecordBuilder
from analyzer.records.model import Versions

LEXICON = load_lexicon()
VERSIONS = Versions(analyzer="0", lexicon="0", engine="0", profile="MK")
BUILDER = RecordBuilder(load_engine(), LEXICON, "standard", "hu", VERSIONS)
EXCEPTIONS = [x for e in LEXICON.tables.exception for x in (*e.examples, *e.counter_examples)]
CUES = [x for e in LEXICON.tables.timeline_cue for x in (*e.examples, *e.counter_examples)]
WORDS = ["kalandozó", "elfordul", "ellenére", "helyett", "akkor is", "ha", "kivéve", "nem", "csak", "célpont", ".", ","]


class _Refusing:
    """An engine that must not be asked."""

    name = "refusing"
    has_morphology = True
    has_syntax = True

    def tokenize(self, sentences):
        raise AssertionError("the engine was asked")


@pytest.mark.parametrize("text", [*EXCEPTIONS, *CUES])
def test_staged_record_of_every_example(text: str) -> None:
    """For every example of exceptions and cues, the record made with the least work is the full one."""
    assert BUILDER.build(text).record == BUILDER.build(text, full=True).record


@given(st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join))
def test_staged_record_of_any_text(text: str) -> None:
    """For any text, the record made with the least work is the full one."""
    assert BUILDER.build(text).record == BUILDER.build(text, full=True).record


def test_the_engine_is_not_asked_without_need() -> None:
    """A text without operators or exceptions needs no engine; one with them does."""
    builder = RecordBuilder(_Refusing(), LEXICON, "standard", "hu", VERSIONS)
    assert builder.build("Célpont kalandozó kap 1 alapszintet. Eseménylap.").record.operators == ()
    with pytest.raises(AssertionError, match="was asked"):
        builder.build("Nem támad.")


def test_resolving_reads_both_texts_in_full() -> None:
    """A contradiction is found between texts that hold no operator at all."""
    verdict = Analyzer().resolve("Ostromból éberen tér vissza.", "Ostromból sérülten tér vissza.", timing="a_first")
    assert (verdict.contradiction.kind, verdict.winner, verdict.rule) == ("full", "b", "I")
