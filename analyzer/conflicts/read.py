"""The work on texts that is spread over processes: reading each once, and judging the pairs that were found."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from analyzer.conflicts.claims import Said
from analyzer.conflicts.sentences import Sentences
from analyzer.corpus.rows import RowId
from analyzer.errors import AnalyzerError
from analyzer.records.model import EffectRecord, Verdict

if TYPE_CHECKING:
    from analyzer.api import Analyzer
    from analyzer.records.build import Reading


class Unread(NamedTuple):
    """Why a text could not be read, or a pair not be judged."""

    reason: str


class Pair(NamedTuple):
    """Two texts to be judged, with the ids that their records are to carry and the id of the verdict.

    `shared`: whether what is left out, or called its own, may be the same thing in both.
    """

    a: str
    b: str
    a_id: RowId
    b_id: RowId
    id: str
    shared: bool = False


def read_chunk(analyzer: Analyzer, texts: Sequence[str]) -> list[Said | Unread]:
    """Return what each text says; a text that fails costs nothing but itself."""
    try:
        return list(_sentences(analyzer).said(texts))
    except AnalyzerError:
        raise
    except Exception:
        return [_one(analyzer, text) for text in texts]


def _one(analyzer: Analyzer, text: str) -> Said | Unread:
    try:
        return _sentences(analyzer).said([text])[0]
    except AnalyzerError:
        raise
    except Exception as error:  # reported by the caller
        return Unread(repr(error))


@lru_cache(maxsize=1)
def _sentences(analyzer: Analyzer) -> Sentences:
    """Keep what the worker's own analyzer has read, from chunk to chunk."""
    return Sentences(analyzer)


def judge_chunk(analyzer: Analyzer, pairs: Sequence[Pair]) -> list[Verdict | Unread | None]:
    """Return a verdict for each pair that contradicts, as ``resolve`` gives it; None for the others."""
    readings: dict[str, Reading] = {}
    return [_judge(analyzer, pair, readings) for pair in pairs]


def _judge(analyzer: Analyzer, pair: Pair, readings: dict[str, Reading]) -> Verdict | Unread | None:
    try:
        a, b = (_reading(analyzer, text, id, readings) for text, id in ((pair.a, pair.a_id), (pair.b, pair.b_id)))
        return analyzer.judge_if_contradictory(a, b, id=pair.id, cards=not pair.shared)
    except AnalyzerError:
        raise
    except Exception as error:  # reported by the caller
        return Unread(repr(error))


def _reading(analyzer: Analyzer, text: str, id: RowId, readings: dict[str, Reading]) -> Reading:
    if text not in readings:
        readings[text] = analyzer.read(text, full=True)
    return readings[text]._replace(record=_named(readings[text].record, id))


def _named(record: EffectRecord, id: RowId) -> EffectRecord:
    return msgspec.structs.replace(record, id=id)
