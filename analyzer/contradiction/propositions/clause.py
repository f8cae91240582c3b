"""One main clause read: its words, predicates, phrases, states, periods, conditions and csak."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.bounds import conditions_of, occasions_of, periods_in, stages_of
from analyzer.contradiction.propositions.excluding import (
    excluding,
    exempt,
    without_exempt,
    without_likeness,
    without_owners,
)
from analyzer.contradiction.propositions.idioms import phrase_action
from analyzer.contradiction.propositions.mending import mended
from analyzer.contradiction.propositions.model import Condition, Modality, Only, Phrase
from analyzer.contradiction.propositions.only import find_only, unread_csak
from analyzer.contradiction.propositions.open_numbers import with_open_stats
from analyzer.contradiction.propositions.phrases import PhraseReader
from analyzer.contradiction.propositions.predicates import Predicate, find_predicates
from analyzer.contradiction.propositions.predicative import with_predicatives
from analyzer.contradiction.propositions.regions import Region, region_span, trimmed
from analyzer.contradiction.propositions.source import Source
from analyzer.contradiction.propositions.stated import stated_in
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.propositions.words import read_words
from analyzer.contradiction.vocabulary import Vocabulary
from analyzer.language.token import Analysis
from analyzer.text import Span


class ClauseReading(NamedTuple):
    """A main clause with everything that propositions are made of.

    Attributes:
        span: the words that would fall: the whole part if the clause is its only one.
        states: ids of states stated by an adverb, with "helyzet", or as a predicate; `state_words` their tokens.
        idiom: an action meant by a whole expression: id, its tokens, affirmed or not, modality.
        alone: whether it is the only main clause of its part.
        clear: whether nothing in it was left unread: no complement clause, no csak with an open reading.
    """

    analysis: Analysis
    region: Region
    span: Span
    words: tuple[Word, ...]
    predicates: tuple[Predicate, ...]
    idiom: tuple[str, frozenset[int], bool, Modality] | None
    phrases: tuple[Phrase, ...]
    states: frozenset[str]
    periods: frozenset[str]
    occasions: frozenset[str]
    stages: frozenset[tuple[str, str]]
    conditions: tuple[Condition, ...]
    only: Only | None
    vocabulary: Vocabulary
    alone: bool
    clear: bool

    @property
    def game(self) -> Game:
        """The game whose words are read."""
        return self.vocabulary.game

    def has(self, duty: str) -> bool:
        """Tell whether a word of the clause has `duty`."""
        return any(d == duty for w in self.words for d, _ in w.duties)

    @property
    def manner(self) -> str:
        """The participle in -va/-ve of a completed act, the state that it leaves ("megtisztulva"), "" without one."""
        adverbs = [w.low for w in self.words if w.token.pos == "ADV" and w.low.endswith(("va", "ve")) and not w.noun]
        starts = [p for p in self.vocabulary.preverbs if self.vocabulary.duty("completing", p) is not None]
        return next((w for w in adverbs if w.startswith(tuple(starts))), "")

    @property
    def times(self) -> int | None:
        """How often, if the clause says so."""
        return next((w.number for w in self.words if w.number is not None and _is_times(w)), None)


def _is_times(word: Word) -> bool:
    return word.has("times") or word.suffix == "times"


def read_clause(source: Source, region: Region, *, alone: bool) -> ClauseReading:
    """Read the main clause of `region`; `alone` says whether its part has no other."""
    analysis, vocabulary = source.analysis, source.vocabulary
    region = without_likeness(analysis, region)
    inner = trimmed(analysis, region.main)
    periods = periods_in(analysis.text.folded, inner, vocabulary.game)
    words = excluding(_untimed(read_words(analysis, list(region.main), vocabulary), periods), vocabulary)
    words = mended(with_predicatives(words, vocabulary), vocabulary)
    predicates = tuple(find_predicates(words, vocabulary))
    words = with_open_stats(words, predicates, vocabulary)
    idiom = phrase_action(words, analysis.text.folded, inner, vocabulary)
    if idiom and vocabulary.game.actions[idiom[0]].kind == "hurt" and any(w.sign for w in words):
        idiom = None  # "+1 sebzést kap" adds to a number and hurts no one
    states = stated_in(words, vocabulary)
    taken = _taken(words, predicates, idiom[1] if idiom else frozenset(), periods, states)
    phrases = tuple(PhraseReader(vocabulary).read(words, taken | _preverbs(words, vocabulary)))
    phrases = without_owners(phrases, [span for _, span in periods], analysis)
    phrases = without_exempt(phrases, exempt(analysis, region, vocabulary))
    occasions = occasions_of(phrases, vocabulary.game, returning=_returning(predicates, vocabulary))
    only = find_only(source, words, phrases, periods, predicates)
    return ClauseReading(
        analysis=analysis,
        region=region,
        span=region_span(source, region, whole=alone),
        words=tuple(words),
        predicates=predicates,
        idiom=idiom,
        phrases=phrases,
        states=frozenset(id for id, _ in states),
        periods=frozenset(id for id, _ in periods),
        occasions=occasions,
        stages=stages_of(phrases, occasions),
        conditions=conditions_of(analysis, region, vocabulary),
        only=only,
        vocabulary=vocabulary,
        alone=alone,
        clear=not region.asks and (only is not None or not unread_csak(source, words)),
    )


def _returning(predicates: Sequence[Predicate], vocabulary: Vocabulary) -> bool:
    return any(vocabulary.game.actions[h.action].kind == "return" for p in predicates for h in p.candidates)


def _untimed(words: list[Word], periods: Sequence[tuple[str, Span]]) -> list[Word]:
    """Take the readings off the words of a period: "az első harci körben" is no first deed."""
    timed = [any(span.covers(w.token.span) for _, span in periods) for w in words]
    return [Word(w.at, w.token) if inside else w for w, inside in zip(words, timed, strict=True)]


def _taken(
    words: Sequence[Word],
    predicates: Sequence[Predicate],
    idiom: frozenset[int],
    periods: Sequence[tuple[str, Span]],
    states: Sequence[tuple[str, tuple[int, ...]]],
) -> frozenset[int]:
    """Return the tokens of verbs, expressions, periods and states, which belong to no noun phrase."""
    timed = {w.at for w in words if any(span.covers(w.token.span) for _, span in periods)}
    return frozenset({i for p in predicates for i in p.taken} | idiom | timed | {i for _, at in states for i in at})


def _preverbs(words: Sequence[Word], vocabulary: Vocabulary) -> frozenset[int]:
    return frozenset(w.at for w in words if w.has("negator") or w.low in vocabulary.preverbs)
