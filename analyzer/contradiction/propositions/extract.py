"""From an analysis with its parts to the propositions of an effect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.actions import action_propositions, replaced_propositions
from analyzer.contradiction.propositions.carried import carrying, joined_to
from analyzer.contradiction.propositions.clause import ClauseReading, read_clause
from analyzer.contradiction.propositions.derived import derived_propositions
from analyzer.contradiction.propositions.ellipsis import tail_propositions, without_tail
from analyzer.contradiction.propositions.force import rules_nothing
from analyzer.contradiction.propositions.lines import line_propositions
from analyzer.contradiction.propositions.model import Phrase, Proposition
from analyzer.contradiction.propositions.numbers import number_propositions
from analyzer.contradiction.propositions.once import KEPT, LONGEST, Same
from analyzer.contradiction.propositions.regions import Region, merge_fragments, read_regions
from analyzer.contradiction.propositions.source import Source, source_of
from analyzer.contradiction.propositions.states import state_propositions
from analyzer.contradiction.ruled import RuledCsak
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.text import Span


def propositions(
    analysis: Analysis, parts: Sequence[Span], lexicon: Lexicon, game: Game, ruled: RuledCsak = ()
) -> tuple[Proposition, ...]:
    """Return what the parts say, in text order; offsets are those of the normalised view.

    `ruled` says of csaks how judges have ruled that they are read.
    """
    if len(analysis.tokens) > LONGEST:
        return _read(analysis, parts, lexicon, game, ruled)
    return _read_once(Same(analysis), tuple(parts), Same(lexicon), game, ruled)


@lru_cache(maxsize=KEPT)
def _read_once(
    analysis: Same[Analysis], parts: tuple[Span, ...], lexicon: Same[Lexicon], game: Game, ruled: RuledCsak
) -> tuple[Proposition, ...]:
    return _read(analysis.thing, parts, lexicon.thing, game, ruled)


def _read(
    analysis: Analysis, parts: Sequence[Span], lexicon: Lexicon, game: Game, ruled: RuledCsak
) -> tuple[Proposition, ...]:
    source = source_of(analysis, parts, lexicon, game, ruled)
    regions = merge_fragments(source, read_regions(source))
    mains = Counter(r.part for r in regions)
    found: list[Proposition] = []
    deciding = -1
    before: ClauseReading | None = None
    for whole in regions:
        region, tail = without_tail(source, whole)
        clause = read_clause(source, region, alone=mains[region.part] == 1 and not tail)
        if before is not None and joined_to(before, clause, source):
            clause = carrying(before, clause)
        before = clause
        said = [] if rules_nothing(source, clause) else list(_of_clause(clause))
        asked = deciding == region.part and _asks(clause)
        found += [p._replace(modality="choice", positive=True) for p in said] if asked else said
        found += _left_to_choice(source, clause)
        found += tail_propositions(source, tail, said) if tail else ()
        deciding = region.part if clause.has("choice") else -1
    return tuple(_resuming(sorted(found, key=lambda p: (p.part, p.span))))


def _resuming(said: Sequence[Proposition]) -> Iterator[Proposition]:
    """Add to what follows a clause with a subject in one part that subject: left out, it may be meant.

    The next sentence of a card may speak of the card again, so it takes nothing over; the place is left out as well.
    """
    named: Phrase | None = None
    end, part = 0, -1
    for p in said:
        if p.part != part:
            named, part = None, p.part
        yield p._replace(resumed=named if p.span.start >= end else None)
        subjects = (x for x in (p.agent, p.patient) if x and x.head and x.role == "nom" and not x.possessed)
        if (subject := next(subjects, None)) is not None:
            named, end = subject._replace(span=Span(0, 0)), subject.span.end


def _asks(clause: ClauseReading) -> bool:
    """Tell whether a clause is an indirect question in -e: "ő dönti el, támad-e"."""
    return any(w.low == "-e" or w.low.endswith("-e") for w in clause.words)


def _left_to_choice(source: Source, clause: ClauseReading) -> Iterator[Proposition]:
    """Yield what a decision leaves open: "eldöntheti, hogy támad, vagy sem"."""
    if not clause.has("choice"):
        return
    for indices in clause.region.asks:
        inner = read_clause(source, Region(clause.region.part, indices), alone=False)
        for found in action_propositions(inner, numbers=False, states=False):
            yield found._replace(span=clause.span, modality="choice", positive=True)


def _tells(clause: ClauseReading) -> bool:
    """Tell whether a clause tells a story and rules nothing: somebody speaks of himself, or of what has been.

    What may be, or is ordered, is a rule, whatever else an engine takes for a verb ("zarándok").
    """
    if any(p.form in {"may", "able", "command"} or p.modality != "is" for p in clause.predicates):
        return False
    feats = [clause.analysis.tokens[p.head].feats for p in clause.predicates if p.form == "finite"]
    mine = any(w.noun and w.noun.kind == "stat" and w.token.feats.get("Person[psor]") == "1" for w in clause.words)
    return mine or (bool(feats) and all(f.get("Person") == "1" or f.get("Tense") == "Past" for f in feats))


def _bounds_a_sum(clause: ClauseReading) -> bool:
    """Tell whether a clause says how far a number may go ("nem mehet 0 alá"), and moves nothing."""
    return any(
        word.low in {"alá", "fölé"} and (before.number is not None or before.low in {"érték", "maximum"})
        for before, word in pairwise(clause.words)
    ) and not any(w.noun and w.noun.kind == "stat" for w in clause.words)


def _of_clause(clause: ClauseReading) -> Iterator[Proposition]:
    if _tells(clause) or _bounds_a_sum(clause):
        return
    lines = list(line_propositions(clause))
    if lines:
        yield from lines
        return
    numbers, states = list(number_propositions(clause)), list(state_propositions(clause))
    actions = list(action_propositions(clause, numbers=bool(numbers), states=bool(states)))
    if clause.has("choice") and _asks(clause):
        actions = [a._replace(modality="choice", agent=None) for a in actions]  # "ő dönti el, támad-e"
    said = [*numbers, *states, *actions]
    yield from said
    yield from derived_propositions(clause, said)
    yield from replaced_propositions(clause)
