"""What an effect itself leaves out of what it says ("kivéve …", "hacsak nem …"): about that it contradicts nobody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from analyzer.contradiction.game import Game
from analyzer.contradiction.leaving_out import Case, Clause, clauses
from analyzer.contradiction.naming import Effect
from analyzer.contradiction.naming.content import Content, within
from analyzer.contradiction.propositions.model import Phrase, Proposition
from analyzer.contradiction.propositions.once import once_a_text
from analyzer.contradiction.propositions.roles import PLACES
from analyzer.contradiction.relations.finding import Finding, compatible
from analyzer.contradiction.vocabulary import Vocabulary, vocabulary
from analyzer.language.token import Analysis
from analyzer.lexicon import Lexicon

_PARTIES = frozenset({"nom", "acc"})  # the cases in which a kivéve names who, or what, is left out
AGREED: Finding = compatible(
    "az egyik szöveg épp azt az esetet veszi ki, amelyről a másik szól",
    "one text leaves out the very case that the other speaks of",
)


class LeftOut(NamedTuple):
    """The clauses of two effects, the first one's and the second one's; empty where neither leaves anything out."""

    a: tuple[Clause, ...]
    b: tuple[Clause, ...]
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
    if not (_opens(a.analysis, words) or _opens(b.analysis, words)):
        return LeftOut((), (), game)
    return LeftOut(tuple(clauses(a, lexicon, game)), tuple(clauses(b, lexicon, game)), game)


@once_a_text
def _opens(analysis: Analysis, words: Vocabulary) -> bool:
    return any(words.duty(duty, t.lower) is not None for t in analysis.tokens for duty in ("except", "unless"))


def _clause_of(p: Proposition, said: Sequence[Clause]) -> Clause | None:
    inside = [c for c in said if c.part == p.part]
    return next((c for c in inside if c.span == p.span), next((c for c in inside if c.span.overlaps(p.span)), None))


def _covers(wide: Clause, p: Proposition, narrow: Clause, q: Proposition, game: Game) -> bool:
    """Tell whether what `wide`, which says `p`, leaves out is the case of `narrow`, which says `q`."""
    if q.periods and q.periods <= wide.periods:
        return True
    if any(_same_case(case, narrow, q, game) for case in wide.cases):
        return True
    return bool(wide.things) and _all_left_out(wide, p, narrow, q, game)


def _same_case(case: Case, narrow: Clause, q: Proposition, game: Game) -> bool:
    """Tell whether a statement stands under a condition: its words are in its own condition, attributes or places."""
    without = any(x is not None and x.without for x in (q.agent, q.patient, *q.phrases))
    if not case.words or case.negated != (narrow.denied or without):
        return False
    other = q.patient.span if q.patient is not None and q.patient.role == "acc" else None
    told = [c for c in narrow.said if other is None or not other.overlaps(c.span)]  # what it is done to is another
    return all(any(within(c, o, game) for o in told) for c in case.words)


def _all_left_out(wide: Clause, p: Proposition, narrow: Clause, q: Proposition, game: Game) -> bool:
    """Tell whether everybody, or every place, of a statement is among what a kivéve leaves out."""
    parties = [t for t in wide.things if t[0].role in _PARTIES]
    if parties:
        named = [x for x in _parties(p, q) if any(_among(t, x, narrow, game) for t in parties)]
        others = [x for x in q.phrases if x.role == "nom" and not x.possessed]
        return bool(named) and all(any(_among(t, x, narrow, game) for t in parties) for x in others)
    places = [x for x in q.phrases if x.role in PLACES]
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


def _among(thing: tuple[Phrase, tuple[Content, ...]], other: Phrase, narrow: Clause, game: Game) -> bool:
    """Tell whether a phrase names what is left out, or a kind of it, with all that narrows that down."""
    phrase, words = thing
    told = [c for c in narrow.said if other.span.overlaps(c.span)]
    kinds = {wider for head in other.heads for wider in game.wider(head)} | other.heads
    return phrase.head in kinds and all(any(within(c, o, game) for o in told) for c in words)
