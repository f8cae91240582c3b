"""From an analysis with its parts to the propositions of an effect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.actions import action_propositions, replaced_propositions
from analyzer.contradiction.propositions.clause import ClauseReading, read_clause
from analyzer.contradiction.propositions.derived import derived_propositions
from analyzer.contradiction.propositions.lines import line_propositions
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.propositions.numbers import number_propositions
from analyzer.contradiction.propositions.regions import Region, merge_fragments, read_regions
from analyzer.contradiction.propositions.source import Source, source_of
from analyzer.contradiction.propositions.states import state_propositions
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.text import Span


def propositions(analysis: Analysis, parts: Sequence[Span], lexicon: Lexicon, game: Game) -> tuple[Proposition, ...]:
    """Return what the parts say, in text order; offsets are those of the normalised view."""
    source = source_of(analysis, parts, lexicon, game)
    regions = merge_fragments(source, read_regions(source))
    mains = Counter(r.part for r in regions)
    found: list[Proposition] = []
    for region in regions:
        clause = read_clause(source, region, alone=mains[region.part] == 1)
        found += _of_clause(clause)
        found += _left_to_choice(source, clause)
    return tuple(sorted(found, key=lambda p: (p.part, p.span)))


def _left_to_choice(source: Source, clause: ClauseReading) -> Iterator[Proposition]:
    """Yield what a decision leaves open: "eldöntheti, hogy támad, vagy sem"."""
    if not clause.has("choice"):
        return
    for indices in clause.region.asks:
        inner = read_clause(source, Region(clause.region.part, indices), alone=False)
        for found in action_propositions(inner, numbers=False, states=False):
            yield found._replace(span=clause.span, modality="choice", positive=True)


def _of_clause(clause: ClauseReading) -> Iterator[Proposition]:
    lines = list(line_propositions(clause))
    if lines:
        yield from lines
        return
    numbers, states = list(number_propositions(clause)), list(state_propositions(clause))
    actions = list(action_propositions(clause, numbers=bool(numbers), states=bool(states)))
    if clause.has("choice") and any(w.low.endswith("-e") for w in clause.words):
        actions = [a._replace(modality="choice", agent=None) for a in actions]  # "ő dönti el, támad-e"
    said = [*numbers, *states, *actions]
    yield from said
    yield from derived_propositions(clause, said)
    yield from replaced_propositions(clause)
