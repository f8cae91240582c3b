"""Errata: two versions of a set of effects compared by id – what changed for the rules, not for the eye."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple

from analyzer.corpus.rows import Place
from analyzer.corpus.scan import Scanned
from analyzer.errors import InputError
from analyzer.lint.turning import turned_by
from analyzer.messages import Message
from analyzer.records.model import EffectRecord

_NO_ID = Message(
    "{place}: nincs azonosító, pedig a --diff aszerint párosít; add meg az oszlopát: --id-column.",
    "{place}: there is no id, but --diff matches by it; name its column with --id-column.",
)
Field = Literal["level", "mode", "readings", "doubts"]


class State(NamedTuple):
    """What counts of one effect.

    Attributes:
        readings: the readings of its csaks and the roles of its negators, ``csak=restrictive``, in text order.
        doubts: codes and words of the doubts that can turn its level or mode.
    """

    level: str
    mode: str
    readings: tuple[str, ...]
    doubts: tuple[str, ...]


class Side(NamedTuple):
    """One effect of one version."""

    place: Place
    state: State


class Change(NamedTuple):
    """An effect that differs: added (no `old`), removed (no `new`), or changed in `fields`."""

    id: str
    old: Side | None
    new: Side | None
    fields: tuple[Field, ...]

    @property
    def kind(self) -> Literal["added", "removed", "changed"]:
        """What became of the effect."""
        if self.old is None:
            return "added"
        return "removed" if self.new is None else "changed"


Effects = Mapping[tuple[str, int], Side]
_FIELDS: tuple[Field, ...] = ("level", "mode", "readings", "doubts")


def effects(scanned: Iterable[Scanned]) -> Effects:
    """Return the effects by id; of several with one id the first meets the first, the second the second.

    Raises:
        InputError: a row has no id, or could not be read.
    """
    seen: Counter[str] = Counter()
    found: dict[tuple[str, int], Side] = {}
    for place, record in scanned:
        if record.error is not None:
            raise InputError(Message(record.error.message, record.error.message))
        if record.id is None:
            raise InputError(Message(_NO_ID.hu.format(place=place.said.hu), _NO_ID.en.format(place=place.said.en)))
        key = str(record.id)
        seen[key] += 1
        found[key, seen[key]] = Side(place, state_of(record))
    return found


def state_of(record: EffectRecord) -> State:
    """Return what counts of one effect."""
    relevant = (doubt for doubt in record.doubts if turned_by(doubt, record))
    return State(
        record.level.value,
        record.mode.value,
        tuple(f"{op.surface.lower()}={op.reading or op.role}" for op in record.operators if op.reading or op.role),
        tuple(sorted(f"{doubt.code} {record.text[doubt.start : doubt.end].lower()}" for doubt in relevant)),
    )


def changes(old: Effects, new: Effects) -> Iterator[Change]:
    """Give what differs: the old version's effects in its order, then what was added."""
    for key, side in old.items():
        other = new.get(key)
        fields = _differing(side, other) if other else ()
        if other is None or fields:
            yield Change(key[0], side, other, fields)
    for key, side in new.items():
        if key not in old:
            yield Change(key[0], None, side, ())


def _differing(old: Side, new: Side) -> tuple[Field, ...]:
    return tuple(name for name in _FIELDS if getattr(old.state, name) != getattr(new.state, name))
