"""Timeline cues (rule I): what the wording suggests about the use of the timeline; the card's icons decide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.lexicon.tables.timeline import TimelineCueEntry
from analyzer.messages import Message
from analyzer.records.model import Uses
from analyzer.text import NormalText, Span
from analyzer.text.phrase_table import PhraseTable
from analyzer.text.phrases import find_phrase

_Wording = tuple[TimelineCueEntry, str]


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
    return timeline_in(analysis.text, sentence_spans(analysis), lexicon)


def timeline_in(text: NormalText, sentences: Sequence[Span], lexicon: Lexicon) -> tuple[Uses, tuple[CueMatch, ...]]:
    """Return the same as :func:`find_timeline`; cues are found by form, so the sentences are all that it takes."""
    wordings, table = _wordings(lexicon)
    possible = table.possible(text.folded)
    if not possible:
        return "unknown", ()
    able = [wording for number, wording in enumerate(wordings) if number in possible]
    cues = tuple(sorted(_cues(text, sentences, able), key=lambda c: (c.span, c.id)))
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


@lru_cache(maxsize=8)
def _wordings(lexicon: Lexicon) -> tuple[tuple[_Wording, ...], PhraseTable]:
    wordings = tuple((entry, pattern) for entry in lexicon.tables.timeline_cue for pattern in entry.patterns)
    return wordings, PhraseTable((pattern, ()) for _, pattern in wordings)


def _cues(text: NormalText, sentences: Sequence[Span], wordings: Sequence[_Wording]) -> Iterator[CueMatch]:
    for sentence in sentences:
        seen: list[tuple[str, Span]] = []
        for entry, pattern in wordings:
            for match in find_phrase(pattern, text.folded, sentence):
                if not any(id == entry.id and match.span.overlaps(span) for id, span in seen):
                    seen.append((entry.id, match.span))
                    yield CueMatch(entry.id, match.span, entry.proposes, entry.weight, Message(entry.hu, entry.en))
