"""From an Analysis to its clauses."""

from __future__ import annotations

from itertools import groupby

from analyzer.language.token import Analysis, Token
from analyzer.lexicon import Lexicon
from analyzer.readings.clauses.attach import Attacher, Frame
from analyzer.readings.clauses.model import Clause, Clauses
from analyzer.readings.clauses.segments import segments_of
from analyzer.readings.clauses.units import units_of
from analyzer.readings.clauses.verbs import finite_in
from analyzer.readings.clauses.words import ClauseWords, clause_words
from analyzer.readings.places import Places


def split_clauses(analysis: Analysis, lexicon: Lexicon) -> Clauses:
    """Return the clauses of a text: every token belongs to exactly one, none reaches over a sentence end."""
    words = clause_words(lexicon)
    frames: list[tuple[int, Frame]] = []
    unit_number = 0
    for sentence in _sentences(analysis):
        for unit in units_of(analysis.tokens, sentence):
            attacher = Attacher(analysis.tokens, words, guess=not analysis.has_morphology)
            segments = segments_of(analysis.tokens, unit, words)
            frames += [(unit_number, f) for f in attacher.read(segments)]
            unit_number += 1
    return _finish(analysis.tokens, frames, words)


def _sentences(analysis: Analysis) -> list[range]:
    out, at = [], 0
    for _, group in groupby(analysis.tokens, key=lambda t: t.sentence):
        size = sum(1 for _ in group)
        out.append(range(at, at + size))
        at += size
    return out


def _finish(tokens: tuple[Token, ...], frames: list[tuple[int, Frame]], words: ClauseWords) -> Clauses:
    # A main clause that never got a word of its own ("Ha elesik.") only serves as a parent: it is left out.
    kept = sorted(((u, f) for u, f in frames if f.indices), key=lambda pair: pair[1].indices[0])
    number = {id(f): n for n, (_, f) in enumerate(kept)}
    owner = [0] * len(tokens)
    for n, (_, frame) in enumerate(kept):
        for i in frame.indices:
            owner[i] = n
    items = (_clause(tokens, f, number, words)._replace(unit=u) for u, f in kept)
    return Clauses(tuple(items), tuple(owner), Places(tokens))


def _clause(tokens: tuple[Token, ...], frame: Frame, number: dict[int, int], words: ClauseWords) -> Clause:
    return Clause(
        number=number[id(frame)],
        kind=frame.kind,
        ranges=_ranges(frame.indices),
        opener=frame.opener,
        verb=finite_in(tokens, frame.indices),
        preverb=_preverb(tokens, frame.indices, words),
        parent=None if frame.parent is None else number.get(id(frame.parent)),
    )


def _ranges(indices: list[int]) -> tuple[range, ...]:
    out: list[range] = []
    for i in indices:
        if out and out[-1].stop == i:
            out[-1] = range(out[-1].start, i + 1)
        else:
            out.append(range(i, i + 1))
    return tuple(out)


def _preverb(tokens: tuple[Token, ...], indices: list[int], words: ClauseWords) -> int | None:
    return next((i for i in indices if words.has("preverb", tokens[i]) and tokens[i].pos in {"", "ADV", "PART"}), None)
