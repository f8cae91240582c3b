"""Where the pipeline and the lexicon disagree about an operator, grouped over a stream of records (SPEC §3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from analyzer.corpus.rows import Place
from analyzer.corpus.scan import Scanned
from analyzer.records.model import Operator


class Kind(NamedTuple):
    """What makes two disagreements the same.

    Attributes:
        form: the word as it stands in the text; capitals are kept, because taggers stumble over them.
        expected_lemma: what the lexicon expects; `lemma` and `pos` are what the pipeline says.
        taken: whose word was taken.
    """

    form: str
    expected_lemma: str
    lemma: str
    pos: str
    taken: Literal["lexicon", "pipeline"]


class Seen(NamedTuple):
    """One occurrence: where its text stands, the text, and the word in it (code points, half-open)."""

    place: Place
    id: str | int | None
    text: str
    start: int
    end: int


class Group(NamedTuple):
    """A kind with the number of its occurrences and the first of them."""

    kind: Kind
    times: int
    example: Seen


class Disagreements:
    """Collects disagreements record by record; holds one example a kind, however many records pass."""

    def __init__(self) -> None:
        self._counts: dict[Kind, int] = {}
        self._first: dict[Kind, Seen] = {}

    def add(self, scanned: Scanned) -> None:
        """Take the disagreements of one record."""
        record = scanned.record
        for operator, kind in _kinds(record.operators):
            self._counts[kind] = self._counts.get(kind, 0) + 1
            if kind not in self._first:
                self._first[kind] = Seen(scanned.place, record.id, record.text, operator.start, operator.end)

    def groups(self) -> list[Group]:
        """Return the kinds so far, the most frequent first, then by form, lemma, part of speech and word taken."""
        ordered = sorted(self._counts.items(), key=lambda item: (-item[1], item[0]))
        return [Group(kind, count, self._first[kind]) for kind, count in ordered]


def _kinds(operators: tuple[Operator, ...]) -> Iterator[tuple[Operator, Kind]]:
    for operator in operators:
        found = operator.disagreement
        if found is not None:
            form = " ".join(operator.surface.split())
            yield operator, Kind(form, found.expected_lemma, found.lemma, found.pos, found.taken)
