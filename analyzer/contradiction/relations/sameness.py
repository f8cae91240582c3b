"""Whether two phrases may name one thing: equal, one a kind of the other, one a name of the other, or unnamed."""

from __future__ import annotations

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import SELF, Phrase, Proposition


def same_thing(one: Phrase | None, other: Phrase | None, game: Game, *, names: bool = False) -> bool:
    """Tell whether two phrases may name one thing: equal, one a kind of the other, or one of them unnamed.

    `names` says what holds if the game does not know one of them, which may then be a name.
    """
    if one is not None and other is not None and _deed_and_thing(one, other, game):
        return False
    if one is None or other is None or not one.heads or not other.heads:
        return True
    if _owned(one, other, game) or _owned(other, one, game):
        return False
    if one.head != other.head and _of_one_kind(one.head, other.head, game) and not _some_of_them(one, other, game):
        return True
    two = names and (two_names(one, other) or _two_classes(one, other, game))
    if not two and any(not _anyone(h, game) or game.is_player(h) for h in one.heads & other.heads):
        return True
    return not two and _may_be_one(one, other, game, names=names)


def _deed_and_thing(one: Phrase, other: Phrase, game: Game) -> bool:
    """Tell whether one phrase names a deed and the other a thing that is none: who sees a crate sees no healing."""
    for deed, thing in ((one, other), (other, one)):
        named = thing.heads and not thing.event and thing.head not in thing.deeds and not _anyone(thing.head, game)
        if deed.event and named and not (deed.heads & thing.heads or deed.deeds & thing.deeds):
            return not (game.names_any(thing.head) or any(s.id == thing.head for s in game.file.stat))
    return False


def _owned(one: Phrase, other: Phrase, game: Game) -> bool:
    """Tell whether `one` is what belongs to the very thing that `other` names: "a falu lakói", "a falu".

    Of things it may be a part, with which the whole undergoes what it does ("a szentély ajtaja"); a player acts by
    what is his.
    """
    if other.head not in one.owners or one.head in other.heads or game.is_player(other.head):
        return False
    ability = one.head in game.things and not game.listed(one.head)
    return not ability and (_somebody(one.head, game) or _somebody(other.head, game))


def _somebody(id: str, game: Game) -> bool:
    return id in game.things or "ember" in game.wider(id)


# Cases in which a verb may have what another verb of the same act has for its object.
_GOVERNED = frozenset({"sub", "dat", "all"})


def governed(one: Proposition, other: Proposition) -> Proposition:
    """Read as what undergoes the act the phrase of `one` that `other` has for its object: "rálel a barlangra".

    Two verbs of one act, or of what excludes it, need not govern the same case ("megtalálja a barlangot").
    """
    thing = other.patient
    if one.patient is not None or thing is None or thing.role != "acc" or not thing.head:
        return one
    found = next((x for x in one.phrases if x.role in _GOVERNED and x.head == thing.head and not x.this), None)
    if found is None:
        return one
    return one._replace(patient=found, bare=False, phrases=tuple(x for x in one.phrases if x is not found))


def completed(p: Proposition, q: Proposition) -> bool:
    """Tell whether `q` speaks of `p`'s act completed, done to the same thing ("másol", "lemásol")."""
    if not q.bare_act or p.predicate != q.bare_act:
        return False
    pairs = ((p.patient, q.patient), (p.agent, q.agent))
    return all(one is None or other is None or bool(one.heads & other.heads) for one, other in pairs) and (
        p.patient is None or q.patient is not None
    )


# So many letters at its end may differ where an engine has not taken all endings off a name.
_ENDING = 2


def two_names(one: Phrase, other: Phrase) -> bool:
    """Tell whether each is the name of one being or thing, and the names are different ("Morgena", "Ravina")."""
    if not _one_name(one) or not _one_name(other) or one.heads & other.heads:
        return False
    short, long = sorted((one.head, other.head), key=len)
    return not long.startswith(short[: max(_ENDING, len(short) - _ENDING)])


def _one_name(phrase: Phrase) -> bool:
    return bool(phrase.head) and (phrase.bare_name or (phrase.proper and not phrase.plural)) and not phrase.universal


def _may_be_one(one: Phrase, other: Phrase, game: Game, *, names: bool) -> bool:
    if _person(one, game) != _person(other, game):
        return names and any(x.universal and _unknown(y, game) for x, y in ((one, other), (other, one)))
    mine, yours = _named_heads(one, game), _named_heads(other, game)
    if not mine or not yours or _body(one, game) != _body(other, game):
        return True
    if _unknown(one, game) or _unknown(other, game):
        return names
    return any(game.may_be_one(x, y) for x in mine for y in yours)


def _some_of_them(one: Phrase, other: Phrase, game: Game) -> bool:
    """Tell whether the wider of two kinds is narrowed down: "a királyi hajók" need not be "kalózhajók"."""
    wider = other if other.head in game.wider(one.head) else one
    return bool(wider.qualities) and not one.qualities & other.qualities and not (one.universal or other.universal)


def _of_one_kind(one: str, other: str, game: Game) -> bool:
    """Tell whether general Hungarian calls one of the two a kind of the other ("fregatt", "hajó"), or anything so."""
    if not one or not other or _anyone(one, game) or _anyone(other, game):
        return False
    if game.related(one, other) or game.names_any(one) or game.names_any(other):
        return True
    short, long = sorted((one, other), key=len)
    return len(short) >= _MEMBER and len(long) > len(short) + 1 and long.endswith(short)


# A noun that is the last member of a compound has so many letters: a "gőzmozdony" is a "mozdony".
_MEMBER = 5


def _two_classes(one: Phrase, other: Phrase, game: Game) -> bool:
    """Tell whether two phrases name two kinds of things that nothing shows to meet ("a medvék", "a farkasok")."""
    if one.universal or other.universal or one.proper or other.proper:
        return False
    if one.head == other.head:
        mine, yours = one.qualities | one.states, other.qualities | other.states
        return bool(mine and yours) and not mine & yours
    known = [game.things[p.head] for p in (one, other) if p.head in game.things]
    if _kind_by_name(one.head, other.head):
        wider = one if len(one.head) < len(other.head) else other
        return bool(wider.qualities)
    if len(known) == 2 or one.heads & other.heads:
        return False
    if any(thing.anyone for thing in known):
        return False
    # A type of card may be what an unknown noun names; a caste or a people is a kind of its own: no "mágus" is meant.
    return (one.plural and other.plural) or not any(t.group and not t.attribute for t in known)


def _kind_by_name(one: str, other: str) -> bool:
    """Tell whether a compound names a kind of what its last member is: a "kalózhajó" is a "hajó"."""
    return one.endswith(other) or other.endswith(one)


def _named_heads(phrase: Phrase, game: Game) -> frozenset[str]:
    return frozenset(h for h in phrase.heads if not _anyone(h, game))


def _unknown(phrase: Phrase, game: Game) -> bool:
    return not any(h in game.things or h in game.zones for h in phrase.heads)


def _body(phrase: Phrase, game: Game) -> bool:
    return any(s.body and s.id in phrase.heads for s in game.file.stat)


def _person(phrase: Phrase, game: Game) -> bool:
    """Tell whether a phrase names a player, and not what belongs to one."""
    return game.is_player(phrase.head)


def _anyone(id: str, game: Game) -> bool:
    thing = game.things.get(id)
    return id == SELF or (thing is not None and thing.anyone)
