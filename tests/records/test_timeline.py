"""Timeline cues (rule I)."""

from __future__ import annotations

import pytest

from analyzer.lexicon import load_lexicon
from analyzer.messages import Message
from analyzer.records.timeline import CueMatch, find_timeline, propose
from analyzer.text import Span
from tests.records.words import read

CUES = load_lexicon().tables.timeline_cue


@pytest.mark.parametrize(("cue", "text"), [(c.id, e) for c in CUES for e in c.examples])
def test_cue_applies_to_its_examples(cue: str, text: str) -> None:
    """Each cue of the lexicon is found in its own examples, inside the text."""
    analysis = read(text)
    found = [c for c in find_timeline(analysis, load_lexicon())[1] if c.id == cue]
    assert found
    assert all(0 <= c.span.start < c.span.end <= len(text) for c in found)


@pytest.mark.parametrize(("cue", "text"), [(c.id, e) for c in CUES for e in c.counter_examples])
def test_cue_spares_its_counter_examples(cue: str, text: str) -> None:
    """No cue is found in the look-alike sentences that its entry names."""
    assert cue not in {c.id for c in find_timeline(read(text), load_lexicon())[1]}


@pytest.mark.parametrize(
    ("text", "uses", "words"),
    [
        (
            "Jelenbe kerülésekor célpont ork sérült helyzetbe fordul.",
            "yes",
            ["Jelenbe kerülésekor", "célpont"],
        ),
        ("FELFEDÉSEKOR minden bestia meghal.", "yes", ["FELFEDÉSEKOR"]),
        ("Amíg a Jelenben van, az orkok nem gyógyulnak.", "no", ["Amíg a Jelenben van"]),
        ("Amikor egy ork meghal, játékosa kap 1 MP-t.", "unknown", ["Amikor"]),
        ("Bestiák nem lehetnek győztesek.", "unknown", []),
        ("", "unknown", []),
    ],
)
def test_proposal(text: str, uses: str, words: list[str]) -> None:
    """The heaviest cue decides, an event alone leaves it open, and silence proposes nothing."""
    proposed, cues = find_timeline(read(text), load_lexicon())
    assert (proposed, [c.span.of(text) for c in cues]) == (uses, words)


def test_equal_weights_that_differ_decide_nothing() -> None:
    """Cues of one weight that disagree leave the question open, whatever their order."""
    why = Message("", "")
    yes, no = CueMatch("y", Span(0, 1), "yes", 2, why), CueMatch("n", Span(2, 3), "no", 2, why)
    assert propose([yes, no]) == propose([no, yes]) == "unknown"
    assert propose([yes, no, CueMatch("h", Span(4, 5), "no", 3, why)]) == "no"
