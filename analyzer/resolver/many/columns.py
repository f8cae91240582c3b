"""Columns of codes: what they mean, and how words, codes and single values become them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from analyzer.errors import InputError
from analyzer.messages import Message
from analyzer.records.model import EffectRecord, Level, Mode
from analyzer.resolver.profile import Profile, load_profile
from analyzer.resolver.readings import reachable, view

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Codes: TypeAlias = NDArray[np.uint8]

# A code is the place of its word here. Columns of a property take these words, these codes, or one for all rows.
CODES: Mapping[str, tuple[str | bool | None, ...]] = MappingProxyType(
    {
        "level": ("weak", "strong"),
        "mode": ("permissive", "prohibitive"),
        "open": (False, True),
        "contradiction": ("full", "partial", "none", "unknown"),
        "source": ("asserted", "detected"),
        "text": (None, "a", "b"),
        "timing": (None, "a_first", "b_first", "same", "unknown"),
        "timeline_order": (None, "a_pushed_first", "b_pushed_first"),
        "uses": (None, False, True),
        "continuous": (None, False, True),
        "status": ("decided", "no_contradiction", "undecidable"),
        "winner": (None, "a", "b"),
        "rule": (None, "A", "E", "H", "I"),
    }
)
_FAULTS = {
    "shape": Message(
        "{name} oszlop: legyen egydimenziós, nem {found} alakú",
        "column {name} must have one dimension, not the shape {found}",
    ),
    "length": Message(
        "{name} oszlop: {found} soros, a többi {rows}; minden oszlop legyen egyforma hosszú, vagy egyetlen érték",
        "column {name} has {found} rows, the others have {rows}: give columns of one length, or one value for all rows",
    ),
    "value": Message(
        "{name} oszlop, {row}. sor (0-tól számozva): nincs ilyen érték: „{found}”; lehet: {known} vagy a helye ebben",
        "column {name}, row {row} (counted from 0): no such value {found!r}; use one of {known}, or its place there",
    ),
    "record": Message(
        "{row}. hatás (0-tól számozva): nincs eredménye ({reason}); hagyd ki",
        "effect {row} (counted from 0) has no result ({reason}); leave it out",
    ),
}


def refused(code: str, **values: object) -> InputError:
    """Return the error `code` with its values, to be raised."""
    return InputError(_FAULTS[code].fill(**values))


class Effects(NamedTuple):
    """Many effects in columns: arrays of codes, sequences of words, or one value for all.

    Attributes:
        level, mode: as they stand by the letter.
        level_open, mode_open: whether some reading of the effect's doubts turns its level, its mode.
        csak_open: whether it has an ambiguous csak, which is not counted but may leave the outcome open.
    """

    level: Any
    mode: Any
    level_open: Any = False
    mode_open: Any = False
    csak_open: Any = False

    @classmethod
    def of(cls, records: Iterable[EffectRecord], profile: str | Profile = "MK") -> Effects:
        """Take from records what deciding needs; `profile` says which further words count as strong.

        Raises:
            InputError: a record carries an error. ProfileError: there is no such profile.
        """
        import numpy as np

        ladder = load_profile(profile) if isinstance(profile, str) else profile
        rows = [_row(record, number, ladder) for number, record in enumerate(records)]
        table = np.array(rows, dtype=np.uint8).reshape(len(rows), len(cls._fields))
        return cls(*(np.ascontiguousarray(column) for column in table.T))

    def take(self, rows: Any) -> Effects:
        """Return the effects at `rows` (whole numbers from 0): of two lists of rows resolve_many makes pairs."""
        import numpy as np

        index = np.asarray(rows)
        return Effects(*(column if np.ndim(column) == 0 else np.asarray(column)[index] for column in self))


def _row(record: EffectRecord, number: int, profile: Profile) -> tuple[int, ...]:
    if record.error is not None:
        raise refused("record", row=number, reason=record.error.message)
    seen = view(record, "a", profile)
    others = [standing for standing, _ in reachable(seen)]
    return (
        seen.letter.level is Level.STRONG,
        seen.letter.mode is Mode.PROHIBITIVE,
        any(other.level is not seen.letter.level for other in others),
        any(other.mode is not seen.letter.mode for other in others),
        bool(seen.open_csak),
    )


def coded(name: str, kind: str, values: Any) -> Codes:
    """Return the codes of one column (or of one value, without dimension).

    Raises:
        InputError: a word or code that `kind` does not have, or more dimensions than one; names column and row.
    """
    import numpy as np

    words = CODES[kind]
    if values is None or isinstance(values, str | bool):
        values = [values]
        return np.asarray(_looked_up(name, words, values)[0], dtype=np.uint8)
    array = values if isinstance(values, np.ndarray) else np.asarray(values, dtype=_dtype(values))
    if array.ndim > 1:
        raise refused("shape", name=name, found=array.shape)
    if array.dtype == np.bool_ and len(words) == 3:
        return array.astype(np.uint8) + np.uint8(1)
    if array.dtype.kind not in "biu":
        return np.asarray(_looked_up(name, words, array.ravel().tolist()), dtype=np.uint8).reshape(array.shape)
    _check(name, words, array)
    return array.astype(np.uint8, copy=False)


def _dtype(values: Any) -> type | None:
    """Let NumPy see numbers as such, and all else as the words that they are."""
    plain = isinstance(values, Sequence) and all(type(value) is int for value in values)
    return None if plain or not isinstance(values, Sequence) else object


def _check(name: str, words: Sequence[object], array: Any) -> None:
    wrong = (array < 0) | (array >= len(words)) if array.size else array
    if wrong.any():
        row = int(wrong.argmax())
        raise refused("value", name=name, row=row, found=array.ravel()[row].item(), known=list(words))


def _looked_up(name: str, words: Sequence[object], values: list[Any]) -> list[int]:
    places = {word: place for place, word in enumerate(words)}
    codes = [places.get(value, -1) if _hashable(value) else -1 for value in values]
    if -1 in codes:
        row = codes.index(-1)
        raise refused("value", name=name, row=row, found=values[row], known=list(words))
    return codes


def _hashable(value: object) -> bool:
    return value is None or isinstance(value, str | bool)


def rows_of(columns: Mapping[str, Any]) -> int:
    """Return the common length of the columns; 1 if all of them are single values.

    Raises:
        InputError: two columns differ in length; names one.
    """
    rows = next((len(column) for column in columns.values() if column.ndim), 1)
    for name, column in columns.items():
        if column.ndim and len(column) != rows:
            raise refused("length", name=name, found=len(column), rows=rows)
    return rows
