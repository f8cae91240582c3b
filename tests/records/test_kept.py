"""Readings that come again: the same ones, moved to where the sentence stands; others where the tokens are others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from analyzer.language.engines import load_engine
from analyzer.language.lexicon_engine import LexiconEngine
from analyzer.language.token import Token
from analyzer.lexicon import load_lexicon
from analyzer.records import build, kept
from analyzer.records.build import RecordBuilder
from analyzer.records.model import EffectRecord, Versions

LEXICON = load_lexicon()
VERSIONS = Versions(analyzer="0", lexicon="0", engine="0", profile="MK")
SENTENCE = "Csak éber szövetséges nem támadhat."


class _Calling(LexiconEngine):
    """An engine that calls every word what it is told to call it."""

    has_morphology = True
    pos = "ADV"

    def tokenize(self, sentences: Iterable[str]) -> Iterator[tuple[Token, ...]]:
        for tokens in super().tokenize(sentences):
            yield tuple(token._replace(pos=self.pos, lemma=token.lower) for token in tokens)


def builder(engine: LexiconEngine) -> RecordBuilder:
    return RecordBuilder(engine, LEXICON, "standard", "hu", VERSIONS)


def places(record: EffectRecord) -> list[str]:
    """The words that operators and their foci quote, cut from the text itself."""
    spans = [(op.start, op.end) for op in record.operators]
    spans += [(op.focus.start, op.focus.end) for op in record.operators if op.focus]
    return [record.text[start:end] for start, end in spans]


@pytest.mark.model
def test_a_sentence_read_before_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its operators have the same readings, each at its place in the new text, without reading anything."""
    read = RecordBuilder(load_engine(syntax=False), LEXICON, "standard", "hu", VERSIONS)
    (first,) = read.records([SENTENCE])

    def refuse(*_: object) -> None:
        raise AssertionError("read again")

    monkeypatch.setattr(build, "read_operator", refuse)
    (moved,) = read.records([f"Húzz 2 lapot. {SENTENCE}"])
    assert places(moved) == places(first)
    assert [op.why for op in moved.operators] == [op.why for op in first.operators]
    with pytest.raises(AssertionError, match="read again"):
        read.records(["Csak sérült szövetséges nem támadhat."])


def test_other_tokens_are_read_anew() -> None:
    """The same words as other tokens may read otherwise: what was kept of the first is not taken for the second."""
    engine = _Calling()
    reading = builder(engine)
    (before,) = reading.records([SENTENCE])
    engine.pos = "NOUN"
    (after,) = reading.records([SENTENCE])
    assert {op.pos for op in before.operators} == {"ADV"}
    assert {op.pos for op in after.operators} == {"NOUN"}


def test_what_is_kept_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only so many readings are kept."""
    monkeypatch.setattr(kept, "_KEPT", 3)
    reading = builder(LexiconEngine())
    reading.records([f"Az őr {number} lapot nem húzhat." for number in range(9)])
    assert len(reading._kept._kept) == 3
