"""Whether what an exception names, read as a clause of its own, is what the other effect says."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.game import Game
from analyzer.contradiction.naming.effect import Effect
from analyzer.contradiction.propositions.actions import action_propositions
from analyzer.contradiction.propositions.clause import read_clause
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.propositions.regions import Region
from analyzer.contradiction.propositions.source import source_of
from analyzer.contradiction.relations.sameness import same_thing
from analyzer.lexicon import Lexicon
from analyzer.text import Span


def states_the_same(
    named: Span, own: Effect, said: Sequence[Proposition], *, positive: bool, lexicon: Lexicon, game: Game
) -> bool:
    """Tell whether a statement of that polarity in `named` is one of `said`, by its act and its participants."""
    stated = [p for p in _statements(named, own, lexicon, game) if p.positive == positive and p.predicate]
    return any(_same(p, q, game) for p in stated for q in said)


def _statements(named: Span, own: Effect, lexicon: Lexicon, game: Game) -> list[Proposition]:
    source = source_of(own.analysis, own.parts, lexicon, game)
    part = next((n for n, p in enumerate(own.parts) if p.covers(named)), 0)
    clause = read_clause(source, Region(part, tuple(own.indices(named))), alone=False)
    return list(action_propositions(clause, numbers=False, states=False))


def _same(named: Proposition, said: Proposition, game: Game) -> bool:
    if named.predicate != said.predicate or named.positive != said.positive:
        return False
    return same_thing(named.agent, said.agent, game) and same_thing(named.patient, said.patient, game)
