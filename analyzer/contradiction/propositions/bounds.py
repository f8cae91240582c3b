"""What a proposition is bound to: periods, events and conditions."""

from __future__ import annotations

from collections.abc import Sequence

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import Condition, Phrase
from analyzer.contradiction.propositions.regions import Region, trimmed
from analyzer.contradiction.propositions.words import read_words
from analyzer.contradiction.vocabulary import Vocabulary
from analyzer.language.token import Analysis
from analyzer.text import Span
from analyzer.text.phrases import find_phrase

# Roles by which a phrase names the event that something is bound to.
_EVENT_ROLES = frozenset({"után", "alatt", "előtt", "esetén", "tem", "ela", "elején", "közepén", "végén"})
# When, seen from the event: in the course of it, at its ends, before it, after it.
_STAGES = {
    "alatt": "during", "esetén": "during", "tem": "at", "ine": "during", "sup": "during",
    "elején": "start", "közepén": "middle", "végén": "end", "előtt": "before", "után": "after", "ela": "after",
}  # fmt: skip


def periods_in(folded: str, span: Span, game: Game) -> list[tuple[str, Span]]:
    """Return the periods named inside `span`, the longest wording first where two overlap."""
    found: list[tuple[str, Span]] = []
    matches = [
        (period.id, match.span)
        for period in game.file.period
        for pattern in period.patterns
        for match in find_phrase(pattern, folded, span)
    ]
    for id, place in sorted(matches, key=lambda m: (m[1].start - m[1].end, m[1].start, m[0])):
        if not any(place.overlaps(other) for _, other in found):
            found.append((id, place))
    return found


def occasions_of(phrases: Sequence[Phrase], game: Game, *, returning: bool) -> frozenset[str]:
    """Return the events that phrases bind a clause to: "ostrom után", "portyából", "halálakor".

    What something comes out of is an event if the game knows it as one, or if the clause speaks of a return.
    """
    found: set[str] = set()
    for phrase in phrases:
        place = phrase.head not in game.things or phrase.head in game.zones
        event = phrase.role in _EVENT_ROLES and (phrase.role != "ela" or returning or not place)
        if event and (phrase.head not in game.zones or phrase.head in game.things):
            found |= phrase.deeds or ({phrase.head} if phrase.head else set())
        found |= phrase.deeds & _BINDING_DEEDS
    return frozenset(found)


def stages_of(phrases: Sequence[Phrase], occasions: frozenset[str]) -> frozenset[tuple[str, str]]:
    """Return when phrases say that something happens: (event or place, ``during``, ``after`` …)."""
    return frozenset(
        (head, stage)
        for phrase in phrases
        if (stage := _STAGES.get(phrase.role)) is not None
        for head in (phrase.deeds or {phrase.head}) - {""}
        if head in occasions or stage == "during"
    )


# Participles that say when, not only who: "a meghaló kalandozó".
_BINDING_DEEDS = frozenset({"meghal"})


def conditions_of(analysis: Analysis, region: Region, vocabulary: Vocabulary) -> tuple[Condition, ...]:
    """Return the conditions of a region's main clause."""
    return tuple(_condition(analysis, list(indices), vocabulary) for indices in region.conditions)


def _condition(analysis: Analysis, indices: list[int], vocabulary: Vocabulary) -> Condition:
    words = read_words(analysis, indices, vocabulary)
    ids = {w.noun.id for w in words if w.noun} | {v.action for w in words if not w.noun for v in w.verbs[:1] if v.whole}
    periods = {id for id, _ in periods_in(analysis.text.folded, trimmed(analysis, indices), vocabulary.game)}
    negated = any(w.has("negator") or w.has("absence") for w in words)
    lemmas = frozenset(w.lemma or w.stem for w in words if w.lemma or w.stem)
    return Condition(frozenset(ids | periods), negated, lemmas)
