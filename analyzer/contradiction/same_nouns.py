"""Nouns that name one thing, place or number ("kikötő", "rév"): each is read under the name of the first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from analyzer.contradiction.kinds import root
from analyzer.lexicon.tables.game import GameFile, SameNouns


def same_names(entries: Iterable[SameNouns], known: Mapping[str, str]) -> dict[str, str]:
    """Return the one name of each noun, by its root: a stem that the game knows, else the root of the first noun.

    `known` has the stems of the game's own nouns and the ids that they stand for. A game to which two nouns of a set
    are two things tells them apart; what the others mean in it, nobody can say.
    """
    names: dict[str, str] = {}
    for nouns in (s.split() for entry in entries for s in entry.sets):
        own = [noun for noun in nouns if noun in known]
        if len({known[noun] for noun in own}) < 2:
            name = own[0] if own else root(nouns[0])
            names.update((root(noun), name) for noun in nouns)
    return names


def known_nouns(file: GameFile) -> dict[str, str]:
    """Return the stems of a game's things and numbers, with the ids that they stand for."""
    things = {stem: thing.id for thing in file.thing for stem in thing.stems}
    return things | {stem: stat.id for stat in file.stat for stem in stat.stems}
