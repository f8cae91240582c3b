"""One main clause read: its words, predicates, phrases, states, periods, conditions and csak."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.bounds import conditions_of, occasions_of, periods_in, stages_of
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
    region = _without_likeness(analysis, region)
    inner = trimmed(analysis, region.main)
    periods = periods_in(analysis.text.folded, inner, vocabulary.game)
    words = _excluding(_untimed(read_words(analysis, list(region.main), vocabulary), periods), vocabulary)
    words = mended(with_predicatives(words, vocabulary), vocabulary)
    predicates = tuple(find_predicates(words, vocabulary))
    words = with_open_stats(words, predicates, vocabulary)
    idiom = phrase_action(words, analysis.text.folded, inner, vocabulary)
    if idiom and vocabulary.game.actions[idiom[0]].kind == "hurt" and any(w.sign for w in words):
        idiom = None  # "+1 sebzést kap" adds to a number and hurts no one
    states = _states(words, vocabulary)
    taken = _taken(words, predicates, idiom[1] if idiom else frozenset(), periods, states)
    phrases = tuple(PhraseReader(vocabulary).read(words, taken | _preverbs(words, vocabulary)))
    phrases = _without_owners(phrases, [span for _, span in periods], analysis)
    phrases = _without_exempt(phrases, _exempt(analysis, region, vocabulary))
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


def _without_likeness(analysis: Analysis, region: Region) -> Region:
    """Leave out whom something is like, where a comma ends that: "akárcsak az ikertestvére, kétszer léphet"."""
    lows = [analysis.tokens[i].lower for i in region.main]
    start = lows.index("akárcsak") if "akárcsak" in lows else -1
    end = next((at for at in range(start + 1, len(lows)) if lows[at] == ","), -1) if start >= 0 else -1
    rest = region.main[:start] + region.main[end + 1 :]
    told = [analysis.tokens[i] for i in rest if analysis.tokens[i].is_word]
    whole = end < 0 or not told or any(t.lower.startswith("övé") for t in told)  # "az övé" takes its noun from there
    return region if whole else region._replace(main=rest)


def _returning(predicates: Sequence[Predicate], vocabulary: Vocabulary) -> bool:
    return any(vocabulary.game.actions[h.action].kind == "return" for p in predicates for h in p.candidates)


def _exempt(analysis: Analysis, region: Region, vocabulary: Vocabulary) -> Phrase | None:
    """Return the thing that a kivéve leaves out, if it is only one and no state or number narrows it."""
    phrases = PhraseReader(vocabulary).read(read_words(analysis, list(region.exempt), vocabulary), frozenset())
    plain = [p for p in phrases if p.head and not (p.states or p.deeds or p.without or p.qualities)]
    return plain[0] if len(phrases) == len(plain) == 1 and len(plain[0].heads) == 1 else None


def _without_exempt(phrases: tuple[Phrase, ...], exempt: Phrase | None) -> tuple[Phrase, ...]:
    """Take what is exempted out of a phrase that names all of a kind ("minden kalandozó, kivéve az orkokat")."""
    if exempt is None:
        return phrases
    return tuple(p._replace(without=p.without | exempt.heads) if p.universal else p for p in phrases)


def _without_owners(phrases: tuple[Phrase, ...], periods: Sequence[Span], analysis: Analysis) -> tuple[Phrase, ...]:
    """Leave out whose presence a period is: "tolvaj jelenlétében" speaks of nobody who acts."""
    text = analysis.text.folded
    owned = [s.start for s in periods if " " not in text[s.start : s.end] and _OWNED.search(text[s.start : s.end])]
    return tuple(p for p in phrases if not (p.role == "nom" and any(0 < at - p.span.end <= 1 for at in owned)))


# How what is somebody's ends, in the cases in which periods stand: "jelenlétében", "távollétében", "idején".
_OWNED = re.compile(r"(?:[áé]b[ae]n|[áé]n|[áé]v[ae]l|[áé]ig|akor|ekor)$")


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


def _excluding(words: list[Word], vocabulary: Vocabulary) -> list[Word]:
    """Mark what a constituent negation excludes, and drop its nem: "nem jelző lap" excludes the jelző ones."""
    found: list[Word] = []
    negated = False
    for position, word in enumerate(words):
        following = words[position + 1] if position + 1 < len(words) else None
        found.append(word._replace(excluded=True) if negated else word)
        negated = (
            following is not None and word.has("negator") and _attribute(following, words, position + 1, vocabulary)
        )
        if negated:
            found.pop()
    return found


def _attribute(word: Word, words: Sequence[Word], at: int, vocabulary: Vocabulary) -> bool:
    """Tell whether `word` can be an attribute of the word after it, and no predicate."""
    verb = any(v.form in {"finite", "may", "able", "infinitive"} for v in word.verbs)
    following = words[at + 1] if at + 1 < len(words) else None
    if word.noun is None and word.quality and following is not None:
        return bool(following.lemma) or (following.noun is not None and following.noun.kind == "thing")
    if word.noun is None or verb or word.low in vocabulary.preverbs or word.noun.adverb:
        return False
    return (
        following is not None
        and (following.noun is not None or bool(following.lemma))
        and (following.noun is None or following.noun.kind != "state_noun")
    )


def _left_in(word: Word, words: Sequence[Word], vocabulary: Vocabulary) -> str:
    """Return the state in which "ki van világítva", "feltörve marad" leaves a thing, by what the verb brings about."""
    if not word.low.endswith(("va", "ve")) or word.noun is not None:
        return ""
    said = {w.low for w in words}
    hits = (v for v in word.verbs if v.form == "participle" and (v.whole or v.preverb in said))
    return next((r for v in hits if (r := vocabulary.game.actions[v.action].results)), "")


def _states(words: Sequence[Word], vocabulary: Vocabulary) -> list[tuple[str, tuple[int, ...]]]:
    """Return the states that are stated, not merely attributes, with their tokens."""
    found: list[tuple[str, tuple[int, ...]]] = []
    for position, word in enumerate(words):
        if id := _left_in(word, words, vocabulary):
            found.append((id, (word.at,)))
        if word.noun is None or word.noun.kind != "state" or word.excluded:
            continue
        following = words[position + 1] if position + 1 < len(words) else None
        if _governed(words, position) or word.noun.form.possessed:
            continue  # somebody's "győztese" is a person, and no state
        if word.noun.adverb:
            found.append((word.noun.id, (word.at,)))
        elif following is not None and following.noun and following.noun.kind == "state_noun":
            found.append((word.noun.id, (word.at, following.at)))
        elif not _attributive(following):
            found.append((word.noun.id, (word.at,)))
    return found


def _governed(words: Sequence[Word], position: int) -> bool:
    """Tell whether a postposition governs the state: "sérült helyzet helyett" puts nothing into it."""
    after = [w for w in words[position + 1 : position + 3] if not (w.noun and w.noun.kind == "state_noun")]
    return bool(after) and after[0].has("postposition")


def _attributive(following: Word | None) -> bool:
    if following is None:
        return False
    if following.noun is not None:
        return following.noun.kind in {"thing", "keyword", "state", "zone"}
    nominal = bool(following.lemma) or following.token.pos == "ADJ"
    return nominal or any(v.form in {"participle"} for v in following.verbs)
