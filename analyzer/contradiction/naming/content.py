"""The words with content of a stretch of text, with all that each may be called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.kinds import root
from analyzer.contradiction.naming.effect import Effect
from analyzer.contradiction.naming.families import Family, family
from analyzer.contradiction.propositions.bounds import periods_in
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.propositions.words import read_words
from analyzer.contradiction.vocabulary import Vocabulary, vocabulary
from analyzer.lexicon import Lexicon
from analyzer.text import Span
from analyzer.text.phrases import find_phrase

_FULL = frozenset({"NOUN", "PROPN", "ADJ"})  # parts of speech whose words have content
_UNREAD = frozenset({"", "CCONJ", "X", "INTJ"})
_PLACES = ("ban", "ben", "ból", "ből")  # what an engine calls an adverb may be a noun with one of these
_SAYING = 4  # a stem with so many letters, or one that is a word of its own, says of what family a word is


class Content(NamedTuple):
    """A word with content.

    Attributes:
        span: its place in the normalised view.
        ids: ids of the game's things, states, actions …, or the roots of unknown words.
        words: its dictionary forms, or what stands for them.
        family: what is left of them without the endings that make one word of another.
        act: whether it speaks of a deed: a verb, a participle or a verbal noun.
        listed: whether the game itself lists it, and so says all that is like it.
        bound: whether it belongs to a period or a place, or names whoever plays.
    """

    span: Span
    ids: frozenset[str]
    words: frozenset[str]
    family: Family
    act: bool
    listed: bool
    bound: bool = False


def contents(effect: Effect, indices: Sequence[int], lexicon: Lexicon, game: Game) -> tuple[Content, ...]:
    """Return the words with content among the tokens `indices`, in order."""
    if not indices:
        return ()
    tokens = effect.analysis.tokens
    around = Span(tokens[indices[0]].start, tokens[indices[-1]].end)
    empty = [*_without_content(effect, around, lexicon)]
    timed = [span for _, span in periods_in(effect.analysis.text.folded, around, game)]
    words = read_words(effect.analysis, list(indices), vocabulary(game, lexicon))
    found = (_content(w, timed, lexicon, game) for w in words if not any(e.covers(w.token.span) for e in empty))
    return tuple(c for c in found if c is not None)


def alike(one: Content, other: Content, game: Game) -> bool:
    """Tell whether two words may be of one thing, state or deed, or one of a kind of the other's."""
    if any(_one(x, y, game) for x in one.ids for y in other.ids):
        return True
    own = {root(x) for c in (one, other) for x in c.words}
    return any(len(stem) >= _SAYING or stem in own for stem in one.family.common(other.family))


def within(wide: Content, narrow: Content, game: Game) -> bool:
    """Tell whether a word names what another one does, or a kind of it: "csapat" names "hajó", not the reverse."""
    if any(x in game.wider(y) for x in wide.ids for y in narrow.ids):
        return True
    return not (wide.listed and narrow.listed) and alike(wide, narrow, game)


def _one(one: str, other: str, game: Game) -> bool:
    if game.related(one, other) or _same_act(one, other):
        return True
    results = {a.results for id in (one, other) if (a := game.actions.get(id)) is not None and a.results}
    return bool(results & {one, other})


def _same_act(one: str, other: str) -> bool:
    """Tell whether two acts are one but for a preverb that only one of them has ("nyit", "kinyit")."""
    mine, _, act = one.rpartition("+")
    yours, _, other_act = other.rpartition("+")
    return act == other_act and not (mine and yours)


def _without_content(effect: Effect, around: Span, lexicon: Lexicon) -> Iterator[Span]:
    for entry in lexicon.tables.exception_scope:
        if entry.duty in {"effects", "empty"}:
            for pattern in entry.patterns:
                for match in find_phrase(pattern, effect.analysis.text.folded, around):
                    yield match.span


def _content(word: Word, timed: Sequence[Span], lexicon: Lexicon, game: Game) -> Content | None:
    ids = _ids(word, game)
    if not ids:
        return None
    stem = "" if word.noun else next((word.low[: v.length] for v in word.verbs[:1]), "")
    lemmas = _lemmas(word, vocabulary(game, lexicon))
    names = frozenset(n for n in (word.lexeme, stem, word.quality, *lemmas) if n)
    found = [family(name, lexicon) for name in sorted(names)]
    related = Family(frozenset().union(*(f.own for f in found)), frozenset().union(*(f.bare for f in found)))
    bound = any(s.covers(word.token.span) for s in timed) or any(id in game.zones or game.is_player(id) for id in ids)
    act = bool(word.verbs or word.stem) and word.noun is None
    return Content(word.token.span, ids, names, related, act, all(_listed(id, game) for id in ids), bound)


def _lemmas(word: Word, vocabulary: Vocabulary) -> Iterator[str]:
    """Yield the lemma of a noun as the engine gives it and, if it is the form itself, that without a case ending."""
    if not (word.lemma or word.noun or _unread(word)):
        return
    low = word.token.lower
    yield (word.token.lemma or low).lower()
    if word.token.lemma.lower() in {"", low}:
        cuts = range(len(low) - 1, _SAYING - 2, -1)
        yield from (low[:cut] for cut in cuts if vocabulary.endings.noun(low[cut:]) is not None)


def _unread(word: Word) -> bool:
    """Tell whether nothing was read into a word that may yet be one with content: without an engine, or by its slip."""
    plain = word.token.is_word and not (word.noun or word.verbs or word.stem or word.duties)
    slip = word.token.pos in _UNREAD or (word.token.pos == "ADV" and word.low.endswith(_PLACES))
    return plain and slip and len(word.low) > _SAYING


def _ids(word: Word, game: Game) -> frozenset[str]:
    found: set[str] = set()
    if word.noun:
        found |= {word.noun.id} if word.noun.kind != "state_noun" else set()
    elif word.verbs:
        found |= {v.action for v in word.verbs[:1]}
    found |= {v.action for v in word.verbs if v.form == "participle"}
    if not word.noun and (word.lemma or word.quality):
        found.add(root(word.lemma or word.quality))
    if word.stem and not word.verbs:
        found.add(word.stem)
    if not found and word.token.pos in _FULL and word.token.lemma:
        found.add(root(word.token.lemma.lower()))  # "szabad": a quality too, though a word of permission elsewhere
    if not found and _unread(word):
        found.add(root(word.low))
    anyone = {id for id in found if id in game.things and game.things[id].anyone}
    return frozenset(found - anyone)


def _listed(id: str, game: Game) -> bool:
    return id in game.things or id in game.zones or game.owns(id) or (id in game.states and game.owns_state(id))
