"""Pairs: the resolver on ready records, and the vectorised path."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from analyzer import Analyzer, EffectRecord, Effects, resolve_many
from analyzer.records.model import Contradiction
from analyzer.resolver import ClockInput, load_profile, resolve_records
from speeds.clock import best
from speeds.texts import example_cards

_FULL = Contradiction(kind="full", source="asserted")
_CLOCK = ClockInput(timing="a_first")
_MK = load_profile("MK")


def scalar(limit: int = 2000) -> Iterator[tuple[str, int, float]]:
    """Yield (what, pairs, microseconds a pair) for pairs of example cards without and with doubts."""
    records = [record for record in Analyzer().analyze_many(enumerate(example_cards())) if record.error is None]
    sure = [record for record in records if not record.doubts]
    doubted = [record for record in records if record.doubts]
    for name, some in (("no doubts", sure), ("doubts in both", doubted)):
        pairs = [(a, b) for a in some for b in some][:: max(1, len(some) ** 2 // limit)]
        run = best(lambda pairs=pairs: _resolve(pairs), 5)
        yield f"resolve, {name}", len(pairs), run.cpu / len(pairs) * 1e6


def _resolve(pairs: Sequence[tuple[EffectRecord, EffectRecord]]) -> None:
    for a, b in pairs:
        resolve_records(a, b, _FULL, clock=_CLOCK, profile=_MK)


def many(rows: int = 5_000_000) -> Iterator[tuple[str, int, float]]:
    """Yield the same for random columns: few of them, and all."""
    source = np.random.default_rng(510)

    def codes(below: int) -> np.ndarray:
        return source.integers(0, below, rows, dtype=np.uint8)

    a, b = (Effects(*(codes(2) for _ in Effects._fields)) for _ in "ab")
    timing, claim, text = codes(5), codes(4), codes(3)
    few = best(lambda: resolve_many(a, b, timing=timing), 4)
    yield "resolve_many, effects and timing", rows, few.cpu / rows * 1e6
    moments = source.random((2, rows))
    every = best(
        lambda: resolve_many(
            a, b, contradiction=claim, text_prevails=text, a_moment=moments[0], b_moment=moments[1], profile="HKK"
        ),
        4,
    )
    yield "resolve_many, with claims, texts and moments", rows, every.cpu / rows * 1e6
