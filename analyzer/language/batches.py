"""Whether sentences may go through a pipeline together: only where each then reads bit for bit as it does alone.

What a sentence says must not depend on what stands beside it. Most matrix products round otherwise when more rows are
multiplied at once (OpenBLAS, MKL, GPUs); those of BLIS, which spaCy brings, treat every row alike. Nobody promises
that, so it is tried out once for each pipeline, and where it fails, sentences are read one at a time.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from spacy.language import Language

_ROWS = 61
_TAKEN = (1, 2, 3, 4, 5, 7, 8, 9, 16, 22, 31, 33)  # numbers of rows that a short and a long sentence may bring
_SHAPES = ((96, 288), (288, 288), (96, 700), (64, 128), (300, 96))  # inner and outer sizes of spaCy's layers


def reads_alike_in_batches(nlp: Language) -> bool:
    """Tell whether every layer of `nlp` multiplies the rows of a batch as it multiplies each of them alone."""
    found = list(_layers(nlp))
    if any(node.shims for node in found):  # PyTorch and the like do their own arithmetic
        return False
    return all(_rows_alike(ops) for ops in {id(node.ops): node.ops for node in found}.values())


def _layers(nlp: Language) -> Iterator[Any]:
    for _, component in nlp.pipeline:
        model: Any = getattr(component, "model", None)
        if hasattr(model, "walk"):
            yield from model.walk()


@lru_cache(maxsize=8)
def _rows_alike(ops: Any) -> bool:
    return all(_product_alike(ops, inner, outer) for inner, outer in _SHAPES)


def _product_alike(ops: Any, inner: int, outer: int) -> bool:
    import numpy as np

    rows = ops.asarray2f(np.sin(np.arange(_ROWS * inner, dtype="f")).reshape(_ROWS, inner))
    weights = ops.asarray2f(np.cos(np.arange(outer * inner, dtype="f")).reshape(outer, inner))
    whole = ops.gemm(rows, weights, trans2=True)
    return all(bool((ops.gemm(rows[:n], weights, trans2=True) == whole[:n]).all()) for n in _TAKEN)
