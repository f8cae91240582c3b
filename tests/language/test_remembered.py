"""A sentence that comes again is not read again, and reads as if it were read alone."""

from __future__ import annotations

from typing import Any

import pytest
import spacy

from analyzer.language.engines import load_engine
from analyzer.language.spacy_engine import SpacyEngine

SENTENCES = ["Az őr nem támadhat.", "Csak éber őr támadhat.", "Az őr nem támadhat.", "Húzz 2 lapot!"]


class _Counted:
    """A blank pipeline that notes what it is asked to read."""

    def __init__(self) -> None:
        self._nlp = spacy.blank("hu")
        self.asked: list[str] = []

    def pipe(self, texts: list[str], **options: Any) -> Any:
        self.asked += texts
        return self._nlp.pipe(texts, **options)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._nlp, name)


def _engine(nlp: _Counted) -> SpacyEngine:
    nlp.meta["name"], nlp.meta["version"] = "blank", "0"
    return SpacyEngine(nlp)  # type: ignore[arg-type]  # it is asked for nothing else


def test_a_sentence_is_read_once() -> None:
    """The pipeline gets each different sentence once, in one text or in several."""
    nlp = _Counted()
    engine = _engine(nlp)
    first, again = list(engine.tokenize(SENTENCES)), list(engine.tokenize(SENTENCES))
    assert nlp.asked == [SENTENCES[0], SENTENCES[1], SENTENCES[3]]
    assert first == again
    assert first[0] == first[2] != first[1]


def test_who_stops_at_the_last_sentence_has_them_remembered() -> None:
    """What was read is kept even if nobody asks whether there is more."""
    nlp = _Counted()
    engine = _engine(nlp)
    taken = engine.tokenize(SENTENCES)
    assert [next(taken) for _ in SENTENCES] == list(engine.tokenize(SENTENCES))
    assert nlp.asked == [SENTENCES[0], SENTENCES[1], SENTENCES[3]]


def test_an_endless_sentence_is_not_kept() -> None:
    """What hardly comes twice takes no room: a very long sentence is read each time."""
    nlp = _Counted()
    engine, endless = _engine(nlp), "egyszer " * 60
    assert list(engine.tokenize([endless])) == list(engine.tokenize([endless]))
    assert nlp.asked == [endless, endless]


@pytest.mark.model
def test_what_was_read_before_changes_no_reading() -> None:
    """Tokens are the same from an engine that has just started and from one that has read other sentences."""
    used = load_engine()
    list(used.tokenize(reversed(SENTENCES)))
    assert [list(used.tokenize([s])) for s in SENTENCES] == [list(load_engine().tokenize([s])) for s in SENTENCES]
