"""Pairs of effects as JSON Lines: in comes what SPEC §9 names, out comes one verdict a line, in order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import IO, TYPE_CHECKING, Literal, NamedTuple

import msgspec

from analyzer.corpus.faults import fault, noun, shown_value
from analyzer.corpus.input.json_lines import json_lines
from analyzer.corpus.input.json_rows import id_of
from analyzer.corpus.pool import in_order
from analyzer.corpus.rows import Fault, Place, RowId, Source
from analyzer.corpus.scan import error_of
from analyzer.corpus.setup import Setup
from analyzer.errors import AnalyzerError, ClockError
from analyzer.messages import Lang, Message
from analyzer.records.model import Verdict

if TYPE_CHECKING:
    from analyzer.api import Analyzer


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What the asker knows of two effects beside their texts (SPEC §9); None: nothing."""

    contradiction: Literal["full", "partial", "none"] | None = None
    timing: Literal["a_first", "b_first", "same", "unknown"] | None = None
    a_uses_timeline: bool | None = None
    b_uses_timeline: bool | None = None
    timeline_order: Literal["a_pushed_first", "b_pushed_first"] | None = None
    a_continuous: bool | None = None
    b_continuous: bool | None = None

    def resolve(self, analyzer: Analyzer, a: str, b: str, id: RowId = None) -> Verdict:
        """Resolve two texts under these facts.

        Raises:
            ClockError: the facts about time contradict each other.
        """
        return analyzer.resolve(
            a,
            b,
            id=id,
            contradiction=self.contradiction,
            timing=self.timing or "unknown",
            a_uses_timeline=self.a_uses_timeline,
            b_uses_timeline=self.b_uses_timeline,
            timeline_order=self.timeline_order,
            a_continuous=self.a_continuous,
            b_continuous=self.b_continuous,
        )


_ALLOWED = {
    "contradiction": "full, partial, none, null",
    "timing": "a_first, b_first, same, unknown, null",
    "a_uses_timeline": "true, false, null",
    "b_uses_timeline": "true, false, null",
    "timeline_order": "a_pushed_first, b_pushed_first, null",
    "a_continuous": "true, false, null",
    "b_continuous": "true, false, null",
}


class Pair(NamedTuple):
    """Two effects to be resolved, or the fault that keeps them from it."""

    place: Place
    id: RowId
    a: str
    b: str
    facts: Facts
    fault: Fault | None = None


def pairs(raw: IO[bytes], file: str | Source) -> Iterator[Pair]:
    """Give one pair a line that is not blank; fields that are not in SPEC §9 are ignored.

    Raises:
        InputError: the file is a JSON array, or its characters cannot be read.
    """
    for line in json_lines(raw, Source(file) if isinstance(file, str) else file, array="array_of_pairs"):
        yield (Pair(line.place, None, "", "", Facts(), line.fault) if line.fault else pair_of(line.object, line.place))


def pair_of(item: dict[str, object], place: Place) -> Pair:
    """Return the pair that the fields of `item` name; a missing or wrong field is its fault."""
    id_, wrong_id = id_of(item, "id", place)
    a, wrong_a = _text(item, "a", place)
    b, wrong_b = _text(item, "b", place)
    facts, wrong_facts = _facts(item, place)
    return Pair(place, id_, a, b, facts, wrong_id or wrong_a or wrong_b or wrong_facts)


def _text(item: dict[str, object], field: str, place: Place) -> tuple[str, Fault | None]:
    value = item.get(field)
    if isinstance(value, str):
        return value, None
    if field not in item:
        return "", fault("field_missing", place, field=field)
    return "", fault("text_type", place._replace(column=field), found=noun(value))


def _facts(item: dict[str, object], place: Place) -> tuple[Facts, Fault | None]:
    for field, allowed in _ALLOWED.items():
        try:
            msgspec.convert({field: item.get(field)}, Facts)
        except msgspec.ValidationError:
            found = shown_value(item[field])
            return Facts(), fault("field_value", place, field=field, found=found, allowed=allowed)
    return msgspec.convert(item, Facts), None


def resolve_pairs(found: Iterable[Pair], setup: Setup, jobs: int = 1) -> Iterator[Verdict]:
    """Resolve every pair; one with a fault, or one that fails, gives a verdict with an error.

    Raises:
        AnalyzerError: the analyzer cannot be opened, or `found` raises it.
    """
    return in_order(partial(_resolve_chunk, setup.lang), found, setup, jobs, _given_up)


def _given_up(pair: Pair) -> Pair:
    return pair._replace(fault=fault("fatal", pair.place))


def _resolve_chunk(lang: Lang, analyzer: Analyzer, chunk: Sequence[Pair]) -> list[Verdict]:
    return [_verdict(lang, analyzer, pair) for pair in chunk]


def _verdict(lang: Lang, analyzer: Analyzer, pair: Pair) -> Verdict:
    from analyzer.records.failed import failed_verdict

    wrong = pair.fault
    if wrong is None:
        try:
            return pair.facts.resolve(analyzer, pair.a, pair.b, pair.id)
        except ClockError as error:
            wrong = Fault(error.code, _placed(pair.place, error.said))
        except AnalyzerError:
            raise
        except Exception as error:
            wrong = fault("internal", pair.place, reason=repr(error))
    return failed_verdict(pair.id, pair.a, pair.b, error_of(wrong, lang), analyzer.versions)


def _placed(place: Place, said: Message) -> Message:
    return Message(f"{place.said.hu}: {said.hu}", f"{place.said.en}: {said.en}")
