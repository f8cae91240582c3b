"""Timeline cues (rule I): what the wording suggests about the use of the timeline; the card's icons decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.timeline import TimelineCueEntry
from analyzer.messages import Message
from analyzer.records.model import Uses
from analyzer.text import Span
from analyzer.text.phrases import find_phrase


class CueMatch(NamedTuple):
    """A cue found: its entry's id, its place in the normalised view, what it proposes, its weight, and why."""

    id: str
    span: Span
    proposes: Uses
    weight: int
    why: Message


def find_timeline(analysis: Analysis, lexicon: Lexicon) -> tuple[Uses, tuple[CueMatch, ...]]:
    """Return the proposal (`yes`, `no` or `unknown`) and its cues in text order, in offsets of the view.

    The heaviest cues decide; if they differ, or if there is none, the proposal is ``unknown``.
    """
    cues = tuple(sorted(_cues(analysis, lexicon.tables.timeline_cue), key=lambda c: (c.span, c.id)))
    return propose(cues), cues


def propose(cues: Sequence[CueMatch]) -> Uses:
    """Return what the heaviest cues agree on, or ``unknown``."""
    top = max((c.weight for c in cues), default=0)
    said: set[Uses] = {c.proposes for c in cues if c.weight == top}
    return said.pop() if len(said) == 1 else "unknown"


def sentence_spans(analysis: Analysis) -> list[Span]:
    """Return the sentences of `analysis` as spans of the view, in order."""
    spans: dict[int, Span] = {}
    for token in analysis.tokens:
        known = spans.get(token.sentence)
        spans[token.sentence] = Span(known.start, token.end) if known else token.span
    return list(spans.values())


def _cues(analysis: Analysis, entries: Sequence[TimelineCueEntry]) -> Iterator[CueMatch]:
    for sentence in sentence_spans(analysis):
        for entry in entries:
            seen: list[Span] = []
            for pattern in entry.patterns:
                for match in find_phrase(pattern, analysis.text.folded, sentence):
                    if not any(match.span.overlaps(s) for s in seen):
                        seen.append(match.span)
                        yield CueMatch(entry.id, match.span, entry.proposes, entry.weight, Message(entry.hu, entry.en))
