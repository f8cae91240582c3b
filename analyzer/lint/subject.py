"""What the checks look at: one effect, read."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from analyzer.lint.codes import Codes
from analyzer.lint.finding import TextFinding
from analyzer.messages import Message
from analyzer.operators import Matcher, NearMissMatch
from analyzer.readings.clauses import Clauses, split_clauses
from analyzer.text import Span, shown

if TYPE_CHECKING:
    from analyzer.api import Analyzer


class Subject:
    """One effect text with its record and analysis, and the codes that are wanted.

    Args:
        raw: the text as given.
        analyzer: reads it, and reads rewordings of it.
        matcher: the forms of the analyzer's lexicon.
        codes: every code; `wanted` says which of them are asked for.
    """

    def __init__(
        self, raw: str, analyzer: Analyzer, matcher: Matcher, codes: Codes, wanted: Callable[[str], bool]
    ) -> None:
        self.raw, self.codes, self.wanted = raw, codes, wanted
        self._analyzer, self._matcher = analyzer, matcher
        reading = analyzer.read(raw)
        self.record, self.analysis = reading.record, reading.analysis
        self.lexicon = analyzer.lexicon

    def of(self, raw: str) -> Subject:
        """Return another text, read the same way and asked for every code."""
        return Subject(raw, self._analyzer, self._matcher, self.codes, lambda _: True)

    @cached_property
    def clauses(self) -> Clauses:
        """The clauses of the text."""
        return split_clauses(self.analysis, self.lexicon)

    def token_at(self, raw: int) -> int:
        """Return the index of the first token that ends behind the character at `raw` of the text as given."""
        ends = (self.analysis.text.to_raw(token.span).end for token in self.analysis.tokens)
        return next(index for index, end in enumerate(ends) if end > raw)

    @cached_property
    def near_misses(self) -> list[tuple[NearMissMatch, Span]]:
        """The near misses of the record with their lexicon entries and their places in the text."""
        recorded = {(near.start, near.end) for near in self.record.near_misses}
        found = [
            (match, self.analysis.text.to_raw(match.span)) for match in self._matcher.near_misses(self.analysis.text)
        ]
        return [(match, span) for match, span in found if span in recorded]

    def finding(self, code: str, span: Span, said: Message | None = None, **values: object) -> TextFinding:
        """Return a plain finding; without `said` it says the code's own message, filled with `values`."""
        own = self.codes[code].message if said is None else None
        sentence = said or (own.said.fill(surface=shown(span.of(self.raw)), **values) if own else Message("", ""))
        return TextFinding(code, span, sentence)
