"""What an effect itself leaves out of what it says ("kivéve …", "hacsak nem …"): about that it contradicts nobody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.naming import Effect
from analyzer.contradiction.naming.bans import says
from analyzer.contradiction.naming.content import Content, contents, within
from analyzer.contradiction.propositions.bounds import periods_in
from analyzer.contradiction.propositions.model import Phrase, Proposition
from analyzer.contradiction.propositions.phrases import PhraseReader
from analyzer.contradiction.propositions.predicates import find_predicates
from analyzer.contradiction.propositions.regions import Region, merge_fragments, read_regions, region_span, trimmed
from analyzer.contradiction.propositions.source import Source, source_of
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.propositions.words import read_words
from analyzer.contradiction.relations.finding import Finding, compatible
from analyzer.contradiction.vocabulary import Vocabulary, vocabulary
from analyzer.lexicon import Lexicon
from analyzer.text import Span

_PARTIES = frozenset({"nom", "acc"})  # the cases in which a kivéve names who, or what, is left out
_PLACES = frozenset({"ine", "sup", "ade"})
AGREED: Finding = compatible(
    "az egyik szöveg épp azt az esetet veszi ki, amelyről a másik szól",
    "one text leaves out the very case that the other speaks of",
)


class _Case(NamedTuple):
    """A case in which a clause does not hold: the words of its condition; `negated`: where that does not hold."""

    words: tuple[Content, ...]
    negated: bool


class _Clause(NamedTuple):
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
    cases: tuple[_Case, ...]

    @property
    def leaves_out(self) -> bool:
        """Whether the clause leaves anything out."""
        return bool(self.things or self.periods or self.cases)


class LeftOut(NamedTuple):
    """The clauses of two effects, the first one's and the second one's; empty where neither leaves anything out."""

    a: tuple[_Clause, ...]
    b: tuple[_Clause, ...]
    game: Game

    def agreed(self, p: Proposition, q: Proposition) -> bool:
        """Tell whether `p`, of the first effect, or `q`, of the second, leaves out the case of the other."""
        mine, yours = _clause_of(p, self.a), _clause_of(q, self.b)
        if mine is None or yours is None or mine.leaves_out == yours.leaves_out:
            return False
        if mine.leaves_out:
            return _covers(mine, p, yours, q, self.game)
        return _covers(yours, q, mine, p, self.game)


def left_out(a: Effect, b: Effect, lexicon: Lexicon, game: Game) -> LeftOut:
    """Return what two effects leave out of what they say."""
    words = vocabulary(game, lexicon)
    if not (_opens(a, words) or _opens(b, words)):
        return LeftOut((), (), game)
    return LeftOut(tuple(_clauses(a, lexicon, game)), tuple(_clauses(b, lexicon, game)), game)


def _opens(effect: Effect, words: Vocabulary) -> bool:
    return any(words.duty(duty, t.lower) is not None for t in effect.analysis.tokens for duty in ("except", "unless"))


def _clauses(effect: Effect, lexicon: Lexicon, game: Game) -> Iterator[_Clause]:
    source = source_of(effect.analysis, effect.parts, lexicon, game)
    regions = merge_fragments(source, read_regions(source))
    mains = Counter(r.part for r in regions)
    for region in regions:
        span = region_span(source, region, whole=mains[region.part] == 1)
        yield _read(effect, source, region, span, lexicon, game)


def _read(effect: Effect, source: Source, region: Region, span: Span, lexicon: Lexicon, game: Game) -> _Clause:
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
    return _Clause(
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


def _case(effect: Effect, source: Source, condition: Sequence[int], lexicon: Lexicon, game: Game) -> _Case:
    """Read the condition of a case; the nem of "hacsak nem" denies nothing."""
    tokens, words = source.analysis.tokens, source.vocabulary
    opened = any(words.duty("unless", tokens[i].lower) is not None for i in condition)
    light = {w.token.span for w in read_words(source.analysis, list(condition), words) if w.has("be") or w.has("stay")}
    found = contents(effect, list(condition), lexicon, game)
    return _Case(tuple(c for c in found if c.span not in light), _negated(source, condition) and not opened)


def _clause_of(p: Proposition, clauses: Sequence[_Clause]) -> _Clause | None:
    inside = [c for c in clauses if c.part == p.part]
    return next((c for c in inside if c.span == p.span), next((c for c in inside if c.span.overlaps(p.span)), None))


def _covers(wide: _Clause, p: Proposition, narrow: _Clause, q: Proposition, game: Game) -> bool:
    """Tell whether what `wide`, which says `p`, leaves out is the case of `narrow`, which says `q`."""
    if q.periods and q.periods <= wide.periods:
        return True
    if any(_same_case(case, narrow, q, game) for case in wide.cases):
        return True
    return bool(wide.things) and _all_left_out(wide, p, narrow, q, game)


def _same_case(case: _Case, narrow: _Clause, q: Proposition, game: Game) -> bool:
    """Tell whether a statement stands under a condition: its words are in its own condition, attributes or places."""
    without = any(x is not None and x.without for x in (q.agent, q.patient, *q.phrases))
    if not case.words or case.negated != (narrow.denied or without):
        return False
    other = q.patient.span if q.patient is not None and q.patient.role == "acc" else None
    told = [c for c in narrow.said if other is None or not other.overlaps(c.span)]  # what it is done to is another
    return all(any(within(c, o, game) for o in told) for c in case.words)


def _all_left_out(wide: _Clause, p: Proposition, narrow: _Clause, q: Proposition, game: Game) -> bool:
    """Tell whether everybody, or every place, of a statement is among what a kivéve leaves out."""
    parties = [t for t in wide.things if t[0].role in _PARTIES]
    if parties:
        named = [x for x in _parties(p, q) if any(_among(t, x, narrow, game) for t in parties)]
        others = [x for x in q.phrases if x.role == "nom" and not x.possessed]
        return bool(named) and all(any(_among(t, x, narrow, game) for t in parties) for x in others)
    places = [x for x in q.phrases if x.role in _PLACES]
    return bool(places) and all(
        any(t[0].role == x.role and _among(t, x, narrow, game) for t in wide.things) for x in places
    )


def _parties(p: Proposition, q: Proposition) -> Iterator[Phrase]:
    """Yield who or what of `q` a kivéve in `p` may leave out: it goes with what names all, if only one does."""
    sides = ((p.agent, q.agent), (p.patient, q.patient))
    general = [x is not None and x.universal for x, _ in sides]
    for (_, other), whole in zip(sides, general, strict=True):
        if other is not None and not other.possessed and (whole or not any(general)):
            yield other


def _among(thing: tuple[Phrase, tuple[Content, ...]], other: Phrase, narrow: _Clause, game: Game) -> bool:
    """Tell whether a phrase names what is left out, or a kind of it, with all that narrows that down."""
    phrase, words = thing
    told = [c for c in narrow.said if other.span.overlaps(c.span)]
    kinds = {wider for head in other.heads for wider in game.wider(head)} | other.heads
    return phrase.head in kinds and all(any(within(c, o, game) for o in told) for c in words)
