"""Which pieces hold when pieces override each other: the walk from the top, as a labelling of a graph.

A piece stands when everything that overrides it has fallen; it falls when something that overrides it stands. Without
ties and rings this is the walk by descending key; with them the pieces that nothing settles stay open. This least
labelling is unique, so the order of the input cannot matter (grounded semantics: Dung, Artificial Intelligence 77,
1995).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

Label = Literal["stands", "fallen", "open"]


def label(attackers: Sequence[Sequence[int]]) -> list[Label]:
    """Label the pieces; `attackers[i]` lists the pieces that override piece i (a tie: each overrides the other)."""
    targets: list[list[int]] = [[] for _ in attackers]
    for target, sources in enumerate(attackers):
        for source in sources:
            targets[source].append(target)
    waiting = [len(sources) for sources in attackers]
    labels: list[Label] = ["open"] * len(attackers)
    ready = [at for at, count in enumerate(waiting) if count == 0]
    while ready:
        piece = ready.pop()
        labels[piece] = "stands"
        for target in targets[piece]:
            if labels[target] == "open":
                labels[target] = "fallen"
                ready += _released(target, targets, waiting)
    return labels


def _released(fallen: int, targets: list[list[int]], waiting: list[int]) -> list[int]:
    """Take the force of a fallen piece away; return the pieces that nothing overrides any more."""
    free = []
    for target in targets[fallen]:
        waiting[target] -= 1
        if waiting[target] == 0:
            free.append(target)
    return free


def rings(attackers: Sequence[Sequence[int]], among: Sequence[int]) -> list[list[int]]:
    """Return the strongly connected sets of more than one piece among the given ones (Tarjan, without recursion)."""
    inside = set(among)
    index: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[int] = []
    on_stack: set[int] = set()
    found: list[list[int]] = []
    for root in sorted(inside):
        work = [(root, iter(attackers[root]))] if root not in index else []
        while work:
            piece, rest = work[-1]
            if piece not in index:
                index[piece] = low[piece] = len(index)
                stack.append(piece)
                on_stack.add(piece)
            step = next(
                (other for other in rest if other in inside and _open(other, piece, index, low, on_stack)), None
            )
            if step is not None:
                work.append((step, iter(attackers[step])))
                continue
            work.pop()
            if work:
                parent = work[-1][0]
                low[parent] = min(low[parent], low[piece])
            if low[piece] == index[piece]:
                found.append(_cut(stack, piece, on_stack))
    return [sorted(ring) for ring in found if len(ring) > 1]


def _open(other: int, piece: int, index: dict[int, int], low: dict[int, int], on_stack: set[int]) -> bool:
    """Tell whether `other` is yet to be visited; if it waits on the stack, `piece` reaches back to it."""
    if other not in index:
        return True
    if other in on_stack:
        low[piece] = min(low[piece], index[other])
    return False


def _cut(stack: list[int], piece: int, on_stack: set[int]) -> list[int]:
    at = stack.index(piece)
    ring = stack[at:]
    del stack[at:]
    on_stack.difference_update(ring)
    return ring
