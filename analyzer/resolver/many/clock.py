"""Which effect is the later one, for columns: every combination of what a caller may say, decided by the clock."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from analyzer.errors import ClockError
from analyzer.messages import Message
from analyzer.resolver.clock import ClockInput, sequence
from analyzer.resolver.many.columns import CODES
from analyzer.resolver.many.table import ORDERS
from analyzer.resolver.moment import Moment, moment

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_FAULT = 255
_MOMENTS = 4  # not given, a later, b later, the same
_AT = Message("{row}. sor (0-tól számozva): {said}", "row {row} (counted from 0): {said}")


class Clock(NamedTuple):
    """The order by timing, timeline order, moments and use of the timeline; `faults` holds what contradicts itself."""

    orders: NDArray[np.uint8]
    faults: dict[int, ClockError]


@lru_cache(maxsize=1)
def clock_table() -> Clock:
    """Ask the clock about every combination."""
    import numpy as np

    orders: list[int] = []
    faults: dict[int, ClockError] = {}
    uses = CODES["uses"]
    for said in product(CODES["timing"], CODES["timeline_order"], range(_MOMENTS), uses, uses):
        try:
            orders.append(ORDERS.index(sequence(_input(*said)).order))
        except ClockError as error:
            faults[len(orders)] = error
            orders.append(_FAULT)
    return Clock(np.array(orders, dtype=np.uint8), faults)


def _input(timing: Any, timeline_order: Any, moments: int, a_uses: Any, b_uses: Any) -> ClockInput:
    early, late = moment(1), moment(2)
    given: tuple[Moment | None, Moment | None] = [(None, None), (late, early), (early, late), (early, early)][moments]
    return ClockInput(
        timing=timing,
        timeline_order=timeline_order,
        a_moment=given[0],
        b_moment=given[1],
        a_uses_timeline=a_uses,
        b_uses_timeline=b_uses,
    )


def moments_compared(a: Any, b: Any) -> Any:
    """Compare two columns of numbers; where either is not a number (NaN), none is given."""
    import numpy as np

    return (a > b) * np.uint8(1) + (b > a) * np.uint8(2) + (a == b) * np.uint8(3)


def places(columns: dict[str, Any]) -> Any:
    """Return the place of each row in the clock table."""
    place = columns["timing"].astype("i4")
    for name, size in (("timeline_order", 3), ("moments", _MOMENTS), ("a_uses_timeline", 3), ("b_uses_timeline", 3)):
        place = place * size + columns[name]
    return place


def orders_at(place: Any, first: int) -> NDArray[np.uint8]:
    """Look the orders up; `first` is the number of the first row.

    Raises:
        ClockError: what is said of a row contradicts itself; names the row.
    """
    table = clock_table()
    found: NDArray[np.uint8] = table.orders[place]
    wrong = found == _FAULT
    if wrong.any():
        row = int(wrong.argmax())
        said = table.faults[int(place.ravel()[row])].said
        hu, en = (part.format(row=first + row, said=reason) for part, reason in zip(_AT, said, strict=True))
        raise ClockError(Message(hu, en))
    return found
