"""Which statements of an effect stand out as what the other effect contradicts; nothing where none does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from analyzer.contradiction.alignment.content import Statement
from analyzer.contradiction.alignment.links import Link, links
from analyzer.contradiction.game import Game

Ground = Literal["shared", "only_statement"]

_ENOUGH = 12  # what must be shared at least
_MARGIN = 8  # by how much one must share more than the next
_NEAR, _NEAR_OF_STRONG = 70, 80  # per cent of it up to which the next may come
_STRONG = frozenset({"act", "number", "state"})
_STRONG_WEIGHT = 30  # one act that one denies, one number, two values of one slot


class Match(NamedTuple):
    """A statement that falls, the statement of the other effect that it is about, and what they share."""

    own: Statement
    other: Statement | None
    links: tuple[Link, ...]
    ground: Ground = "shared"

    @property
    def weight(self) -> int:
        """How much they share, less what is known to go together."""
        return sum(link.weight for link in self.links)

    @property
    def most(self) -> int:
        """How much they share, whatever of it goes together: that things do is no ground against another part."""
        return sum(link.weight for link in self.links if link.weight > 0)

    @property
    def strong(self) -> bool:
        """Whether they speak of one act, number or slot, and not only of one thing."""
        return any(link.kind in _STRONG and link.weight >= _STRONG_WEIGHT for link in self.links)


def choose(own: Sequence[Statement], others: Sequence[Statement], game: Game) -> tuple[Match, ...]:
    """Return the statements of `own` that `others` contradict, in text order; empty if none stands out clearly.

    That the two effects contradict each other in part is taken for granted. The order of statements does not matter.
    """
    saying = [statement for statement in own if statement.says]
    against = [statement for statement in others if statement.says] or list(others)
    if not saying or not against:
        return ()
    if len(saying) == 1:
        return (Match(saying[0], None, (), "only_statement"),) if len(own) > 1 else ()
    ranked = sorted((_best(s, against, game) for s in saying), key=lambda m: (-m.weight, m.own.span))
    return tuple(sorted(_standing_out(ranked), key=lambda m: m.own.span))


def _best(own: Statement, others: Sequence[Statement], game: Game) -> Match:
    found = [Match(own, other, links(own, other, game)) for other in others]
    return max(found, key=lambda m: (m.weight, -(m.other.span.start if m.other else 0)))


def _standing_out(ranked: Sequence[Match]) -> Sequence[Match]:
    """Cut the ranked statements where the next one falls clearly behind.

    Several fall together only if each of them speaks of one act, number or slot with the other effect.
    """
    for count in range(1, len(ranked)):
        chosen, following = ranked[:count], ranked[count]
        if count > 1 and not all(match.strong for match in chosen):
            return ()
        if _clear(chosen[-1], following):
            return chosen
    return ranked if all(match.strong for match in ranked) else ()


def _clear(last: Match, following: Match) -> bool:
    """Tell whether `following` shares clearly less than `last`; one act with another statement is enough to fall."""
    if following.strong and following.other != last.other:
        return False
    near = _NEAR_OF_STRONG if last.strong and not following.strong else _NEAR
    least = last.weight >= _ENOUGH and last.weight - following.most >= _MARGIN
    return least and following.most * 100 <= last.weight * near
