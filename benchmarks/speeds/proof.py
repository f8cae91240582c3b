"""The proof that staging changes nothing: every record is compared with the one made by all the work there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from analyzer import Analyzer
from analyzer.lexicon import load_lexicon
from speeds.throughput import full_builder


def differing(texts: Sequence[str], engine: str) -> list[str]:
    """Return the texts whose staged record is not the full one, sentence by sentence through every component."""
    staged, full = Analyzer(engine), full_builder(engine)
    records = staged.analyze_many(enumerate(texts))
    pairs = (
        (record, full.build(text, record.id, full=True).record) for record, text in zip(records, texts, strict=True)
    )
    return [one.text for one, other in pairs if one != other]


def generated(count: int) -> list[str]:
    """Return `count` texts that Hypothesis makes of the words that matter and of others, the same ones each time."""
    found: list[str] = []

    @seed(510)
    @settings(max_examples=count, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(st.lists(_pieces(), max_size=25).map(" ".join))
    def collect(text: str) -> None:
        found.append(text)

    while len(found) < count:
        collect()
    return list(islice(_distinct_first(found), count))


def _distinct_first(texts: list[str]) -> Iterator[str]:
    yield from dict.fromkeys(texts)
    yield from texts


def _pieces() -> st.SearchStrategy[str]:
    tables = load_lexicon().tables
    forms = sorted({form for entry in (*tables.operator, *tables.near_miss) for form in entry.forms})
    entries = (*tables.exception, *tables.timeline_cue, *tables.role, *tables.csak_pattern)
    words = sorted({word for entry in entries for text in entry.examples for word in text.split()})
    some = st.sampled_from(forms)
    return st.one_of(some, some.map(str.upper), st.sampled_from(words), st.sampled_from(words), st.text(max_size=6))
