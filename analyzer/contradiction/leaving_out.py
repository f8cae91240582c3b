"""Main clauses with what they leave out: "kivéve a hajókat", "kivéve, ha …", "hacsak nem …"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.naming import Effect
from analyzer.contradiction.naming.bans import says
from analyzer.contradiction.naming.content import Content, contents
from analyzer.contradiction.propositions.bounds import periods_in
from analyzer.contradiction.propositions.model import Phrase
from analyzer.contradiction.propositions.phrases import PhraseReader
from analyzer.contradiction.propositions.predicates import find_predicates
from analyzer.contradiction.propositions.regions import Region, merge_fragments, read_regions, region_span, trimmed
from analyzer.contradiction.propositions.source import Source, source_of
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.propositions.words import read_words
from analyzer.lexicon import Lexicon
from analyzer.text import Span


class Case(NamedTuple):
    """A case in which a clause does not hold: the words of its condition; `negated`: where that does not hold."""

    words: tuple[Content, ...]
    negated: bool


class Clause(NamedTuple):
    """A main clause with what it leaves out.

    Attributes:
        said: the words of the clause and what hangs from it, but for its predicate.
        denied: whether a condition or an attribute in it is negated.
        things: the phrases after a kivéve, each with its words; `periods` what periods stand there.
        cases: the conditions under which it does not hold.
    """

    part: int
    span: Span
    said: tuple[Content, ...]
    denied: bool
    things: tuple[tuple[Phrase, tuple[Content, ...]], ...]
    periods: frozenset[str]
    cases: tuple[Case, ...]

    @property
    def leaves_out(self) -> bool:
        """Whether the clause leaves anything out."""
        return bool(self.things or self.periods or self.cases)


def clauses(effect: Effect, lexicon: Lexicon, game: Game) -> Iterator[Clause]:
    """Yield the main clauses of an effect in text order, each with what it leaves out."""
    source = source_of(effect.analysis, effect.parts, lexicon, game)
    regions = merge_fragments(source, read_regions(source))
    mains = Counter(r.part for r in regions)
    for region in regions:
        span = region_span(source, region, whole=mains[region.part] == 1)
        yield _read(effect, source, region, span, lexicon, game)


def _read(effect: Effect, source: Source, region: Region, span: Span, lexicon: Lexicon, game: Game) -> Clause:
    analysis = effect.analysis
    unless = [c for c in region.conditions if _unless(source, c)]
    plain = [c for c in region.conditions if c not in unless]
    cases = [c for c in unless if not says(effect, trimmed(analysis, c), "effects", lexicon)]  # those are for rule A
    words = read_words(analysis, list(region.main), source.vocabulary)
    taken = {i for p in find_predicates(words, source.vocabulary) for i in p.taken}
    rest = [i for i in region.main if i not in taken]
    stretches = [rest, *(list(s) for s in (*plain, *region.relatives))]
    said = tuple(c for s in stretches for c in contents(effect, s, lexicon, game))
    exempt = [i for i in region.exempt if analysis.tokens[i].is_word]
    if exempt and any(r[-1] > exempt[0] for r in region.relatives):
        exempt = []  # "kivéve azokat a papokat, akik …": only such ones are left out
    times = periods_in(analysis.text.folded, trimmed(analysis, exempt), game) if exempt else []
    return Clause(
        region.part,
        span,
        said,
        any(_negated(source, c) for c in plain) or _denies_attribute(words, taken),
        () if times else tuple(_things(effect, source, exempt, lexicon, game)),
        frozenset(id for id, _ in times),
        tuple(_case(effect, source, c, lexicon, game) for c in cases),
    )


def _denies_attribute(words: Sequence[Word], taken: set[int]) -> bool:
    """Tell whether a nem stands before another word than the predicate: "a nem repülő lények"."""
    return any(w.has("negator") and following.at not in taken for w, following in pairwise(words))


def _things(
    effect: Effect, source: Source, exempt: Sequence[int], lexicon: Lexicon, game: Game
) -> Iterator[tuple[Phrase, tuple[Content, ...]]]:
    words = read_words(effect.analysis, list(exempt), source.vocabulary)
    for phrase in PhraseReader(source.vocabulary).read(words, frozenset()):
        inside = [i for i in exempt if phrase.span.overlaps(effect.analysis.tokens[i].span)]
        if phrase.head:
            yield phrase, contents(effect, inside, lexicon, game)


def _unless(source: Source, condition: Sequence[int]) -> bool:
    """Tell whether a condition says when something does not hold: "kivéve, ha …", "hacsak nem …"."""
    tokens, words = source.analysis.tokens, source.vocabulary
    if any(words.duty("unless", tokens[i].lower) is not None for i in condition):
        return _negated(source, condition)  # "hacsak lehet" is a plain condition
    before = [t for t in tokens[: condition[0]] if t.is_word][-1:]
    inside = next((tokens[i] for i in condition if tokens[i].is_word), None)
    opening = [*before, *([inside] if inside else [])]
    return any(words.duty("except", t.lower) is not None for t in opening)


def _negated(source: Source, condition: Sequence[int]) -> bool:
    words = read_words(source.analysis, list(condition), source.vocabulary)
    return any(w.has("negator") or w.has("absence") for w in words)


def _case(effect: Effect, source: Source, condition: Sequence[int], lexicon: Lexicon, game: Game) -> Case:
    """Read the condition of a case; the nem of "hacsak nem" denies nothing."""
    tokens, words = source.analysis.tokens, source.vocabulary
    opened = any(words.duty("unless", tokens[i].lower) is not None for i in condition)
    light = {w.token.span for w in read_words(source.analysis, list(condition), words) if w.has("be") or w.has("stay")}
    found = contents(effect, list(condition), lexicon, game)
    return Case(tuple(c for c in found if c.span not in light), _negated(source, condition) and not opened)
