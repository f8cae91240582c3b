"""Pieces: the stretches of an effect that stand or fall together when many effects contradict each other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

from analyzer.records.model import EffectRecord
from analyzer.resolver.quotes import parts_of, trim
from analyzer.text.span import Span

_WORD = re.compile(r"\w")


class Piece(NamedTuple):
    """A stretch of the effect `effect` (id) that no border of a part or of a contradiction cuts."""

    effect: str
    span: Span


def cut(effect: str, record: EffectRecord, named: Iterable[Span]) -> list[Piece]:
    """Cut an effect at the borders of its parts and of the stretches that contradictions name."""
    spans = [trim(record.text, span) for span in (*parts_of(record), *named)]
    borders = sorted({border for span in spans for border in span})
    between = [Span(start, end) for start, end in pairwise(borders)]
    covered = [span for span in between if any(whole.covers(span) for whole in spans)]
    return [Piece(effect, span) for span in covered if _WORD.search(record.text, span.start, span.end)]


def within(pieces: Mapping[str, list[tuple[int, Piece]]], effect: str, spans: Iterable[Span]) -> list[int]:
    """Return the numbers of the effect's pieces that lie in any of `spans`."""
    wanted = list(spans)
    return [at for at, piece in pieces[effect] if any(span.overlaps(piece.span) for span in wanted)]


def joined(pieces: Iterable[Piece]) -> list[Piece]:
    """Join pieces of one effect that follow each other without a gap; `pieces` are in order."""
    out: list[Piece] = []
    for piece in pieces:
        if out and out[-1].effect == piece.effect and out[-1].span.end >= piece.span.start:
            out[-1] = Piece(piece.effect, Span(out[-1].span.start, piece.span.end))
        else:
            out.append(piece)
    return out
