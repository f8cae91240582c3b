"""Which rulings of a file still do their work over the texts that were read, and which do not, and why."""

from __future__ import annotations

from typing import Literal, NamedTuple

from analyzer.records.model import EffectRecord
from analyzer.rulings.book import Ruling, RulingBook
from analyzer.rulings.match import conflicting, match_rulings
from analyzer.text import NormalText

Kind = Literal["stale", "conflict", "misplaced", "not_offered"]


class Finding(NamedTuple):
    """What is wrong with one ruling.

    Attributes:
        kind: ``stale`` (no text that was read is its text), or the problem of a match (see `match`).
        against: for a conflict: the rulings that give its place another reading.
    """

    ruling: Ruling
    kind: Kind
    against: tuple[Ruling, ...] = ()


class Audit:
    """Takes records one by one; :meth:`findings` then says what is wrong, in the order of the file."""

    def __init__(self, book: RulingBook) -> None:
        self._book = book
        self._seen: set[str] = set()
        self._found: dict[tuple[int, Kind], Finding] = {}

    def concerns(self, text: NormalText) -> bool:
        """Tell whether any ruling is on this text; only then is its record of interest."""
        return bool(self._book.on(text))

    def see(self, record: EffectRecord, text: NormalText) -> None:
        """Take a record, with or without the rulings applied."""
        for match in match_rulings(record, text, self._book):
            self._seen.add(match.ruling.fingerprint)
            if match.problem is not None:
                self._add(Finding(match.ruling, match.problem, match.against))

    def findings(self, *, whole: bool = True) -> tuple[Finding, ...]:
        """Return what is wrong, given the records taken so far.

        Args:
            whole: whether these were all the texts there are; if not, rulings on other texts are left alone.
        """
        for ruling in self._book.rulings if whole else ():
            if ruling.fingerprint not in self._seen:
                self._add(Finding(ruling, "stale"))
                self._add_conflict(ruling)
        return tuple(self._found[key] for key in sorted(self._found))

    def _add_conflict(self, ruling: Ruling) -> None:
        if ruling.text is not None:
            text = NormalText(ruling.text)
            against = conflicting(ruling, self._book.on(text), text)
            if against:
                self._add(Finding(ruling, "conflict", against))

    def _add(self, finding: Finding) -> None:
        self._found.setdefault((finding.ruling.number, finding.kind), finding)
