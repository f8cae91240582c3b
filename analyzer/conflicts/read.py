"""The work on texts that is spread over processes: reading each once, and judging the pairs that were found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from analyzer.conflicts.index import Said
from analyzer.conflicts.statement import placeless
from analyzer.conflicts.stems import claimed_stems, stems_of
from analyzer.contradiction import load_game, propositions
from analyzer.corpus.rows import RowId
from analyzer.errors import AnalyzerError
from analyzer.records.model import EffectRecord, Verdict

if TYPE_CHECKING:
    from analyzer.api import Analyzer
    from analyzer.records.build import Reading


class Unread(NamedTuple):
    """Why a text could not be read."""

    reason: str


class Pair(NamedTuple):
    """Two texts to be judged, with the ids that their records are to carry and the id of the verdict."""

    a: str
    b: str
    a_id: RowId
    b_id: RowId
    id: str


def read_chunk(analyzer: Analyzer, texts: Sequence[str]) -> list[Said | Unread]:
    """Return what each text says; a text that fails costs nothing but itself."""
    return [_read(analyzer, text) for text in texts]


def _read(analyzer: Analyzer, text: str) -> Said | Unread:
    try:
        reading = analyzer.read(text, full=True)
        said = propositions(reading.analysis, reading.parts, analyzer.lexicon, load_game())
        claims = claimed_stems(reading.record.exceptions, load_game())
        return Said(tuple(placeless(p) for p in said), claims, stems_of(reading.analysis, said, load_game()))
    except AnalyzerError:
        raise
    except Exception as error:  # reported by the caller
        return Unread(repr(error))


def judge_chunk(analyzer: Analyzer, pairs: Sequence[Pair]) -> list[Verdict | None]:
    """Return a verdict for each pair that contradicts, as ``resolve`` gives it; None for the others."""
    readings: dict[str, Reading] = {}
    for text in (text for pair in pairs for text in (pair.a, pair.b)):
        if text not in readings:
            readings[text] = analyzer.read(text, full=True)
    return [_judge(analyzer, pair, readings) for pair in pairs]


def _judge(analyzer: Analyzer, pair: Pair, readings: dict[str, Reading]) -> Verdict | None:
    a, b = (
        reading._replace(record=_named(reading.record, id))
        for reading, id in ((readings[pair.a], pair.a_id), (readings[pair.b], pair.b_id))
    )
    verdict = analyzer.judge(a, b, id=pair.id)
    return verdict if verdict.contradiction.kind in {"full", "partial"} else None


def _named(record: EffectRecord, id: RowId) -> EffectRecord:
    return msgspec.structs.replace(record, id=id)
