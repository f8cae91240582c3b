"""Columns of pairs in, columns of outcomes out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from analyzer.records.model import Outcome
from analyzer.resolver.many.clock import moments_compared, orders_at, places
from analyzer.resolver.many.columns import CODES, Effects, coded, refused, rows_of
from analyzer.resolver.many.table import EFFECTS, HOLDS, Table, table_of
from analyzer.resolver.profile import Profile, load_profile

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_BLOCK = 1 << 15  # rows worked on at a time: what is worked out for them stays in the processor's cache
_KINDS = {"level": "level", "mode": "mode", "level_open": "open", "mode_open": "open", "csak_open": "open"}


class Outcomes(NamedTuple):
    """One row a pair.

    Attributes:
        status, winner, rule: codes (see CODES).
        holds: whether the outcome is the same under every reading.
    """

    status: NDArray[np.uint8]
    winner: NDArray[np.uint8]
    rule: NDArray[np.uint8]
    holds: NDArray[np.bool_]

    def at(self, row: int) -> Outcome:
        """Return the outcome of one pair, in words."""
        names = ("status", "winner", "rule")
        words = {name: CODES[name][int(column[row])] for name, column in zip(names, self, strict=False)}
        return Outcome(**words)  # type: ignore[arg-type]  # the words of these codes are those of the fields


def resolve_many(
    a: Effects,
    b: Effects,
    *,
    contradiction: Any = "full",
    source: Any = "asserted",
    text_prevails: Any = None,
    text_source: Any = "asserted",
    timing: Any = None,
    timeline_order: Any = None,
    a_uses_timeline: Any = None,
    b_uses_timeline: Any = None,
    a_moment: Any = None,
    b_moment: Any = None,
    a_continuous: Any = None,
    b_continuous: Any = None,
    profile: str | Profile = "MK",
) -> Outcomes:
    """Decide many pairs: outcome and doubt as :func:`resolve_records` gives them, without trace and quotes.

    Every column is an array of codes, a sequence of words (see CODES) or one value for all rows; so are the columns
    of `a` and `b`. Booleans may be given as such.

    Args:
        a, b: the two effects of each pair.
        contradiction, source: whether they contradict each other, and whether a person says so or it was detected.
        text_prevails, text_source: the side that the text itself favours (rule A), and who says so.
        timing, timeline_order, a_uses_timeline, b_uses_timeline: what is known of their order in time.
        a_moment, b_moment: when each took effect, as numbers; NaN where it is not known.
        a_continuous, b_continuous: for profiles that ask which effects are continuous.
        profile: id or path of the ladder, or a profile.

    Raises:
        InputError: columns of different lengths, or a value that a column does not take; names column and row.
        ClockError: fields of time contradict each other; names the row. ProfileError: there is no such profile.
    """
    import numpy as np

    columns = _effects("a", a) | _effects("b", b)
    columns |= {
        "contradiction": coded("contradiction", "contradiction", contradiction),
        "source": coded("source", "source", source),
        "text_prevails": coded("text_prevails", "text", text_prevails),
        "text_source": coded("text_source", "source", text_source),
        "timing": coded("timing", "timing", timing),
        "timeline_order": coded("timeline_order", "timeline_order", timeline_order),
        "a_uses_timeline": coded("a_uses_timeline", "uses", a_uses_timeline),
        "b_uses_timeline": coded("b_uses_timeline", "uses", b_uses_timeline),
        "a_moment": _moments("a_moment", a_moment),
        "b_moment": _moments("b_moment", b_moment),
        "a_continuous": coded("a_continuous", "continuous", a_continuous),
        "b_continuous": coded("b_continuous", "continuous", b_continuous),
    }
    rows, table = rows_of(columns), table_of(load_profile(profile) if isinstance(profile, str) else profile)
    cells = np.empty(rows, dtype=np.uint8)
    for first in range(0, rows, _BLOCK):
        block = {name: column[first : first + _BLOCK] if column.ndim else column for name, column in columns.items()}
        cells[first : first + _BLOCK] = table.cells[_places(block, table, first)]
    return _outcomes(cells, table)


def _effects(side: str, effects: Effects) -> dict[str, Any]:
    return {
        f"{side}_{name}": coded(f"{side}.{name}", _KINDS[name], column) for name, column in effects._asdict().items()
    }


def _moments(name: str, values: Any) -> Any:
    import numpy as np

    try:
        array = np.asarray(np.nan if values is None else values, dtype=np.float64)
    except (TypeError, ValueError):
        raise refused("value", name=name, row=0, found=values, known=["NaN", 0, 1.5]) from None
    if array.ndim > 1:
        raise refused("shape", name=name, found=array.shape)
    return array


def _places(block: Mapping[str, Any], table: Table, first: int) -> Any:
    """Return the cell of each row of a block."""
    time = {name: block[name] for name in ("timing", "timeline_order", "a_uses_timeline", "b_uses_timeline")}
    time["moments"] = moments_compared(block["a_moment"], block["b_moment"])
    order = orders_at(places(time), first)
    place = _effect("a", block).astype("i4") * EFFECTS + _effect("b", block)
    steps = [("contradiction", 4), ("source", 2), ("text_source", 2), ("text_prevails", 3)]
    for name, size in steps:
        place = place * size + block[name]
    place = place * 4 + order
    if table.continuity:
        place = (place * 3 + block["a_continuous"]) * 3 + block["b_continuous"]
    return place


def _effect(side: str, block: Mapping[str, Any]) -> Any:
    bits = [block[f"{side}_{name}"] for name in Effects._fields]
    return bits[0] | bits[1] << 1 | bits[2] << 2 | bits[3] << 3 | bits[4] << 4


def _outcomes(cells: NDArray[np.uint8], table: Table) -> Outcomes:
    import numpy as np

    which = cells & np.uint8(HOLDS - 1)

    def words(name: str) -> NDArray[np.uint8]:
        codes = np.array([CODES[name].index(getattr(one, name)) for one in table.outcomes], dtype=np.uint8)
        found: NDArray[np.uint8] = codes[which]
        return found

    return Outcomes(words("status"), words("winner"), words("rule"), cells >= HOLDS)
