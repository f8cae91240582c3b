"""Whether a text itself decides a contradiction by an explicit exception (rule A)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.actions import action_propositions
from analyzer.contradiction.propositions.clause import read_clause
from analyzer.contradiction.propositions.extract import propositions
from analyzer.contradiction.propositions.model import Proposition
from analyzer.contradiction.propositions.regions import Region
from analyzer.contradiction.propositions.source import source_of
from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.propositions.words import read_words
from analyzer.contradiction.relations.sameness import same_thing
from analyzer.contradiction.vocabulary import Vocabulary, vocabulary
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon
from analyzer.messages import Message
from analyzer.records.exceptions import ExceptionMatch, find_exceptions
from analyzer.records.model import Side
from analyzer.text import Span
from analyzer.text.phrases import find_phrase


class Effect(NamedTuple):
    """An analysed effect: its analysis and its parts in offsets of the normalised view."""

    analysis: Analysis
    parts: tuple[Span, ...]


class TextDecided(NamedTuple):
    """What the texts themselves decide.

    Attributes:
        side: the side that prevails; None if the texts decide nothing.
        claimant: the side whose text holds the exception.
        claim: the exception (offsets of the claimant's view); `number` its place in the claimant's record.
        why: the reason, also where both sides claim and so nothing is decided.
    """

    side: Side | None
    claimant: Side | None = None
    claim: ExceptionMatch | None = None
    number: int = -1
    why: Message | None = None


_BOTH = Message(
    "mindkét szöveg kivételt állít magáról, ezért a szöveg nem dönt",
    "both texts claim the exception, so the text decides nothing",
)


def decide_by_text(a: Effect, b: Effect, lexicon: Lexicon, game: Game) -> TextDecided:
    """Return which side prevails because an exception names what the other effect does."""
    found = [*_decisions("a", a, b, lexicon, game), *_decisions("b", b, a, lexicon, game)]
    if not found:
        return TextDecided(None)
    if len({d.side for d in found}) > 1:
        return TextDecided(None, why=_BOTH)
    return found[0]


def _decisions(side: Side, own: Effect, other: Effect, lexicon: Lexicon, game: Game) -> Iterator[TextDecided]:
    rival: Side = "b" if side == "a" else "a"
    claims = find_exceptions(own.analysis, lexicon)
    if not claims:
        return
    said = propositions(other.analysis, other.parts, lexicon, game)
    for index, claim in enumerate(claims):
        if _names(claim, own, other, said, lexicon, game):
            yield TextDecided(side if claim.direction == "defeats" else rival, side, claim, index, claim.why)


def _names(
    claim: ExceptionMatch, own: Effect, other: Effect, said: Sequence[Proposition], lexicon: Lexicon, game: Game
) -> bool:
    """Tell whether the claim names what the other effect does (rule A asks for that and no less)."""
    if claim.scope == "bans":
        return not _bans_only(claim, own, lexicon) or any(not p.positive or p.only for p in said)
    if claim.object is None:
        return False
    if denied := _propositions_in(claim, own, lexicon, game):
        return any(_same_denial(d, p, game) for d in denied for p in said)
    return names_content(claim, own, other, lexicon, game)


def names_content(claim: ExceptionMatch, own: Effect, other: Effect, lexicon: Lexicon, game: Game) -> bool:
    """Tell whether everything with content that the claim's object names is named by the other effect too."""
    wanted = wanted_ids(claim, own, lexicon, game)
    there = named_ids(other.analysis, lexicon, game) if wanted else frozenset[str]()
    return bool(wanted) and all(any(names_one(w, t, game) for t in there) for w in wanted)


def wanted_ids(claim: ExceptionMatch, own: Effect, lexicon: Lexicon, game: Game) -> frozenset[str]:
    """Return the ids with content that the claim's object names; none where it has no object."""
    if claim.object is None:
        return frozenset()
    return _ids(read_words(own.analysis, _indices(claim.object, own), vocabulary(game, lexicon)), game)


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
    denies = claim.object is not None and _denies(claim.object, own, vocabulary(game, lexicon))
    return Needs(wanted_ids(claim, own, lexicon, game), bans, certain=not bans and not denies)


def named_ids(analysis: Analysis, lexicon: Lexicon, game: Game) -> frozenset[str]:
    """Return the ids with content that an effect names anywhere, the deeds of its participles among them."""
    read = read_words(analysis, list(range(len(analysis.tokens))), vocabulary(game, lexicon))
    return _ids(read, game) | {v.action for w in read for v in w.verbs if v.form == "participle"}


def names_one(one: str, other: str, game: Game) -> bool:
    """Tell whether two ids name one thing, one a kind of the other, or an event and the state it brings about."""
    results = {a.results for id in (one, other) if (a := game.actions.get(id)) is not None and a.results}
    return game.related(one, other) or bool(results & {one, other})


def _indices(span: Span, own: Effect) -> list[int]:
    return [i for i, t in enumerate(own.analysis.tokens) if span.overlaps(t.span)]


def _bans_only(claim: ExceptionMatch, own: Effect, lexicon: Lexicon) -> bool:
    """Tell whether the claim speaks of bans and restrictions, and not of contrary effects as such."""
    if claim.object is None:
        return False
    kinds = {
        entry.id
        for entry in lexicon.tables.exception_scope
        if entry.duty == "effects"
        for pattern in entry.patterns
        for _ in find_phrase(pattern, own.analysis.text.folded, claim.object)
    }
    return "bans" in kinds


def _propositions_in(claim: ExceptionMatch, own: Effect, lexicon: Lexicon, game: Game) -> list[Proposition]:
    """Read the object as a clause if it is a denial of its own ("ami ellen nem védene vért")."""
    if claim.object is None:
        return []
    if not _denies(claim.object, own, vocabulary(game, lexicon)):
        return []
    indices = _indices(claim.object, own)
    source = source_of(own.analysis, own.parts, lexicon, game)
    part = next((n for n, p in enumerate(own.parts) if p.covers(claim.object)), 0)
    clause = read_clause(source, Region(part, tuple(indices)), alone=False)
    return [p for p in action_propositions(clause, numbers=False, states=False) if not p.positive]


def _denies(named: Span, own: Effect, words: Vocabulary) -> bool:
    return any(words.duty("negator", own.analysis.tokens[i].lower) is not None for i in _indices(named, own))


def _same_denial(named: Proposition, said: Proposition, game: Game) -> bool:
    if named.predicate != said.predicate or said.positive:
        return False
    return same_thing(named.agent, said.agent, game) and same_thing(named.patient, said.patient, game)


def _ids(words: Sequence[Word], game: Game) -> frozenset[str]:
    found = {w.noun.id for w in words if w.noun and w.noun.kind != "state_noun"}
    found |= {v.action for w in words if not w.noun for v in w.verbs[:1] if v.whole}
    found |= {w.lemma or w.stem for w in words if w.lemma or (w.stem and not w.verbs)}
    empty = {t.id for t in game.things.values() if t.anyone} | {"érték", "lap"}
    return frozenset(found - empty)
