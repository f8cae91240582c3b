"""What a statement of one effect shares with a statement of the other, and how much that weighs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from analyzer.contradiction.alignment.content import ACT, Content, Role, Statement
from analyzer.contradiction.alignment.families import compounded
from analyzer.contradiction.game import Game
from analyzer.contradiction.relations import compare

LinkKind = Literal["word", "kin", "act", "number", "state", "course", "open"]


class Link(NamedTuple):
    """One thing that two statements share.

    Attributes:
        kind: ``word`` one word, ``kin`` two of a family or kind, ``act`` one act, ``number`` one number, ``state`` two
            values of one slot, ``course`` one direction or class of act, ``open`` two statements on one matter.
        own, other: the words, as they stand or as the game names them.
        weight: how much it counts.
    """

    kind: LinkKind
    own: str
    other: str
    weight: int


# A shared word weighs by what it is to both statements (the product of both shares).
_WORD = 20
_SHARE: dict[Role, int] = {
    "predicate": 100, "patient": 120, "core": 100, "oblique": 80, "attribute": 50, "bound": 40, "adverb": 80,
}  # fmt: skip
_SAME, _FAMILY, _MEMBER, _KIND = 100, 80, 60, 40
_ANY_MOVE, _OTHER_WAY = 60, 30  # one act only as all moves are one; a family of acts with different preverbs
_ACT, _ACT_ALIKE, _ACT_NAMED = 40, 15, 30  # one act: opposite, of the same polarity, named by another word
_BESIDE = 50  # per cent that is left of what is shared beside the point
_NUMBER = 40
_STATE = 30
_COURSE, _PREVERB = 15, 6
_OPEN = 15
_FITS = -10  # what is known to go together with the other
_MOVES = frozenset({"move", "enter", "return"})


def links(own: Statement, other: Statement, game: Game) -> tuple[Link, ...]:
    """Return everything that `own` shares with `other`; each of its words counts once, by its heaviest link."""
    words = [best for c in own.contents if (best := _heaviest(c, own, other, game)) is not None]
    states = list(_states(own, other, game))
    opposed = bool(states) or any(link.kind == "act" and link.weight >= _ACT * _FAMILY // 100 for link in words)
    if not states and not _to_the_point(words, other):
        words = [link._replace(weight=link.weight * _BESIDE // 100) for link in words]
    return (*_once(words), *states, *_course(own, other), *_open(own, other, game, opposed=opposed))


def _to_the_point(words: list[Link], other: Statement) -> bool:
    """Tell whether what is shared is what `other` says something of: its act or what it acts upon, if it has that."""
    point = {c.text for c in other.contents if c.role in {"predicate", "patient"} and c.taken == 100}
    upon = any(c.role == "patient" for c in other.contents)
    return not upon or any(link.other in point or link.kind in {"number", "act"} for link in words)


def _once(found: list[Link]) -> Iterator[Link]:
    """Count what is shared once, however often either statement names it."""
    seen: set[str] = set()
    for link in sorted(found, key=lambda x: (-x.weight, x.own, x.other)):
        if link.other not in seen:
            seen.add(link.other)
            yield link


def _heaviest(content: Content, own: Statement, other: Statement, game: Game) -> Link | None:
    found = [link for d in other.contents if (link := _link(content, d, own, other, game)) is not None]
    return max(found, key=lambda x: (x.weight, x.own, x.other), default=None)


def _link(c: Content, d: Content, own: Statement, other: Statement, game: Game) -> Link | None:
    near = _nearness(c, d, game)
    if c.role == d.role == "predicate" and near < _SAME and _another_way(own, other):
        near = near * _OTHER_WAY // 100
    if not near:
        return None
    if c.number and d.number:
        return Link("number", c.text, d.text, _NUMBER * near // _SAME)
    if c.role == d.role == "predicate":
        weight = _ACT if own.positive != other.positive else _ACT_ALIKE
        return Link("act", c.text, d.text, weight * near // _SAME)
    if c.role == d.role == "adverb":
        return None
    act = "predicate" in (c.role, d.role)
    base = _ACT_NAMED if act else _WORD
    weight = base * near * _SHARE[c.role] * _SHARE[d.role] * c.taken * d.taken // 100**5
    return Link("act" if act else "word" if near == _SAME else "kin", c.text, d.text, weight)


def _another_way(own: Statement, other: Statement) -> bool:
    """Tell whether two acts have different preverbs, and so may be different acts ("átáll", "leáll")."""
    return bool(own.preverbs) and bool(other.preverbs) and not own.preverbs & other.preverbs


def _nearness(c: Content, d: Content, game: Game) -> int:
    shared = c.ids & d.ids
    if c.lemma == d.lemma or any(not _move(id, game) for id in shared):
        return _SAME
    if c.roots & d.roots:
        return _FAMILY
    if shared:
        return _ANY_MOVE
    if compounded(c.roots, d.roots):
        return _MEMBER
    return _KIND if _related(c, d, game) else 0


def _move(id: str, game: Game) -> bool:
    action = game.actions.get(id.removeprefix(ACT)) if id.startswith(ACT) else None
    return action is not None and action.kind in _MOVES


def _related(c: Content, d: Content, game: Game) -> bool:
    """Tell whether one thing is a kind of the other."""
    if "predicate" in (c.role, d.role):
        return False
    return any(game.related(x, y) for x in (*sorted(c.ids), c.lemma) for y in (*sorted(d.ids), d.lemma) if x and y)


def _states(own: Statement, other: Statement, game: Game) -> Iterator[Link]:
    for x in sorted(own.states):
        for y in sorted(other.states):
            if game.excludes(x, y):
                yield Link("state", x, y, _STATE)
                return


def _course(own: Statement, other: Statement) -> Iterator[Link]:
    """Yield that both lead the same way, where one denies it: "nem hagyja el", "továbbindul"."""
    shared = sorted(own.preverbs & other.preverbs)
    if shared:
        yield Link("course", shared[0], shared[0], _PREVERB)
    kinds = {p.kind for p in own.said} & {q.kind for q in other.said}
    hurt = "hurt" in kinds
    moved = bool(_MOVES & {p.kind for p in own.said}) and bool(_MOVES & {q.kind for q in other.said})
    if (hurt or moved) and own.positive != other.positive:
        yield Link("course", "", "", _COURSE)


def _open(own: Statement, other: Statement, game: Game, *, opposed: bool) -> Iterator[Link]:
    """Yield what the close comparison of the statements says: one matter, or things that go together."""
    found = [f.relation for p in own.said for q in other.said if (f := compare(p, q, game)) is not None]
    if "open" in found:
        yield Link("open", "", "", _OPEN)
    elif found and not opposed:
        yield Link("open", "", "", _FITS)
    if any(c.lemma == d.lemma or c.roots & d.roots for c in own.contents for d in other.allowed if c.taken == 100):
        yield Link("open", "", "", _FITS)
