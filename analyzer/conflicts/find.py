"""From the rows of a card set to its conflicts, in the order of the rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from analyzer.conflicts.claims import Said
from analyzer.conflicts.index import Index
from analyzer.conflicts.model import Conflict, Holder, Overflow, Tally
from analyzer.conflicts.read import Pair, Unread, judge_chunk, read_chunk
from analyzer.contradiction import load_game
from analyzer.corpus.faults import fault
from analyzer.corpus.pool import in_order
from analyzer.corpus.rows import Fault, Row
from analyzer.corpus.setup import Setup

MOST = 100  # conflicts listed for one text with later ones


class Found(NamedTuple):
    """Conflicts, to be taken one by one, and counts that are complete when all have been taken."""

    conflicts: Iterator[Conflict]
    tally: Tally


def find(
    rows: Iterable[Row],
    setup: Setup,
    jobs: int = 1,
    *,
    most: int = MOST,
    shared: bool = False,
    on_fault: Callable[[Fault], None],
) -> Found:
    """Read the rows and find the pairs of texts that contradict each other.

    A text that stands in several rows is read once and is one side of a conflict, with all its rows. Rows of one id
    are one card and are not set against each other.

    Args:
        setup: how the analyzer is made.
        jobs: number of worker processes; the result does not depend on it.
        most: conflicts of one text with later texts; what is above it is counted in the tally, not judged.
        shared: whether a subject that is left out, "ez a lap" or "viselője" may be the same in two texts, as where
            effects are put on one card; else each text speaks of its own card.
        on_fault: is told of each row that cannot be read.

    Raises:
        AnalyzerError: the analyzer cannot be opened, or `rows` raises it.
    """
    tally = Tally()
    return Found(_conflicts(rows, setup, jobs, most, shared, on_fault, tally), tally)


def _conflicts(
    rows: Iterable[Row],
    setup: Setup,
    jobs: int,
    most: int,
    shared: bool,
    on_fault: Callable[[Fault], None],
    tally: Tally,
) -> Iterator[Conflict]:
    holders = _gather(rows, on_fault, tally)
    texts = list(holders)
    said = _read(texts, holders, setup, jobs, on_fault, tally)
    index = Index(said, load_game(setup.game_read()), shared=shared)
    tally.texts, tally.statements, tally.forms = len(texts), index.statements, index.forms
    tally.compared, tally.skipped = index.compared, index.skipped
    pairs = list(_pairs(index, texts, holders, most, tally))
    tally.candidates = len(pairs)
    tasks = (_task(texts[one], texts[other], holders, shared) for one, other in pairs)
    for (one, other), verdict in zip(pairs, in_order(judge_chunk, tasks, setup, jobs), strict=True):
        if isinstance(verdict, Unread):
            on_fault(fault("internal", holders[texts[one]][0].place, reason=verdict.reason))
            tally.failed += 1
        elif verdict is not None:
            tally.conflicts += 1
            yield Conflict(tuple(holders[texts[one]]), tuple(holders[texts[other]]), verdict)


def _gather(rows: Iterable[Row], on_fault: Callable[[Fault], None], tally: Tally) -> dict[str, list[Holder]]:
    holders: dict[str, list[Holder]] = {}
    for row in rows:
        tally.effects += 1
        if row.fault is None:
            holders.setdefault(row.text, []).append(Holder(row.place, row.id))
        else:
            tally.failed += 1
            on_fault(row.fault)
    return holders


def _read(
    texts: list[str],
    holders: dict[str, list[Holder]],
    setup: Setup,
    jobs: int,
    on_fault: Callable[[Fault], None],
    tally: Tally,
) -> list[Said]:
    found: list[Said] = []
    for text, said in zip(texts, in_order(read_chunk, texts, setup, jobs), strict=True):
        if isinstance(said, Unread):
            tally.failed += len(holders[text])
            on_fault(fault("internal", holders[text][0].place, reason=said.reason))
        found.append(Said(()) if isinstance(said, Unread) else said)
    return found


def _pairs(
    index: Index, texts: list[str], holders: dict[str, list[Holder]], most: int, tally: Tally
) -> Iterator[tuple[int, int]]:
    wanted: set[tuple[int, int]] = set()
    for one, text in enumerate(texts):
        partners = index.partners(one, most)
        given = [*partners.clashing, *partners.claimed]
        if partners.found > len(given):
            tally.overflows.append(Overflow(holders[text][0], partners.found, len(given)))
        wanted |= {(min(one, other), max(one, other)) for other in given}
    yield from ((x, y) for x, y in sorted(wanted) if _two_cards(holders[texts[x]], holders[texts[y]]))


def _two_cards(a: list[Holder], b: list[Holder]) -> bool:
    """Tell whether some row of the one and some row of the other are not of one card."""
    ids = {str(h.id) for h in (*a, *b) if h.id is not None}
    return len(ids) != 1 or any(h.id is None for h in (*a, *b))


def _task(a: str, b: str, holders: dict[str, list[Holder]], shared: bool) -> Pair:
    one, other = holders[a][0], holders[b][0]
    return Pair(a, b, one.id, other.id, f"{one.name} | {other.name}", shared)
