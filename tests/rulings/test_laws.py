"""Laws of rulings over any text: the letter changes nothing, the other reading keeps the verdict's promise."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from analyzer import Analyzer, EffectRecord, Verdict
from analyzer.records.model import Contradiction
from analyzer.resolver import ClockInput, load_profile, resolve_records
from tests.rulings.making import new, settled

WORDS = ["nem", "Nem", "sem", "se", "ne", "nincs", "mindenképp", "semmiképpen", "Semmiképpen", "csak", "csakis"]
WORDS += [
    "hacsak",
    "nemcsak",
    "hanem",
    "őr",
    "támadhat",
    "sérült",
    "ha",
    "aki",
    "és",
    "is",
    "kell",
    "semmike\u0301ppen",
]
GLUE = [" ", ", ", ". ", "\n", "; "]
TEXTS = st.lists(st.tuples(st.sampled_from(WORDS), st.sampled_from(GLUE)), min_size=1, max_size=9).map(
    lambda pieces: "".join(word + glue for word, glue in pieces)
)
READERS = {policy: Analyzer("lexicon", policy=policy) for policy in ("standard", "letter")}  # type: ignore[arg-type]
POLICIES = st.sampled_from(sorted(READERS))
TIMINGS = st.sampled_from(["a_first", "b_first", "unknown"])
FULL = Contradiction(kind="full", source="asserted")
MK = load_profile("MK")


def ruled(record: EffectRecord, doubt: int, other: bool) -> EffectRecord:
    """The record with the given doubt settled: as the letter has it, or otherwise."""
    found = record.doubts[doubt]
    return settled(record, new(record.text, found.start, found.end, found.readings[int(other)]))


def verdict(a: EffectRecord, b: EffectRecord, timing: str) -> Verdict:
    return resolve_records(a, b, FULL, clock=ClockInput(timing=timing), profile=MK)  # type: ignore[arg-type]


@given(TEXTS, POLICIES)
def test_the_letters_own_reading_never_changes_level_or_mode(text: str, policy: str) -> None:
    """Settling a doubt as the letter has it leaves level, mode and what counts as they were."""
    record = READERS[policy].analyze(text)
    for doubt in range(len(record.doubts)):
        after = ruled(record, doubt, other=False)
        assert (after.level, after.mode) == (record.level, record.mode)
        assert [op.counts for op in after.operators] == [op.counts for op in record.operators]


@given(TEXTS, TEXTS, TIMINGS, POLICIES)
def test_the_other_reading_gives_the_verdict_that_was_promised(one: str, other: str, timing: str, policy: str) -> None:
    """Settling a doubt the other way gives exactly the outcome that stood under its `then`."""
    a, b = READERS[policy].analyze(one), READERS[policy].analyze(other)
    promised = {(d.effect, d.start, d.code): d.then for d in verdict(a, b, timing).doubts}
    for at, doubt in enumerate(a.doubts):
        after = verdict(ruled(a, at, other=True), b, timing)
        then = promised["a", doubt.start, doubt.code]
        assert (after.status, after.winner, after.rule) == (then.status, then.winner, then.rule)


@given(TEXTS, st.booleans())
def test_exactly_the_doubts_of_one_word_are_settled(text: str, other: bool) -> None:
    """A ruling takes away all doubts of its word and none of any other, and it is cited once."""
    record = READERS["standard"].analyze(text)
    for at, doubt in enumerate(record.doubts):
        after = ruled(record, at, other)
        place = (doubt.start, doubt.end)
        assert after.doubts == tuple(d for d in record.doubts if (d.start, d.end) != place)
        assert [(done.start, done.end) for done in after.rulings] == [place]


@given(TEXTS, st.booleans())
def test_settling_twice_is_settling_once(text: str, other: bool) -> None:
    """A record that is settled already comes out of the same ruling with the same level, mode and operators."""
    record = READERS["standard"].analyze(text)
    for at, doubt in enumerate(record.doubts):
        once = ruled(record, at, other)
        twice = settled(once, new(text, doubt.start, doubt.end, doubt.readings[int(other)]))
        same = {"rulings": once.rulings}
        assert msgspec.structs.replace(twice, **same) == once


@given(TEXTS, TEXTS)
def test_rulings_on_other_texts_touch_nothing(one: str, other: str) -> None:
    """A ruling on a text with other words leaves a record as it is."""
    a, b = READERS["standard"].analyze(one), READERS["standard"].analyze(other + " vitéz")
    for doubt in b.doubts:
        assert settled(a, new(b.text, doubt.start, doubt.end, doubt.readings[1])) is a
