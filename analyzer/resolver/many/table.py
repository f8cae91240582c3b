"""A profile as a table: every case that it can meet, each decided by the scalar resolver."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from analyzer.records.model import EffectRecord, Level, Mode, Outcome, Side, Versions
from analyzer.resolver.judge import Contradicts, Pair, outcome, settled
from analyzer.resolver.ladder import NO_CONTRADICTION, UNDECIDABLE, Facts, Standing
from analyzer.resolver.moment import Order
from analyzer.resolver.profile import Profile
from analyzer.resolver.readings import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ORDERS: tuple[Order, ...] = ("a_later", "b_later", "same", "unknown")
TEXTS: tuple[Side | None, ...] = (None, "a", "b")
KNOWN: tuple[bool | None, ...] = (None, False, True)
EFFECTS = 32  # level, mode, and whether level, mode and csak are open: five bits, the first the lowest
_BY_LETTER = [effect for effect in range(EFFECTS) if not effect & 12]  # what is open matters to doubts alone
HOLDS = 64  # set in a cell where the outcome is the same under every reading
_VERSIONS = Versions(analyzer="", lexicon="", engine="", profile="")
_CONTRADICTS: tuple[Contradicts, ...] = ("yes", "yes", "no", "unknown")


class Table(NamedTuple):
    """The cases of one profile.

    Attributes:
        cells: by effect A and effect B (32 each), contradiction (4), its source (2), the source of the text's decision
            (2), text (3), order (4), continuity (3 × 3, or 1 where the profile does not ask), the last the quickest to
            change: the place of the outcome in `outcomes`, and HOLDS.
        outcomes: every outcome that occurs.
        continuity: whether the profile asks which effects are continuous.
    """

    cells: NDArray[np.uint8]
    outcomes: tuple[Outcome, ...]
    continuity: bool


@lru_cache(maxsize=8)
def table_of(profile: Profile) -> Table:
    """Decide every case of `profile`."""
    import numpy as np

    asks = any(rung.id == "continuity" for rung in profile.test)
    facts = [_facts(profile, *values) for values in product(TEXTS, ORDERS, *([KNOWN] * 2 if asks else [(None,)] * 2))]
    outcomes = _outcomes(profile)
    few = np.array([[_by_letter(profile, a, b, facts, outcomes) for b in _views("b")] for a in _views("a")])
    at = [_BY_LETTER.index(effect & ~12) for effect in range(EFFECTS)]
    letter = few[at][:, at]
    held = _held(profile, facts, letter, np.array([_winner(one) for one in outcomes]))
    cells = _spread(letter.astype(np.uint8), held, outcomes)
    return Table(np.ascontiguousarray(cells).reshape(-1), outcomes, asks)


def _facts(profile: Profile, text: Side | None, order: Order, a: bool | None, b: bool | None) -> Facts:
    return Facts(text if profile.has_text_test else None, order, a, b)


def _outcomes(profile: Profile) -> tuple[Outcome, ...]:
    sides: tuple[Side, ...] = ("a", "b")
    decided = [Outcome(status="decided", winner=w, rule=rung.rule) for rung in profile.test for w in sides]
    return (UNDECIDABLE, NO_CONTRADICTION, *decided)


def _standing(effect: int) -> Standing:
    level, mode = (Level.WEAK, Level.STRONG), (Mode.PERMISSIVE, Mode.PROHIBITIVE)
    return Standing(level[effect & 1], mode[effect >> 1 & 1])


def _views(side: Side) -> list[View]:
    return [_view(side, _standing(effect), bool(effect & 16)) for effect in _BY_LETTER]


def _view(side: Side, letter: Standing, csak: bool) -> View:
    record = EffectRecord(id=None, text="", level=letter.level, mode=letter.mode, versions=_VERSIONS)
    return View(side, record, letter, (), (0,) if csak else (), False)


def _by_letter(
    profile: Profile, a: View, b: View, facts: list[Facts], outcomes: tuple[Outcome, ...]
) -> list[list[int]]:
    return [[outcomes.index(outcome(Pair(profile, said, fact, a, b))) for fact in facts] for said in _CONTRADICTS]


def _winner(one: Outcome) -> int:
    """A bit for each way in which two effects that contradict each other may end."""
    return {None: 1, "a": 2, "b": 4}[one.winner]


def _held(
    profile: Profile, facts: list[Facts], letter: NDArray[np.int64], winners: NDArray[np.int64]
) -> NDArray[np.bool_]:
    """Tell for (a, b, text's source, facts) whether every reading ends as the letter does, given a contradiction."""
    import numpy as np

    plain = [_settled(profile, a, b, facts) for a, b in product(range(4), repeat=2)]
    ends = np.array(plain).reshape(4, 4, len(facts))
    reached = np.array([[_reached(a, b, ends) for b in range(EFFECTS)] for a in range(EFFECTS)])
    by_text = reached.reshape(EFFECTS, EFFECTS, len(TEXTS), -1)
    set_aside = (by_text | by_text[:, :, :1]).reshape(reached.shape)
    alone = winners[letter[:, :, 0]]
    return np.stack([reached == alone, set_aside == alone], axis=2)


def _settled(profile: Profile, a: int, b: int, facts: list[Facts]) -> list[int]:
    one, other = _view("a", _standing(a), False), _view("b", _standing(b), False)
    pairs = [Pair(profile, "yes", fact, one, other) for fact in facts]
    return [_winner(settled(pair, one.letter, other.letter).outcome) for pair in pairs]


def _reached(a: int, b: int, ends: NDArray[np.int64]) -> NDArray[np.int64]:
    """Join the ends of every reading of either effect."""
    import numpy as np

    joined: NDArray[np.int64] = np.bitwise_or.reduce(
        [ends[one, other] for one in _readings(a) for other in _readings(b)]
    )
    return joined


def _readings(effect: int) -> list[int]:
    """List the standings (two bits) that the readings of an effect give."""
    levels = (0, 1) if effect & 4 else (0,)
    modes = (0, 2) if effect & 8 or (effect & 16 and not effect & 2) else (0,)
    return [effect & 3 ^ level ^ mode for level in levels for mode in modes]


def _spread(letter: NDArray[np.uint8], held: NDArray[np.bool_], outcomes: tuple[Outcome, ...]) -> NDArray[np.uint8]:
    """Lay the cells out: effects, contradiction, its source, text's source, facts (text, order, continuity)."""
    import numpy as np

    shape = (EFFECTS, EFFECTS, len(_CONTRADICTS), 2, 2, letter.shape[-1])
    cells = np.broadcast_to(letter[:, :, :, None, None, :], shape).copy()
    for number, said in enumerate(_CONTRADICTS):
        if said == "no":
            cells[:, :, number] |= HOLDS
        elif said == "yes":  # a contradiction that was only detected may be none: then nothing holds for sure
            cells[:, :, number, 0] |= np.where(held, np.uint8(HOLDS), np.uint8(0))
    assert len(outcomes) <= HOLDS
    return cells
