"""Game files read, checked, and joined with what holds in every game (``lexicon/games/shared/``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from pathlib import Path

import msgspec
import tomli

from analyzer.errors import LexiconError
from analyzer.lexicon.tables.game import Action, GameFile, Opposition, OppositionValue, State
from analyzer.resources import data_dir

_TABLES = tuple(f.name for f in msgspec.structs.fields(GameFile) if f.name != "name")


def read_game(name: str) -> tuple[GameFile, GameFile]:
    """Return a shipped game by name, or a user's file by path: with general Hungarian added to its tables, and alone.

    Raises:
        LexiconError: there is no such game, or its file has a fault; names the file and the entry.
    """
    games = data_dir("lexicon") / "games"
    path = Path(name) if name.endswith(".toml") else games / f"{name}.toml"
    own = _read(path)
    shared = [_read(p) for p in sorted((games / "shared").glob("*.toml"))]
    return _with_synonyms(_spelt_out(reduce(_joined, shared, own))), own


def _joined(own: GameFile, shared: GameFile) -> GameFile:
    """Add the entries of `shared` to those of `own`, which go first and win where the ids are equal."""
    ids = {t: {e.id for e in getattr(own, t)} for t in _TABLES}
    joined = {t: (*getattr(own, t), *(e for e in getattr(shared, t) if e.id not in ids[t])) for t in _TABLES}
    return GameFile(name=own.name, **joined)


def _spelt_out(file: GameFile) -> GameFile:
    """Turn each opposition into states of one slot, and into the actions that bring them about."""
    values = [(opposition, value) for opposition in file.opposition for value in opposition.values]
    known = {s.id: s for s in file.state}
    added = [_state(o, v) for o, v in values]
    widened: dict[str, State] = {}
    for more in (s for s in added if s.id in known):
        widened[more.id] = _widened(widened.get(more.id, known[more.id]), more)
    file = msgspec.structs.replace(file, state=tuple(widened.get(s.id, s) for s in file.state))
    states = [s for s in added if s.id not in known]
    actions = [_action(o, v) for o, v in values if v.verbs or v.patients or v.phrases]
    led = _states_led_to(values)
    slots = {s.id: s.slot for s in (*file.state, *states)}
    own = (_with_results(action, led, slots) for action in file.action)
    return msgspec.structs.replace(file, state=(*file.state, *states), action=(*own, *actions))


def _first_places(rows: Iterable[Iterable[str]]) -> dict[str, int]:
    """Return the number of the first row that has each word."""
    places: dict[str, int] = {}
    for at, words in enumerate(rows):
        for word in words:
            places.setdefault(word, at)
    return places


def _state(opposition: Opposition, value: OppositionValue) -> State:
    return State(
        id=value.name,
        slot=opposition.id,
        stems=value.stems,
        adverbs=value.adverbs,
        binary=opposition.binary,
        between=opposition.between,
    )


def _widened(state: State, more: State) -> State:
    """Give a state of a slot of its own the further words of an opposition."""
    return msgspec.structs.replace(state, stems=state.stems + more.stems, adverbs=state.adverbs + more.adverbs)


def _action(opposition: Opposition, value: OppositionValue) -> Action:
    return Action(
        id=f"{opposition.id}→{value.name}",
        verbs=value.verbs,
        patients=value.patients,
        phrases=value.phrases,
        objects=value.objects,
        results=value.name,
    )


def _states_led_to(values: Sequence[tuple[Opposition, OppositionValue]]) -> dict[str, list[tuple[int, str]]]:
    """Return for each verb the states that it leads to in general Hungarian, with their places in the files."""
    found: dict[str, list[tuple[int, str]]] = {}
    for at, (_, value) in enumerate(values):
        for verb in (*value.verbs, *value.patients):
            found.setdefault(verb, []).append((at, value.name))
    return found


_LEADING = frozenset({"act", "hurt", "work", "stay"})


def _with_results(action: Action, led: Mapping[str, list[tuple[int, str]]], slots: Mapping[str, str]) -> Action:
    """Give an action the states that its verbs lead to, one of each slot: its own, then those of general Hungarian."""
    if action.objects or action.kind not in _LEADING:
        return action
    names = sorted({row for v in (*action.verbs, *action.patients) for row in led.get(v, ())})
    found = dict.fromkeys([slots[action.results]] if action.results in slots else (), action.results)
    for _, name in names:
        found.setdefault(slots[name], name)
    states = tuple(found.values())
    if action.kind == "act" and states:
        return msgspec.structs.replace(action, results=states[0], leads=states[1:])
    return msgspec.structs.replace(action, leads=tuple(s for s in states if s != action.results))


def _with_synonyms(file: GameFile) -> GameFile:
    """Give each action the synonyms of its verbs that no action has; sets that no action has any of make new ones."""
    actions = list(file.action)
    places = _first_places((*a.verbs, *a.patients) for a in actions)
    for entry in file.synonyms:
        verbs = tuple(v for v in entry.verbs if v not in places)
        patients = tuple(v for v in entry.patients if v not in places)
        at = min((places[v] for v in (*entry.verbs, *entry.patients) if v in places), default=len(actions))
        if at == len(actions):
            actions.append(Action(id=f"~{entry.id}", verbs=verbs, patients=patients))
        else:
            old = actions[at]
            actions[at] = msgspec.structs.replace(old, verbs=old.verbs + verbs, patients=old.patients + patients)
        places.update(dict.fromkeys((*verbs, *patients), at))
    return msgspec.structs.replace(file, action=tuple(actions))


def _read(path: Path) -> GameFile:
    try:
        raw = tomli.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise LexiconError(f"{path}: no such game file") from None
    except (tomli.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LexiconError(f"{path}: not valid TOML: {error}") from None
    try:
        file = msgspec.convert(raw, GameFile)
    except msgspec.ValidationError as error:
        raise LexiconError(f"{path}: {error}") from None
    for fault in _faults(file):
        raise LexiconError(f"{path}: {fault}")
    return file


def _faults(file: GameFile) -> Iterator[str]:
    """Yield what is wrong with a file in itself: ids given twice, and wider things that it does not define."""
    for table in _TABLES:
        ids = [entry.id for entry in getattr(file, table)]
        yield from (f"the id {id!r} is given twice in one table" for id in ids if ids.count(id) > 1)
    known = {t.id for t in file.thing}
    for thing in file.thing:
        for wider in thing.isa:
            if wider not in known:
                yield f"thing {thing.id!r} is said to be a {wider!r}, which is not defined"
