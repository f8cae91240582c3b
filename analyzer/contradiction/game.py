"""A game's knowledge, loaded from ``lexicon/games/<name>.toml``."""

from __future__ import annotations

from functools import lru_cache

from analyzer.contradiction.game_files import read_game
from analyzer.contradiction.kinds import KindsIndex
from analyzer.contradiction.same_nouns import known_nouns, same_names
from analyzer.lexicon.tables.game import Action, GameFile, Period, State, Thing, Zone

DEFAULT_GAME = "mk"
_ABILITY = "ability"  # the predicate of abilities as such


class Game:
    """What the words of one game mean to each other: which things are which, and what excludes what."""

    def __init__(self, file: GameFile, own: GameFile) -> None:
        self.file = file
        self._own = {*(a.id for a in own.action), *(f"stat:{s.id}" for s in own.stat), _ABILITY}
        self._own_states = {s.id for s in own.state}
        self.in_place = next((s.id for s in file.state if s.in_place), "")
        self.things: dict[str, Thing] = {t.id: t for t in file.thing}
        self.states: dict[str, State] = {s.id: s for s in file.state}
        self.zones: dict[str, Zone] = {z.id: z for z in file.zone}
        self.periods: dict[str, Period] = {p.id: p for p in file.period}
        self.actions: dict[str, Action] = {a.id: a for a in file.action}
        self._wider = {t.id: self._closure(t.id) for t in file.thing}
        self._names = same_names(file.same, known_nouns(file))
        self._kinds = KindsIndex(file.kinds, self._names)

    def _closure(self, id: str) -> frozenset[str]:
        found, todo = {id}, [id]
        while todo:
            for wider in self.things[todo.pop()].isa:
                if wider not in found:
                    found.add(wider)
                    todo.append(wider)
        return frozenset(found)

    def wider(self, id: str) -> frozenset[str]:
        """Return `id` and everything that it belongs to."""
        return self._wider.get(id) or self._kinds.wider(id)

    def name_of(self, noun: str) -> str:
        """Return the one name of all nouns that name the same thing as `noun`, which is given by its root."""
        return self._names.get(noun, noun)

    def owns(self, predicate: str) -> bool:
        """Tell whether the game's own file defines a predicate: it then says all that the predicate excludes.

        Of the words of general Hungarian nobody can list all that they exclude.
        """
        return predicate in self._own or predicate.startswith("keyword:")

    def owns_state(self, id: str) -> bool:
        """Tell whether a state is one of the game's own file."""
        return id in self._own_states

    def names_any(self, id: str) -> bool:
        """Tell whether `id` is so general a noun that any thing may be called by it ("lény", "figura")."""
        return self._kinds.names_any(id)

    def lists(self, root: str) -> bool:
        """Tell whether the nouns of general Hungarian have the very noun of which `root` is the root."""
        return root in self._names or self._kinds.lists(root)

    def listed(self, noun: str) -> bool:
        """Tell whether the kinds of general Hungarian have a noun, or the last member of a compound."""
        return self._kinds.listed(noun)

    def kinds_apart(self, one: str, other: str) -> bool:
        """Tell whether two general nouns are known to name things of different kinds ("hajó", "szekér")."""
        return self._kinds.apart(one, other)

    def related(self, one: str, other: str) -> bool:
        """Tell whether one of the two is the other or a kind of it."""
        return one in self.wider(other) or other in self.wider(one)

    def may_be_one(self, one: str, other: str) -> bool:
        """Tell whether one thing can be both: one a kind of the other, or both kinds of one card type (ork, HARCOS)."""
        if self.related(one, other):
            return True
        shared = self.wider(one) & self.wider(other)
        return any(id in self.things and self.things[id].group for id in shared) and not self.excludes(one, other)

    def excludes(self, one: str, other: str) -> bool:
        """Tell whether nothing can be both `one` and `other` (things, or states of one slot)."""
        if one in self.states and other in self.states:
            return one != other and self.states[one].slot == self.states[other].slot
        if self.related(one, other):
            return False
        mine, yours = self._groups(one), self._groups(other)
        return any(yours.get(group, id) != id for group, id in mine.items()) or self._kinds.excludes(one, other)

    def _groups(self, id: str) -> dict[str, str]:
        return {self.things[w].group: w for w in sorted(self.wider(id)) if w in self.things and self.things[w].group}

    def is_player(self, id: str) -> bool:
        """Tell whether `id` names a player."""
        return id in self.things and self.things[id].player

    def is_opponent(self, id: str) -> bool:
        """Tell whether `id` names the opponent of the one whom a text addresses."""
        return id in self.things and self.things[id].opponent

    def binding(self, periods: frozenset[str]) -> frozenset[str]:
        """Return the periods that keep an effect to a time of their own; by day and by night is at any time."""
        groups = [self.periods[p].group for p in periods]
        return frozenset(
            p for p in periods if groups.count(self.periods[p].group) == 1 and self._binds(self.periods[p])
        )

    def _binds(self, period: Period) -> bool:
        return bool(period.group) and not period.now

    def any_zone(self, id: str) -> bool:
        """Tell whether `id` names any zone, and so excludes none."""
        return id in self.zones and self.zones[id].general

    def apart_zones(self, one: str, other: str) -> bool:
        """Tell whether nothing is in both zones at once: two zones, neither general nor within the other."""
        if one == other or self.any_zone(one) or self.any_zone(other):
            return False
        return one not in self.zones[other].within and other not in self.zones[one].within

    def results(self, predicate: str) -> frozenset[str]:
        """Return the states that the action `predicate` brings about; none of what is no action of the game."""
        action = self.actions.get(predicate)
        return frozenset() if action is None else frozenset({action.results, *action.leads}) - {""}

    def opposite_state(self, id: str) -> str | None:
        """Return the other value of a slot that has only two, else None."""
        state = self.states[id]
        others = [s.id for s in self.file.state if s.slot == state.slot and s.id != id]
        return others[0] if state.binary and len(others) == 1 else None


@lru_cache(maxsize=8)
def load_game(name: str = DEFAULT_GAME) -> Game:
    """Load a shipped game by name, or a user's file by path.

    Raises:
        LexiconError: there is no such game, or its file has a fault; names the file and the entry.
    """
    return Game(*read_game(name))
