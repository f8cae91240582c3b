"""Spans that tell how often they were looked at, for laws about cost that need no clock."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.text import Span


class Watched(Sequence[Span]):
    """Spans that count how often one of them is looked at."""

    def __init__(self, spans: Sequence[Span]) -> None:
        self.spans, self.looks = spans, 0

    def __len__(self) -> int:
        return len(self.spans)

    def __getitem__(self, at):  # type: ignore[no-untyped-def]
        self.looks += 1
        return self.spans[at]
