"""Two layers of spaCy's embedding, replaced during training only; the shipped pipeline runs spaCy's own.

* Character embedding: one gather for the whole batch, and gradients that add up where a letter occurs
  twice (spaCy's backward pass keeps only the last one, document by document).
* Word dropout: some words get a random identity, as unknown words have, so that the model learns to
  tell them by their letters and their neighbours.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from spacy.tokens import Doc
from thinc.api import Model

Forward = tuple[list[Any], Callable[..., Any]]


def fast_characters(model: Model[Any, Any], docs: list[Doc], is_train: bool) -> Forward:
    """Forward pass of the character embedding over all documents at once."""
    del is_train
    table = model.get_param("E")
    size, width = model.get_dim("nC"), model.get_dim("nM")
    ids = np.concatenate([doc.to_utf8_array(nr_char=size) for doc in docs])
    places = np.arange(size)
    vectors = table[places, ids].reshape((len(ids), size * width))
    splits = np.cumsum([len(doc) for doc in docs])[:-1]

    def backprop(d_output: list[Any]) -> list[Any]:
        d_vectors = np.concatenate(d_output).reshape((len(ids), size, width))
        d_table = np.zeros_like(table)
        np.add.at(d_table, (np.broadcast_to(places, ids.shape), ids), d_vectors)
        model.inc_grad("E", d_table)
        return []

    return np.split(vectors, splits), backprop


def word_dropout(rate: float, rng: np.random.Generator) -> Callable[..., Any]:
    """A feature extractor that replaces the first column (the word) at random while training."""

    def forward(model: Model[Any, Any], docs: list[Doc], is_train: bool) -> Forward:
        columns = model.attrs["columns"]
        shapes = [(len(doc), len(columns)) for doc in docs]
        features = [
            doc.to_array(columns).reshape(shape).astype("uint64") for doc, shape in zip(docs, shapes, strict=True)
        ]
        if is_train and rate:
            for array in features:
                chosen = rng.random(len(array)) < rate
                array[chosen, 0] = rng.integers(1, 2**63, size=int(chosen.sum()), dtype="uint64")
        return features, lambda _: []

    return forward


def prepare(tok2vec: Model[Any, Any], rate: float, seed: int) -> Callable[[], None]:
    """Put the training layers in; the returned function puts spaCy's own back."""
    rng = np.random.default_rng(seed)
    undo: list[tuple[Model[Any, Any], Any]] = []
    for node in tok2vec.walk():
        if node.name == "charembed":
            undo.append((node, node._func))
            node._func = fast_characters
        elif node.name == "extract_features" and len(node.attrs["columns"]) > 1:
            undo.append((node, node._func))
            node._func = word_dropout(rate, rng)

    def restore() -> None:
        for node, original in undo:
            node._func = original

    return restore
