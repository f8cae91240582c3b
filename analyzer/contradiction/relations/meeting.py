"""Whether two parties of two cards may be one: one thing, a thing and its kind, a card and its kind."""

from __future__ import annotations

from typing import Literal

from analyzer.contradiction.game import Game
from analyzer.contradiction.propositions.model import SELF, Phrase
from analyzer.contradiction.relations.parties import Party

Match = Literal["met", "apart", "open"]


def meeting(one: Party, other: Party, game: Game) -> Match:
    """Tell whether two parties may be one (``met``), are known not to be, or leave it open."""
    kinds = {one.kind, other.kind}
    if kinds == {"own"} or "it" in kinds:
        return "apart" if kinds <= {"own", "it", "named"} else "open"
    if kinds & {"open", "you"}:
        return "open"
    if kinds == {"named"}:
        met = _one_kind(one.phrase, other.phrase, game) and not (_that(one, other, game) or _that(other, one, game))
        return "met" if met else "apart"
    own, named = (one, other) if one.kind == "own" else (other, one)
    return "met" if _reaches(named, own.phrase, game) else "apart"


def _that(denied: Party, stated: Party, game: Game) -> bool:
    """Tell whether a ban is on one thing that its own text has named ("a kiválasztott hajó"), or may well be.

    That something is done to some of the kind then does not show that it is that one.
    """
    one, other = denied.phrase, stated.phrase
    if one is None or other is None or not denied.denied:
        return False
    if other.role == "acc" and _one_of_its_own(other) and not (other.proper or other.possessed or covered(one, other)):
        return True  # "a jelzőt" is one that the other text has named, and need not be a "tűz jelző"
    if not one.definite or one.head in game.things:
        return False
    if one.proper and other.number is None:
        return False
    named = other.proper and other.number is None
    some = not (other.definite or other.universal or other.plural or named or other.yours)
    single = not (one.plural or one.universal or one.possessed)
    return (single and some) or (
        one.role == "acc" and not one.possessed and not marks(other) - {one.head} <= marks(one)
    )


def _one_kind(one: Phrase | None, other: Phrase | None, game: Game) -> bool:
    """Tell whether two phrases share a noun, a deed or a kind, or one of them means whoever it may be."""
    if one is None or other is None or marked_apart(one, other, game):
        return False
    if one.head and other.head and (one.head == other.head or game.may_be_one(one.head, other.head)):
        return True
    if game.is_player(one.head) and game.is_player(other.head):
        return True
    alike = one.deeds & other.deeds or (not one.possessed and not other.possessed and one.heads & other.heads)
    return bool(alike) or _everyone(one, other, game) or _everyone(other, one, game)


def marked_apart(one: Phrase, other: Phrase, game: Game) -> bool:
    """Tell whether both narrow one noun down, by words that share nothing ("jég jelző", "tűz jelző")."""
    if one.head != other.head:
        return False
    states = any(game.excludes(x, y) for x in one.states for y in other.states)
    named = _unlike(_named_marks(one, game), _named_marks(other, game), game)
    return states or named or _unlike(one.qualities, other.qualities, game)


def _named_marks(phrase: Phrase, game: Game) -> frozenset[str]:
    """Return the nouns beside the head but for those that only point at something ("célpont")."""
    others = phrase.heads - {phrase.head}
    return frozenset(h for h in others if h not in game.things or not game.things[h].anyone)


def _unlike(mine: frozenset[str], yours: frozenset[str], game: Game) -> bool:
    return bool(mine and yours) and not any(game.may_be_one(x, y) for x in mine for y in yours)


def covered(wide: Phrase, narrow: Phrase) -> bool:
    """Tell whether `narrow` has all the marks of `wide`, or means all of the kind."""
    return narrow.universal or marks(wide) <= marks(narrow)


def marks(phrase: Phrase) -> frozenset[str]:
    """Return what narrows a phrase down beside its head."""
    return (phrase.heads | phrase.qualities | phrase.deeds | phrase.states) - {phrase.head}


def _everyone(wide: Phrase, other: Phrase, game: Game) -> bool:
    """Tell whether `wide` means whoever it may be, and `other` may be among them: a name, or a kind of the game."""
    target = wide.role == "nom" and _target(wide, game)
    kind = wide.universal and wide.head in game.things
    wider = (w for h in other.heads if h in game.things for w in game.wider(h) if w in game.things)
    known = any(game.things[w].group for w in wider)
    deed = other.head in game.actions or other.head.startswith("~")
    person = _whoever(wide) and wide.role == other.role == "nom" and not deed
    return (target and known) or person or ((target or kind) and (other.proper or other.bare_name))


def _whoever(phrase: Phrase) -> bool:
    """Tell whether a phrase is a pronoun for all or none ("bárki", "senki")."""
    return phrase.universal and not (phrase.heads or phrase.deeds or phrase.qualities)


def _reaches(named: Party, own: Phrase | None, game: Game) -> bool:
    """Tell whether what one text names may be the other card itself, or what that calls its own.

    That is a kind of card, or, where the other names it ("ez a lap", "hatása"), what is called so. A ban on a kind
    reaches each of the kind; that something happens to one of the kind does not say that it is this card.
    """
    phrase = named.phrase
    if phrase is None:
        return False
    if own is not None and own.head not in {"", SELF}:
        if not _may_be_called(named, own):
            return False
        bearer = own.head in game.things and game.things[own.head].anyone and not own.this
        return phrase.head == own.head or ((own.this or bearer) and game.related(phrase.head, own.head))
    pointing = _one_of_its_own(phrase)
    kind = phrase.universal or _target(phrase, game) or (phrase.plural and phrase.role == "nom")
    if phrase.qualities or phrase.described or not (named.denied or kind):
        return False
    return _kind_of_card(phrase, game) and not pointing


def _one_of_its_own(phrase: Phrase) -> bool:
    return phrase.definite and not (phrase.plural or phrase.universal or phrase.states or phrase.qualities)


def _may_be_called(named: Party, own: Phrase) -> bool:
    """Tell whether what a ban narrows down may be what the other calls its own, and is not another card's own."""
    phrase = named.phrase
    if phrase is None or (named.denied and not own.possessed and not covered(phrase, own)):
        return False
    if own.possessed and (len(phrase.heads) > 1 if phrase.possessed else phrase.definite and phrase.role == "acc"):
        return phrase.universal
    return not (own.this and _one_of_its_own(phrase))


def _target(phrase: Phrase, game: Game) -> bool:
    """Tell whether a phrase means any card that one chooses ("célpont kalandozó")."""
    return any(game.things[h].anyone and game.things[h].attribute for h in phrase.heads if h in game.things)


def _kind_of_card(phrase: Phrase, game: Game) -> bool:
    if (_whoever(phrase) and phrase.role == "nom") or _target(phrase, game):
        return True
    wider = game.wider(phrase.head) if phrase.head in game.things else ()
    return any(game.things[w].group for w in wider if w in game.things)
