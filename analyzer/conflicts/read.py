"""The work on texts that is spread over processes: reading each once, and judging the pairs that were found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from analyzer.conflicts.claims import Said, claims_of
from analyzer.conflicts.statement import placeless
from analyzer.contradiction import Effect, load_game, named_ids, propositions
from analyzer.corpus.rows import RowId
from analyzer.errors import AnalyzerError
from analyzer.records.model import EffectRecord, Verdict

if TYPE_CHECKING:
    from analyzer.api import Analyzer
    from analyzer.records.build import Parsed, Reading


class Unread(NamedTuple):
    """Why a text could not be read, or a pair not be judged."""

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
    same: dict[Any, Any] = {}  # equal statements of a chunk are one object: they cross to the other process once
    try:
        return [_said(analyzer, parsed, same) for parsed in analyzer.parse(texts)]
    except AnalyzerError:
        raise
    except Exception:
        return [_one(analyzer, text, same) for text in texts]


def _one(analyzer: Analyzer, text: str, same: dict[Any, Any]) -> Said | Unread:
    try:
        return _said(analyzer, analyzer.parse([text])[0], same)
    except AnalyzerError:
        raise
    except Exception as error:  # reported by the caller
        return Unread(repr(error))


def _said(analyzer: Analyzer, parsed: Parsed, same: dict[Any, Any]) -> Said:
    lexicon, game = analyzer.lexicon, load_game()
    effect = Effect(*parsed)
    said = propositions(*effect, lexicon, game)
    statements = tuple(same.setdefault(s, s) for s in map(placeless, said))
    return Said(
        statements,
        claims_of(effect, said, statements, analyzer),
        named_ids(effect.analysis, lexicon, game),
    )


def judge_chunk(analyzer: Analyzer, pairs: Sequence[Pair]) -> list[Verdict | Unread | None]:
    """Return a verdict for each pair that contradicts, as ``resolve`` gives it; None for the others."""
    readings: dict[str, Reading] = {}
    return [_judge(analyzer, pair, readings) for pair in pairs]


def _judge(analyzer: Analyzer, pair: Pair, readings: dict[str, Reading]) -> Verdict | Unread | None:
    try:
        a, b = (_reading(analyzer, text, id, readings) for text, id in ((pair.a, pair.a_id), (pair.b, pair.b_id)))
        return analyzer.judge_if_contradictory(a, b, id=pair.id)
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
