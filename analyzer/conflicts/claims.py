"""What texts claim by their exceptions (A), and which other texts these may make contradict them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import and_, or_
from typing import TYPE_CHECKING, NamedTuple, Protocol

from analyzer.conflicts.numbers import bits_of
from analyzer.contradiction import Effect, Game, Needs, Proposition, load_game, names_one, needs_of
from analyzer.records.exceptions import find_exceptions

if TYPE_CHECKING:
    from analyzer.api import Analyzer


class Claim(NamedTuple):
    """An exception that a text claims.

    Attributes:
        needs: what another effect must be like for the claim to be about it.
        prevails: whether the text says that it prevails, and not that it gives way.
        statements: what the part says in which the claim stands.
    """

    needs: Needs
    prevails: bool
    statements: tuple[Proposition, ...]


class Said(NamedTuple):
    """What one text says.

    Attributes:
        statements: its propositions without their places.
        claims: the exceptions that it claims.
        names: the ids with content that it names, for claims of other texts.
    """

    statements: tuple[Proposition, ...]
    claims: tuple[Claim, ...] = ()
    names: frozenset[str] = frozenset()


def claims_of(
    effect: Effect, said: Sequence[Proposition], statements: Sequence[Proposition], analyzer: Analyzer
) -> tuple[Claim, ...]:
    """Return what an effect claims by its exceptions, but for those that can be about nothing.

    `said` are the effect's propositions, `statements` the same without their places.
    """
    found: list[Claim] = []
    for claim in find_exceptions(effect.analysis, analyzer.lexicon):
        needs = needs_of(claim, effect, analyzer.lexicon, load_game(analyzer.game))
        if needs.ids or needs.contrary:
            part = (effect.parts[p.part].covers(claim.span) for p in said)
            inside = tuple(s for s, covered in zip(statements, part, strict=True) if covered)
            found.append(Claim(needs, claim.direction == "defeats", inside))
    return tuple(found)


class Met(Protocol):
    """See :class:`Claims`."""

    def __call__(self, statement: Proposition, *, contrary: bool) -> int:
        """Return the texts as bits."""
        ...


class Claims:
    """The claims of all texts; texts are named by their number in `texts`, sets of them are bits.

    `met` gives for a statement the texts with a statement of which it is open whether the two can both hold: of all
    such, or only of those that say the contrary.
    """

    def __init__(self, texts: Sequence[Said], game: Game, met: Met) -> None:
        self._texts = texts
        self._members = _by_claims(texts)
        self._naming = _naming({id for own in self._members for c in own for id in c.needs.ids}, texts, game)
        self._reached = {own: _any(self._reach(claim, met) for claim in own) for own in self._members}
        self._winning = {own: self._sure(own, prevails=True) for own in self._members}
        self._losing = {own: self._sure(own, prevails=False) for own in self._members}

    def partners(self, text: int) -> int:
        """Return the texts that an exception of `text` may make contradict it.

        Left out are those where exceptions of the two speak for either side, so that none decides.
        """
        own = self._texts[text].claims
        if not own:
            return 0
        for_own = self._winning[own] | self._claiming(self._losing, text)
        for_other = self._losing[own] | self._claiming(self._winning, text)
        return self._reached[own] & ~(for_own & for_other)

    def _claiming(self, sets: Mapping[tuple[Claim, ...], int], text: int) -> int:
        """Return the texts for whose claims `sets` hold `text`."""
        return _any(self._members[own] for own, found in sets.items() if found >> text & 1)

    def _reach(self, claim: Claim, met: Met) -> int:
        """Return the texts that the claim may be about and that leave open whether they contradict its part."""
        about = self._about(claim.needs.ids)
        found = about & _any(met(statement, contrary=False) for statement in claim.statements) if about else 0
        if claim.needs.contrary:
            found |= _any(met(statement, contrary=True) for statement in claim.statements)
        return found

    def _sure(self, own: tuple[Claim, ...], *, prevails: bool) -> int:
        """Return the texts that claims with that outcome are about for certain."""
        return _any(self._about(c.needs.ids) for c in own if c.needs.certain and c.prevails == prevails)

    def _about(self, ids: frozenset[str]) -> int:
        return reduce(and_, (self._naming[id] for id in ids)) if ids else 0


def _by_claims(texts: Sequence[Said]) -> dict[tuple[Claim, ...], int]:
    """Return the texts that claim the very same, for each different set of claims."""
    numbers: dict[tuple[Claim, ...], list[int]] = {}
    for number, said in enumerate(texts):
        if said.claims:
            numbers.setdefault(said.claims, []).append(number)
    return {claims: bits_of(found) for claims, found in numbers.items()}


def _naming(needed: set[str], texts: Sequence[Said], game: Game) -> dict[str, int]:
    """Return, for each id `needed`, the texts that name it, a kind of it, or what it is a kind of."""
    named = sorted({id for said in texts for id in said.names})
    near = {id: [name for name in named if names_one(id, name, game)] for id in sorted(needed)}
    numbers: dict[str, list[int]] = {name: [] for names in near.values() for name in names}
    for number, said in enumerate(texts):
        for name in numbers.keys() & said.names:
            numbers[name].append(number)
    holders = {name: bits_of(found) for name, found in numbers.items()}
    return {id: _any(holders[name] for name in names) for id, names in near.items()}


def _any(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)
