"""What another effect must be like for an exception to contradict it: for the search over whole card sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.naming.bans import denies
from analyzer.contradiction.naming.effect import Effect
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.propositions.words import read_words
from analyzer.contradiction.vocabulary import vocabulary
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.records.exceptions import ExceptionMatch


def names_content(claim: ExceptionMatch, own: Effect, other: Effect, lexicon: Lexicon, game: Game) -> bool:
    """Tell whether everything with content that the claim's object names is named by the other effect too."""
    wanted = wanted_ids(claim, own, lexicon, game)
    there = named_ids(other.analysis, lexicon, game) if wanted else frozenset[str]()
    return bool(wanted) and all(any(names_one(w, t, game) for t in there) for w in wanted)


def wanted_ids(claim: ExceptionMatch, own: Effect, lexicon: Lexicon, game: Game) -> frozenset[str]:
    """Return the ids with content that the claim's object names; none where it has no object."""
    if claim.object is None:
        return frozenset()
    return _ids(read_words(own.analysis, own.indices(claim.object), vocabulary(game, lexicon)), game)


class Needs(NamedTuple):
    """What another effect must be like for a claim to be about it.

    Attributes:
        ids: it names each of these; no effect does if there are none.
        contrary: it may also be any that says the contrary of the claim's part, whatever it names.
        certain: naming the ids is all that it takes.
    """

    ids: frozenset[str]
    contrary: bool
    certain: bool


def needs_of(claim: ExceptionMatch, own: Effect, lexicon: Lexicon, game: Game) -> Needs:
    """Return what an effect must be like for the claim to make it contradict its own effect."""
    bans = claim.scope == "bans"
    denial = claim.object is not None and denies(own, claim.object, lexicon, game)
    return Needs(wanted_ids(claim, own, lexicon, game), bans, certain=not bans and not denial)


def named_ids(analysis: Analysis, lexicon: Lexicon, game: Game) -> frozenset[str]:
    """Return the ids with content that an effect names anywhere, the deeds of its participles among them."""
    read = read_words(analysis, list(range(len(analysis.tokens))), vocabulary(game, lexicon))
    return _ids(read, game) | {v.action for w in read for v in w.verbs if v.form == "participle"}


def names_one(one: str, other: str, game: Game) -> bool:
    """Tell whether two ids name one thing, one a kind of the other, or an event and the state it brings about."""
    results = {a.results for id in (one, other) if (a := game.actions.get(id)) is not None and a.results}
    return game.related(one, other) or bool(results & {one, other})


def _ids(words: Sequence[Word], game: Game) -> frozenset[str]:
    found = {w.noun.id for w in words if w.noun and w.noun.kind != "state_noun"}
    found |= {v.action for w in words if not w.noun for v in w.verbs[:1] if v.whole}
    found |= {w.lemma or w.stem for w in words if w.lemma or (w.stem and not w.verbs)}
    empty = {t.id for t in game.things.values() if t.anyone} | {"érték", "lap"}
    return frozenset(found - empty)
